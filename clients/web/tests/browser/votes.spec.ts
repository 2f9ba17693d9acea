// What those who are there may decide about somebody who is not.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { it } from '../../src/text/it';
import { expectAccessible } from './kit/axe';
import { begin, gather, leaveInMidTurn } from './kit/company';
import { isEnglish, spoken } from './kit/english';
import { expect, test } from './kit/hours';
import { expectNoSideways, PHONE } from './kit/phone';
import { button, chip, fromMenu } from './kit/room';
import { answer, isAsked, overCard, prompt } from './kit/table';

const NAMES = ['Anna', 'Bruno', 'Carla'] as const;
const RULES = { options: { first_player: '0', failure_limit: '5' } };
const DAYS = { kind: 'days', seconds: 0, increment: 0, days: 2 } as const;
const DAY = 86_400;

const { bot } = en.absence.choices;
/** The server looks at how things stand when somebody pauses, and when they go on. */
async function lookAgain(page: Page): Promise<void> {
  await fromMenu(page, en.table.pause);
  await button(page, en.table.goOn).click();
  await expect(button(page, en.table.goOn)).toHaveCount(0);
}

const waits = (page: Page) => page.getByText(/Anna is away\.\s+The table waits/);

test('who disagrees waits; in words of both languages, wide and on the phone', async ({
  visitor,
  own,
}) => {
  const company = await gather(visitor, NAMES, [], RULES);
  const [, bruno, carla] = company.pages as [Page, Page, Page];
  await begin(company);
  await leaveInMidTurn(company);
  await expect(waits(bruno)).toBeVisible();
  own.pass(181);
  await lookAgain(bruno);
  await carla.setViewportSize(PHONE.viewport);
  await fromMenu(carla, en.app.settings);
  await carla.getByRole('dialog').getByLabel('Italiano').check();
  await carla.getByRole('dialog').getByRole('button', { name: it.app.close }).click();

  await button(bruno, bot).click();
  await button(carla, it.absence.choices.call_off).click();
  await expect(bruno.getByText(en.absence.wants.call_off('Carla'))).toBeVisible();
  await expect(carla.getByText(it.absence.wants.bot('Bruno'))).toBeVisible();
  await expect(button(bruno, bot)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(bruno, 'Anna')).not.toContainText(en.table.botPlays);
  await expectAccessible(bruno, 'a vote');
  await expectAccessible(carla, 'a vote, on the phone');
  await expectNoSideways(carla);
  expect((await spoken(carla)).filter(isEnglish)).toEqual([]);

  // A vote is taken back by another click.
  await button(carla, it.absence.choices.call_off).click();
  await expect(bruno.getByText(en.absence.wants.call_off('Carla'))).toHaveCount(0);
  await button(carla, it.absence.choices.bot).click();
  await expect(chip(bruno, 'Anna')).toContainText(en.table.botPlays);
});

test('patience stands still in a pause, and is not refilled by coming back', async ({
  visitor,
  own,
}) => {
  const company = await gather(visitor, NAMES, [], RULES);
  await begin(company);
  const [, bruno] = company.pages as [Page, Page];
  const anna = await leaveInMidTurn(company);
  await expect(waits(bruno)).toBeVisible();
  await fromMenu(bruno, en.table.pause);
  await expect(prompt(bruno)).toHaveText(en.table.paused('Bruno'));
  own.pass(181);
  await button(bruno, en.table.goOn).click();
  await expect(waits(bruno)).toBeVisible();

  own.pass(100);
  await lookAgain(bruno);
  const back = await anna.context().newPage();
  await back.goto(`/t/${company.room}`);
  expect(await isAsked(back)).toBe(true);
  await expect(waits(bruno)).toHaveCount(0);
  await back.close();
  await expect(waits(bruno)).toBeVisible();
  own.pass(100);
  await lookAgain(bruno);
  await expect(button(bruno, bot)).toBeVisible();
});

test('who comes back after long ends the vote, and looks at the table in peace', async ({
  visitor,
  own,
}) => {
  const company = await gather(visitor, NAMES, [], RULES);
  await begin(company);
  const [, bruno] = company.pages as [Page, Page];
  const anna = await leaveInMidTurn(company);
  await expect(waits(bruno)).toBeVisible();
  own.pass(15 * 60);
  await lookAgain(bruno);
  await button(bruno, bot).click();
  await expect(button(bruno, bot)).toHaveAttribute('aria-pressed', 'true');
  const back = await anna.context().newPage();
  await back.goto(`/t/${company.room}`);
  expect(await isAsked(back)).toBe(true);
  await expect(button(bruno, bot)).toHaveCount(0);
  await expect(chip(bruno, 'Anna')).not.toContainText(en.table.offline);
  await expect(back.getByText(en.absence.areYouThere)).toHaveCount(0);
  await answer(back);
});

test('over days two deadlines are waited for, and who is silent does not count', async ({
  visitor,
  own,
}) => {
  const company = await gather(visitor, NAMES, [], { ...RULES, clock: DAYS });
  await begin(company);
  const [, bruno, carla] = company.pages as [Page, Page, Page];
  await leaveInMidTurn(company);
  // Who loads a page anew makes the server look at the table some seconds later.
  const nextDeadline = async (): Promise<void> => {
    await carla.reload();
    await expect(prompt(carla)).toBeVisible();
    own.pass(2 * DAY + 1);
  };
  const log = bruno.getByRole('complementary', { name: en.table.panel });
  const missed = log.getByText('Time is up for Anna: the clock has answered.');
  await nextDeadline();
  await expect(missed).toHaveCount(1);
  for (const page of [bruno, carla]) {
    expect(await isAsked(page)).toBe(true);
    await answer(page);
  }
  await expect(prompt(bruno)).toHaveText(en.table.waitingFor('Anna'));
  await expect(button(bruno, bot)).toHaveCount(0);
  await nextDeadline();
  await expect(missed).toHaveCount(2);
  await button(bruno, bot).click();
  await expect(carla.getByText(en.absence.wants.bot('Bruno'))).toBeVisible();
  await expect(chip(bruno, 'Anna')).not.toContainText(en.table.botPlays);
  await nextDeadline();
  await expect(chip(bruno, 'Anna')).toContainText(en.table.botPlays);
});

test('who would like to call the game off says so, and the others agree or not', async ({
  visitor,
}) => {
  const company = await gather(visitor, ['Anna', 'Bruno'], [], RULES);
  const [anna, bruno] = company.pages as [Page, Page];
  await begin(company);
  await bruno.setViewportSize(PHONE.viewport);
  const before = await prompt(bruno).boundingBox();
  const wish = async (): Promise<void> => {
    await fromMenu(anna, en.table.abort);
    await anna.getByRole('dialog').getByRole('button', { name: en.table.abort }).click();
    await expect(bruno.getByText(en.table.abortWanted('Anna'))).toBeVisible();
  };
  await wish();
  // The question keeps its place beside it.
  expect((await prompt(bruno).boundingBox())?.height).toBe(before?.height);
  await expectAccessible(bruno, 'somebody would like to call the game off, on the phone');
  await button(anna, en.table.abortNot).click();
  await expect(bruno.getByText(en.table.abortWanted('Anna'))).toHaveCount(0);
  await wish();
  await button(bruno, en.table.abort).last().click();
  for (const page of [anna, bruno])
    await expect(overCard(page).getByRole('heading')).toHaveText(en.table.aborted);
});
