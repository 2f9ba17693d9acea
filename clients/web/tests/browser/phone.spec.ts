// A phone of 390 by 844: everything in reach, nothing beside the screen, nothing over the choices.

import { en } from '../../src/text/en';
import { expect, test } from './kit/test';
import { expectNoSideways, expectNothingOver, PHONE } from './kit/phone';
import { answer, isAsked, playMlem, prompt } from './kit/table';
import { arrive, finishedGame, isAnalysed } from './kit/wire';

test('a game on the phone', async ({ visitor }) => {
  const page = await visitor(PHONE);
  await page.goto('/');
  await expect(page.getByRole('link', { name: en.home.newTable }).first()).toBeVisible();
  await expectNoSideways(page);
  await playMlem(page);

  for (let decision = 0; decision < 8 && (await isAsked(page)); decision++) {
    await expect(prompt(page)).toBeInViewport();
    await expectNoSideways(page);
    await expectNothingOver(page);
    await answer(page);
  }
});

test('the drawer with log and chat opens and closes', async ({ visitor }) => {
  const page = await visitor(PHONE);
  await playMlem(page);
  await isAsked(page);
  const drawer = page.getByRole('complementary', { name: en.table.panel });
  await expect(drawer).not.toBeInViewport();
  await page.getByRole('button', { name: en.table.log, exact: true }).first().tap();
  await expect(drawer).toBeInViewport();
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  await drawer.getByRole('button', { name: /^Chat/ }).tap();
  await page.getByLabel(en.table.chatPlaceholder).fill('From the phone');
  await page.getByRole('button', { name: en.table.send }).tap();
  await expect(drawer.getByText('From the phone')).toBeVisible();
  await expectNoSideways(page);
  await drawer.getByRole('button', { name: en.app.close }).tap();
  await expect(drawer).not.toBeInViewport();
  await answer(page);
});

test('the other screens fit the phone, too', async ({ visitor }) => {
  const page = await visitor(PHONE);
  await arrive(page);
  const match = await finishedGame(page);
  await isAnalysed(page, match);
  for (const [path, ready] of [
    ['/new/mlem', en.setup.create],
    ['/history', en.history.replay],
    ['/ratings/mlem', en.ratings.title('MLEM: Space Agency')],
    ['/rules/mlem', 'ML-TAKE-1'],
    ['/learn/mlem', en.learn.begin],
    ['/settings', en.profile.create],
    [`/verify/${match}`, en.verify.check],
    [`/m/${match}?at=9`, en.replay.happened],
    [`/m/${match}/end`, en.end.decisive],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(ready).first()).toBeVisible();
    await expectNoSideways(page);
  }
});
