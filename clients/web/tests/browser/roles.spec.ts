// A whole game by roles and names alone, as a screen reader meets it.

import type { Page } from '@playwright/test';
import { en } from '../../src/text/en';
import { expect, test } from './kit/test';
import { choice, choiceNames, hasty, isAsked, overCard, prompt } from './kit/table';
import { gameTexts, matcher } from './kit/texts';

const texts = gameTexts('text/en.json');
const patterns = (prefix: string): [string, RegExp][] =>
  Object.entries(texts)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, pattern]) => [key.slice(prefix.length), matcher(pattern)]);

const PROMPTS = patterns('prompt.');
/** What may be answered to each question. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  mission_discard: ['return_mission'],
  board: ['board'],
  roll: ['roll'],
  post_roll: ['keep_result', 'reroll'],
  select: ['use_face', 'use_booster', 'use_extra', 'use_keep', 'confirm', 'accept_crash'],
  land: ['stay', 'land_planet', 'land_points', 'deep'],
  deep_shift: ['deep', 'land_planet', 'land_points'],
  parachute: ['land_planet', 'land_points', 'home'],
};
const OPTIONS = new Map(patterns('option.'));
const CATS = patterns('cat.')
  .filter(([key]) => !key.includes('.'))
  .map(([key]) => texts[`cat.${key}`]);

/** The live region has said which question it is; its kind. */
async function heard(page: Page): Promise<string> {
  const said = await prompt(page).innerText();
  const kinds = PROMPTS.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind);
  expect(kinds, said).toHaveLength(1);
  return kinds[0] ?? '';
}

function isAnswerTo(kind: string, name: string): boolean {
  if (kind === 'board') return CATS.includes(name);
  return (ANSWERS[kind] ?? []).some((option) => OPTIONS.get(option)?.test(name));
}

test('a whole game by role and name, with the prompt heard after every decision', async ({
  page,
}) => {
  await page.goto('/new/mlem');
  await page.getByRole('combobox', { name: en.setup.seatsCount }).selectOption('3');
  await page.getByRole('button', { name: en.setup.fillBots }).click();
  await page.getByRole('switch', { name: /^Secret missions/ }).check();
  await page.getByRole('switch', { name: /^UFO/ }).check();
  await page.getByText(en.setup.details).click();
  await page.getByRole('spinbutton', { name: /^Failure limit/ }).fill('5');
  await page.getByRole('button', { name: en.setup.create }).click();
  await page.getByRole('button', { name: en.lobby.ready }).click();

  const met = new Set<string>();
  while (await isAsked(page)) {
    const kind = await heard(page);
    met.add(kind);
    const names = await choiceNames(page);
    for (const name of names) expect(isAnswerTo(kind, name), `${name} to ${kind}`).toBe(true);
    const wish = names[hasty(names)] ?? '';
    await choice(page, wish).click();
    await expect(prompt(page)).not.toHaveText('');
  }
  for (const kind of ['mission_discard', 'board', 'land']) expect(met).toContain(kind);
  await expect(prompt(page)).toHaveText(en.table.over);
  await expect(overCard(page).getByRole('heading')).toHaveText(/wins?!$|^You win!$/);
});
