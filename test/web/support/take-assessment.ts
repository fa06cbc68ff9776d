import type { Page } from 'playwright-core';
import type { TestOrganization } from '../../support/local-stage.ts';
import { tabTo } from './dashboard.ts';

/** Makes a new assessment of a new candidate; returns its id and its link. */
export async function inviteTo(
  owner: TestOrganization,
  kind: string,
  template = {},
  more = {},
): Promise<{ id: string; url: string }> {
  const name = `Template ${crypto.randomUUID()}`;
  const { body: made } = await owner.api.post('/v1/assessment-templates', { name, kind, ...template });
  const { body: candidate } = await owner.api.post('/v1/candidates', { first_name: 'Ada' });
  const body = { template_id: made.id, candidate_id: candidate.id, ...more };
  const answer = await owner.api.post('/v1/assessments', body);
  if (answer.status !== 201) throw new Error(answer.text);
  return { id: answer.body.id, url: answer.body.invitation.url };
}

/** The heading, which has the focus when it is new. */
export const heading = (page: Page, text: string) => page.locator('h1:focus', { hasText: text });

export const questionIs = (page: Page, number: number) => heading(page, `Question ${number} of`).waitFor();
export const totalOf = async (page: Page) =>
  Number(/Question \d+ of (\d+)/.exec((await page.locator('h1').textContent()) ?? '')?.[1]);

/** Answers the question that is shown. */
type Answer = (page: Page) => Promise<void>;

export const byMouse: Answer = async (page) => {
  if (await page.locator('form.task').count()) return page.getByRole('button', { name: 'Hand in' }).click();
  if (await page.locator('.choice').count()) await page.locator('.choice').nth(2).click();
  else await page.locator('#answer').fill('3');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
};

/** From the heading, which has the focus. */
export const byKeyboard: Answer = async (page) => {
  if (await page.locator('form.task').count()) {
    await tabTo(page, 'Your code');
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await page.keyboard.type('return 1;');
    await page.keyboard.press('Escape');
    await tabTo(page, 'Hand in and go on');
    return page.keyboard.press('Enter');
  }
  const isChoice = (await page.locator('.choice').count()) > 0;
  await page.keyboard.press('Tab');
  await page.keyboard.press(isChoice ? 'Space' : '3');
  if (isChoice) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

/**
 * Answers all questions from the first one on; the heading of each has the focus. `before` is called with the number of each
 * question and returns true if it answered it itself.
 */
export async function answerAll(
  page: Page,
  answer: Answer,
  before: (number: number) => Promise<boolean> = async () => false,
) {
  await questionIs(page, 1);
  const total = await totalOf(page);
  for (let number = 1; number <= total; number += 1) {
    await questionIs(page, number);
    if (!(await before(number))) await answer(page);
  }
  await heading(page, 'You have finished the assessment').waitFor();
}
