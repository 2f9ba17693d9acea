// Monolith in the browser: by clicking on the map, by keys and by touch, in both languages.

import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import type { TableRules } from '../../src/wire/types';
import { expectAccessible } from './kit/axe';
import { isEnglish, spoken } from './kit/english';
import { tabTo } from './kit/keys';
import { expectNoSideways, expectNothingOver, PHONE } from './kit/phone';
import { answer, choice, choiceNames, isAsked, overCard, playOn, prompt } from './kit/table';
import type { Taste } from './kit/table';
import { expect, test, type Visitor } from './kit/test';
import { arrive, openTable } from './kit/wire';

/** Quiet games: nothing but the players moves. */
const QUIET = {
  first_player: '0',
  asteroid_placement: 'random',
  catastrophic_events: 'false',
};

/** A table against quick bots; the visitor begins. */
async function sitDown(page: Page, options: TableRules['options'] = {}, seats = 2): Promise<void> {
  await arrive(page);
  const bots = ['', ...Array.from({ length: seats - 1 }, () => 'greedy')];
  const rules = { game: 'monolith', options: { ...QUIET, ...options } };
  const { room } = await openTable(page, { bots, rules, start: true });
  await page.goto(`/t/${room}`);
  await isAsked(page);
}

const map = (page: Page): Locator => page.getByRole('application');
const END = /^(No more|End your turn|Done with|Niente più|Basta|Fine|Termina|Nessun)/;

/** The first wish that is there; else what ends the phase. */
function wishing(...wishes: readonly RegExp[]): Taste {
  return (names) => {
    const wished = wishes.map((wish) => names.findIndex((name) => wish.test(name)));
    return (
      wished.find((at) => at >= 0) ??
      Math.max(
        0,
        names.findIndex((name) => END.test(name)),
      )
    );
  };
}

const conqueror = wishing(
  /^Humans/,
  /^(Conquer|Raze|Attack)/,
  /^Go/,
  /^Spaceport/,
  /^Furnace/,
  /^Small ship/,
);
const settler = wishing(/^Humans/, /^Furnace/, /^Go: (Cannon|On)/);

/** Answers until the page asks that. */
async function until(page: Page, asked: RegExp, taste: Taste): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await isAsked(page);
    if (asked.test(await prompt(page).innerText())) return;
    await answer(page, taste);
  }
  throw new Error(`Never asked: ${asked}`);
}

/** Answers until that is among the choices. */
async function untilOffered(page: Page, offered: RegExp, taste: Taste): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await isAsked(page);
    if ((await choiceNames(page)).some((name) => offered.test(name))) return;
    await answer(page, taste);
  }
  throw new Error(`Never offered: ${offered}`);
}

/** Where the middle of a cell is on the screen. */
async function cellAt(page: Page, cell: string): Promise<{ x: number; y: number }> {
  return map(page).evaluate((svg, text) => {
    const [x = 0, y = 0] = text.split(',').map(Number);
    const wide = Math.sqrt(3) * 10;
    const point = new DOMPoint(wide * (x + 0.5 + (y % 2) / 2), 15 * y + 10);
    const at = point.matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? undefined);
    return { x: at.x, y: at.y };
  }, cell);
}

async function clickCell(page: Page, cell: string): Promise<void> {
  const { x, y } = await cellAt(page, cell);
  await page.mouse.click(x, y);
}

/** The first cell of the list of cells one could choose. */
async function firstCell(page: Page): Promise<string> {
  const names = await choiceNames(page);
  const go = names.find((name) => name.startsWith('Go')) ?? '';
  return /\((\d+,\d+)\)/.exec(go)?.[1] ?? '';
}

test('a whole short game alone, by clicking', async ({ page }) => {
  await sitDown(page, { round_limit: '7' });
  expect(await playOn(page, conqueror)).toBeGreaterThan(20);
  await expect(overCard(page).getByRole('heading')).toHaveText(/wins?!$|^You win!$/);
  await overCard(page).getByRole('link', { name: en.table.toEnd }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('a faction is a card; its cannon goes where the map glows; it can be undone', async ({
  page,
}) => {
  await sitDown(page);
  await page.getByRole('button', { name: /^Faction: Digitals/ }).click();
  await expect(prompt(page)).toHaveText(/^Where does your free cannon go/);
  const spots = await page.getByLabel('Cells you can choose').locator('option').count();
  expect(spots).toBeGreaterThanOrEqual(12);
  await expect(page.locator('.defence')).toHaveCount(0);
  await choice(page, /^Go ?: Cannon/).click();
  await expect(page.locator('.defence')).not.toHaveCount(0);
  await expect(prompt(page)).toHaveText(/^Build structures/);
  await choice(page, /^Furnace on/).click();
  await expect(prompt(page)).toHaveText(/^Where does the furnace go/);
  // Escape puts the furnace back.
  await map(page).focus();
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveText(/^Build structures/);
});

test('what cannot be paid says why', async ({ page }) => {
  await sitDown(page);
  await until(page, /^Build structures/, settler);
  const tower = page.getByRole('group', { name: 'Not possible now' }).getByRole('button', {
    name: /^Tower/,
  });
  await expect(tower).toHaveAttribute('aria-disabled', 'true');
  await tower.click({ force: true });
  await expect(page.getByText(en.note.title)).toBeVisible();
  await expect(page.getByText(/MO-[A-Z]+-\d/).first()).toBeVisible();
});

const builder = wishing(/^Humans/, /^Go: (Cannon|On)/, /^Small ship at/, /^Furnace/);
/** Furnace, spaceport, then ships. */
async function toTheFirstShip(page: Page): Promise<void> {
  await until(page, /^Where does the furnace go/, wishing(/^Humans/, /^Go: Cannon/, /^Furnace/));
  await choice(page, /^Go/).click();
  await choice(page, /^No more structures/).click();
  await until(page, /^Build structures/, wishing());
  await choice(page, /^Spaceport/).click();
  await choice(page, /^Go/).click();
  await untilOffered(page, /^Small ship 1 on/, builder);
}

test('a ship is picked and moved on the map, by mouse and by keys', async ({ page }) => {
  await sitDown(page);
  await toTheFirstShip(page);
  const ship = page.locator('[data-ship="A1"]');
  const from = await ship.getAttribute('style');
  const box = await ship.boundingBox();
  if (!box) throw new Error('The ship is nowhere.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(prompt(page)).toHaveText(/^What does the small ship 1 .* Actions left: 2/);
  const target = await firstCell(page);
  await clickCell(page, target);
  await expect(prompt(page)).toHaveText(/Actions left: 1/);
  expect(await ship.getAttribute('style')).not.toBe(from);

  // The keys walk over the cells in reach; what they point at is heard, also if somebody is there.
  await map(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.map p[aria-live]')).toHaveText(/^(Move to|Attack)/);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).not.toHaveText(/Actions left/);
});

test('a click elsewhere puts a unit back', async ({ page }) => {
  await sitDown(page);
  await toTheFirstShip(page);
  await choice(page, /^Small ship 1/).click();
  await expect(prompt(page)).toHaveText(/Actions left: 2/);
  await map(page).focus();
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveText(/^Which unit acts/);
});

test('a turn with the keyboard alone', async ({ page }) => {
  await sitDown(page);
  await tabTo(page, 'Humans (home: Fair)');
  await page.keyboard.press('Enter');
  await expect(prompt(page)).not.toHaveText(/^Which faction/);
  for (let decision = 0; decision < 12; decision++) {
    await isAsked(page);
    if ((await prompt(page).innerText()).startsWith('Which unit')) return;
    const names = await choiceNames(page);
    const wished = names[settler(names)] ?? '';
    await tabTo(page, wished);
    await page.keyboard.press(decision % 2 === 0 ? 'Enter' : 'Space');
    await expect.poll(() => choiceNames(page)).not.toEqual(names);
  }
  throw new Error('The turn did not come to its last phase.');
});

test('the map pans and zooms by wheel, drag and keys', async ({ page }) => {
  await sitDown(page);
  await choice(page, /^Humans/).click();
  const box = () => map(page).getAttribute('viewBox');
  const whole = await box();
  await map(page).hover();
  await page.mouse.wheel(0, -600);
  await expect.poll(box).not.toBe(whole);
  const near = await box();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 4 });
  await page.mouse.up();
  expect(await box()).not.toBe(near);
  await map(page).focus();
  await page.keyboard.press('0');
  expect(await box()).toBe(whole);
  await page.keyboard.press('+');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await box()).not.toBe(whole);
  await page.getByRole('button', { name: 'Whole map' }).click();
  expect(await box()).toBe(whole);
});

/** Two people at a table, and somebody who watches. */
async function meet(visitor: Visitor): Promise<readonly [Page, Page, Page]> {
  const [anna, bruno, carla] = [await visitor(), await visitor(), await visitor()];
  for (const page of [anna, bruno, carla]) await arrive(page);
  const rules = { game: 'monolith', options: QUIET };
  const { room } = await openTable(anna, { bots: ['', ''], rules });
  for (const page of [anna, bruno, carla]) await page.goto(`/t/${room}`);
  await bruno.getByRole('button', { name: en.lobby.sit }).click();
  await bruno.getByRole('button', { name: en.lobby.ready }).click();
  await anna.getByRole('button', { name: en.lobby.ready }).click();
  return [anna, bruno, carla];
}

/** Answers for whoever is asked, until the first page is asked that. */
async function both(pages: readonly Page[], asked: RegExp, taste: Taste): Promise<void> {
  const [first] = pages;
  for (let i = 0; i < 60 && first; i++) {
    const page = await Promise.race(
      pages.map(async (each) => {
        await choice(each, /./).first().waitFor();
        return each;
      }),
    );
    if (page === first && asked.test(await prompt(first).innerText())) return;
    await answer(page, taste);
    await expect(prompt(page)).not.toHaveText(en.table.sent);
  }
  throw new Error(`Never asked: ${asked}`);
}

const talk = async (page: Page): Promise<Locator> => {
  await page.getByRole('tab', { name: /^Deals/ }).click();
  return page.getByRole('tabpanel');
};

test('a secret barter and a private note', async ({ visitor }) => {
  const [anna, bruno, carla] = await meet(visitor);
  const pages = [anna, bruno];
  const trader = wishing(/^Humans/, /^Go: (Cannon|On)/, /^Cargo ship at/, /^Furnace/);
  await both(pages, /^Where does the furnace go/, trader);
  await choice(anna, /^Go/).click();
  await choice(anna, /^No more structures/).click();
  await expect(prompt(anna)).not.toContainText('Build structures');
  await both(pages, /^Build structures/, wishing(/^Humans/, /^Go: (Cannon|On)/));
  await choice(anna, /^Spaceport/).click();
  await choice(anna, /^Go/).click();
  const idle = wishing(/^Go/, /^Cargo ship at/);
  await both(pages, /^Where does the cargo ship/, idle);
  await choice(anna, /^Go/).click();
  await expect(anna.locator('[data-ship="A1"]')).toBeVisible();

  const desk = await talk(anna);
  const panel = anna.getByRole('complementary', { name: en.table.panel });
  const chat = panel.getByRole('button', { name: /^Chat/ });
  await expect(chat).toHaveAttribute('aria-pressed', 'false');
  await desk.getByRole('button', { name: /^Offer .* a barter/ }).click();
  // Who makes a deal has the talk of the table beside it.
  await expect(chat).toHaveAttribute('aria-pressed', 'true');
  await desk
    .getByRole('spinbutton', { name: /gives cement/ })
    .first()
    .fill('17');
  await desk
    .getByRole('spinbutton', { name: /gives cement/ })
    .first()
    .blur();
  await desk
    .getByRole('button', { name: /gives biomass: \+1/ })
    .last()
    .click();
  await desk.getByLabel('Cargo ship').selectOption({ index: 1 });
  await desk.getByLabel('Secret: face down').check();
  await expect(desk.getByRole('button', { name: 'Send the offer' })).toBeEnabled();
  await desk.getByRole('button', { name: 'Send the offer' }).click();

  await expect(bruno.getByRole('tab', { name: /^Deals\s*1$/ })).toBeVisible();
  const hers = await talk(bruno);
  await expect(hers).toContainText('17');
  await hers.getByRole('button', { name: /^Accept/ }).click();
  await expect(hers).toContainText('Bill 1');
  await expect(desk.getByRole('img', { name: '0 of 4 legs done' })).toBeVisible();

  // The watcher knows that there is a bill, and nothing of what it says.
  const log = carla.getByRole('complementary', { name: en.table.panel });
  await expect(log).toContainText('bill 1 face down');
  await expect(log).not.toContainText('17 C');

  await desk.getByLabel('A private note').fill('Between us');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(hers).toContainText('Between us');
  await expect(log).toContainText('A note passes');
  await expect(log).not.toContainText('Between us');
});

test('on the phone', async ({ visitor }) => {
  const page = await visitor(PHONE);
  await sitDown(page);
  for (let decision = 0; decision < 12 && (await isAsked(page)); decision++) {
    await expect(prompt(page)).toBeInViewport();
    await expectNoSideways(page);
    await expectNothingOver(page);
    await answer(page, conqueror);
  }
  await expect(map(page)).toBeVisible();
});

test('on a narrow phone a tap on the map builds', async ({ visitor }) => {
  const page = await visitor({ ...PHONE, viewport: { width: 360, height: 740 } });
  await sitDown(page);
  await until(page, /^Where does the furnace go/, settler);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  const site = await page.locator('path.site').last().boundingBox();
  if (!site) throw new Error('No site glows.');
  const spot = await page.evaluate(({ x, y }) => ({ x, y }), {
    x: site.x + site.width / 2,
    y: site.y + 8,
  });
  await page.touchscreen.tap(spot.x, spot.y);
  await expect(prompt(page)).not.toHaveText(/^Where does the furnace go/);
});

test('everything fits on one screen', async ({ page }) => {
  await sitDown(page, {}, 3);
  for (let decision = 0; decision < 16 && (await isAsked(page)); decision++) {
    const room = await page.evaluate(() => {
      const board = document.querySelector('[data-table]')?.parentElement;
      return {
        page: document.documentElement.scrollHeight,
        board: board?.scrollHeight ?? 0,
        seen: board?.clientHeight ?? 0,
      };
    });
    expect(room.page).toBeLessThanOrEqual(720);
    expect(room.board).toBeLessThanOrEqual(room.seen);
    await answer(page, conqueror);
  }
});

test('in Italian no English is left', async ({ visitor }) => {
  const page = await visitor({ locale: 'it-IT' });
  await sitDown(page);
  for (let decision = 0; decision < 10 && (await isAsked(page)); decision++) {
    for (const tab of ['Giocatori', 'Flotta', 'Accordi', 'Novità']) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      expect((await spoken(page)).filter(isEnglish)).toEqual([]);
    }
    await answer(page, (names) => (decision < 3 ? 0 : decision % names.length));
  }
  await expect(page.getByRole('button', { name: it.table.undo })).toBeVisible();
});

test('without barriers', async ({ page }) => {
  await sitDown(page, {}, 3);
  await expectAccessible(page, 'factions');
  await until(page, /^Build structures/, settler);
  await expectAccessible(page, 'structures');
  await toTheFirstShip(page);
  for (const tab of ['Fleet', 'Deals', 'News', 'Players']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expectAccessible(page, tab);
  }
  await page.getByRole('tab', { name: /^Deals/ }).click();
  await page
    .getByRole('button', { name: /^Offer .* a barter/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Drop the draft' })).toBeVisible();
  await expectAccessible(page, 'an offer');
  await choice(page, /^Small ship 1/).click();
  await expectAccessible(page, 'a ship');
});

test('the board can be heard', async ({ page }) => {
  await sitDown(page);
  await until(page, /^Build structures/, settler);
  const words = page.getByRole('region', { name: 'Board in words' });
  await expect(words).toContainText(
    /P\d+ around \(\d+,\d+\): (small|medium|large), Fair, owned by/,
  );
  await expect(words).toContainText('Asteroids: (');
  await expect(words).toContainText('1 planet. Units: –.');
});

test('many players have a map of the map', async ({ page }) => {
  await sitDown(page, {}, 5);
  await expect(page.locator('.map > svg')).toHaveCount(1);
  await page.getByRole('button', { name: 'Closer' }).click();
  await page.getByRole('button', { name: 'Closer' }).click();
  await expect(page.locator('.map > svg')).toHaveCount(2);
});
