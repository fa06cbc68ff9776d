import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOrganization } from '../support/local-stage.ts';
import { type CareerSite, type OpenPage, startCareerSite } from './support/career-site.ts';
import { tabTo } from './support/dashboard.ts';
import { takePicture, violationsIn } from './support/look.ts';
import { loseAnswers } from './support/lose-answers.ts';
import { answerAll, byKeyboard, byMouse, heading, inviteTo, questionIs } from './support/take-assessment.ts';

let site: CareerSite;
let owner: TestOrganization;
beforeAll(async () => {
  site = await startCareerSite();
  owner = await site.newOrganization();
}, 180_000);
afterAll(() => site?.stop());

const statusOf = async (id: string) => (await owner.api.get(`/v1/assessments/${id}`)).body.status;
/** The browser complains of every refused request and of a lost network. */
const complaintsOf = ({ complaints }: OpenPage) =>
  complaints.filter((one) => !/Failed to load resource/.test(one));
const kinds = [
  ['disc_o', {}],
  ['general', {}],
  ['developer', { code_language: 'python' }],
] as const;

describe.each(kinds)('an assessment of the kind %s', { timeout: 300_000 }, (kind, template) => {
  it('is taken by mouse from its invitation to the report', async () => {
    const return_url = 'https://jobs.example.com/';
    const { id, url } = await inviteTo(owner, kind, { ...template, candidate_report: true }, { return_url });
    const opened = await site.openOwn(url);
    const { page } = opened;
    await page.getByText('Testing Ltd invites you').waitFor();
    await page.getByRole('button', { name: 'Begin without an example' }).click();
    await answerAll(page, byMouse);
    expect(await statusOf(id)).toBe('completed');
    const back = page.getByRole('link', { name: 'Back to Testing Ltd' });
    expect(await back.getAttribute('href')).toBe(return_url);
    // The session of the tab leads to the report, also after a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Read your report' }).click();
    await page.locator('article h1:focus').waitFor();
    const bars = { disc_o: 5, general: 1, developer: 0 };
    expect(await page.locator('article svg .band').count()).toBe(bars[kind]);
    expect(await violationsIn(page)).toEqual([]);
    await takePicture(page, 'light and wide', `${kind} report`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the report as PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('assessment-report.pdf');
    expect(complaintsOf(opened)).toEqual([]);
    await opened.close();
  });

  it('is taken by keyboard alone, with its examples', async () => {
    const { id, url } = await inviteTo(owner, kind, template);
    const opened = await site.openOwn(url);
    const { page } = opened;
    await tabTo(page, 'Begin with an example');
    await page.keyboard.press('Enter');
    for (const next of kind === 'general'
      ? ['Next example', 'Begin with question 1']
      : ['Begin with question 1']) {
      await heading(page, 'Example').waitFor();
      await byKeyboard(page);
      await page.locator('main [role=status].notice').waitFor();
      await tabTo(page, next);
      await page.keyboard.press('Enter');
    }
    await answerAll(page, byKeyboard);
    expect(await statusOf(id)).toBe('completed');
    expect(complaintsOf(opened)).toEqual([]);
    await opened.close();
  });

  it('goes on after a reload, an outage and an end of the session, and loses no answer', async () => {
    const parts = kind === 'developer' ? { developer_parts: ['reading', 'tasks'] } : {};
    const { id, url } = await inviteTo(owner, kind, { ...template, ...parts });
    const opened = await site.openOwn(url);
    const { page } = opened;
    await page.getByRole('button', { name: 'Begin without an example' }).click();
    await answerAll(page, byMouse, async (number) => {
      if (number === 2) {
        await page.reload();
        await questionIs(page, 2);
      }
      if (number === 3) {
        // Opened again elsewhere, the link ends the session of this page.
        const token = new URL(url).hash.slice(1);
        expect((await site.stage.api().post('/v1/assessment-sessions', { token })).status).toBe(201);
      }
      if (number === 6) {
        // The answer arrives, and its response does not.
        const lost = await loseAnswers(page, /\/answers$/);
        await byMouse(page);
        await page.getByText('There is no connection.').waitFor();
        await lost.stop();
        await page.getByRole('button', { name: 'Try now' }).click();
        await questionIs(page, 7);
        return true;
      }
      if (number !== 4) return false;
      await page.context().setOffline(true);
      await byMouse(page);
      await page.getByText('There is no connection.').waitFor();
      expect(await page.locator('.choice :checked, #answer').inputValue()).not.toBe('');
      expect(await violationsIn(page)).toEqual([]);
      await takePicture(page, 'light and wide', `${kind} without a connection`);
      await page.context().setOffline(false);
      await page.getByText('The connection is back.').waitFor();
      await questionIs(page, 5);
      await page.reload();
      await questionIs(page, 5);
      return true;
    });
    const { body } = await owner.api.get(`/v1/assessments/${id}/responses`);
    const items = body.items.map(({ item_id }: { item_id: string }) => item_id);
    expect(new Set(items).size).toBe(items.length);
    expect(body.items[3].value).not.toBe('');
    expect(complaintsOf(opened)).toEqual([]);
    await opened.close();
  });
});
