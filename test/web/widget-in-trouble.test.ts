/** The widget when answers are lost, URLs expire, people go back, or use no mouse. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdf } from '../e2e/support/fill-in-form.ts';
import { type CareerSite, startCareerSite, widgetOf } from './support/career-site.ts';
import { loseAnswers, refusePuts } from './support/lose-answers.ts';

let site: CareerSite;
let owner: Awaited<ReturnType<CareerSite['newOrganization']>>;
let jobId: string;
beforeAll(async () => {
  site = await startCareerSite();
}, 180_000);
afterAll(() => site?.stop());
beforeEach(async () => {
  owner = await site.newOrganization();
  jobId = (await owner.api.post('/v1/jobs', { name: 'Nurse', is_draft: false })).body.id;
});

const open = (attributes = '') => site.open({ body: widgetOf(site.stage, owner.publishableKey, attributes) });
const applications = async () => (await owner.api.get('/v1/applications?expand=submission')).body.data;
async function fillIn(page: Page, cv = true): Promise<void> {
  await page.getByRole('button', { name: 'Apply for this job' }).first().click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('E-mail address').fill('ada@example.com');
  if (cv) await page.getByLabel('CV (optional)').setInputFiles(pdf('ada.pdf'));
  await page.getByLabel('I agree').check();
}
const send = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();
const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you for your application' }).waitFor();
const stored = () =>
  expect
    .poll(
      async () => {
        const [{ id }] = await applications();
        const { body } = await owner.api.get(`/v1/applications/${id}`);
        return body.submission.attachments.map(({ status }: { status: string }) => status);
      },
      { timeout: 30_000 },
    )
    .toEqual(['stored']);

describe('a form whose answer is lost', { timeout: 120_000 }, () => {
  it('says so, keeps what was entered, and is stored once however often it is sent', async () => {
    const { page, close } = await open(`job="${jobId}"`);
    await fillIn(page);
    const line = await loseAnswers(page, /\/v1\/applications$/);
    await send(page);
    await page.getByText('We could not be reached.').waitFor();
    expect(line.lost()).toBe(3);
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await line.stop();
    await send(page);
    await thanks(page);
    expect(await applications()).toHaveLength(1);
    await stored();
    await close();
  });

  it('and that was changed since says which version was stored, and sends its file', async () => {
    const { page, close } = await open(`job="${jobId}"`);
    await fillIn(page);
    const line = await loseAnswers(page, /\/v1\/applications$/);
    await send(page);
    await page.getByText('We could not be reached.').waitFor();
    await line.stop();
    await page.getByLabel('First name').fill('Eva');
    await send(page);
    await thanks(page);
    expect(await page.getByText('The version that you had sent before was stored.').isVisible()).toBe(true);
    expect((await applications()).map((one: { submission: object }) => one.submission)).toMatchObject([
      { first_name: 'Ada' },
    ]);
    await stored();
    await close();
  });

  it('is sent by itself when the page is online again', async () => {
    const { page, close } = await open(`job="${jobId}"`);
    await fillIn(page, false);
    await page.context().setOffline(true);
    await send(page);
    await page.getByText('You are offline.').waitFor();
    await page.context().setOffline(false);
    await thanks(page);
    expect(await applications()).toHaveLength(1);
    await close();
  });

  it('that is pressed five times is stored once', async () => {
    const { page, close } = await open(`job="${jobId}"`);
    await fillIn(page, false);
    const button = page.getByRole('button', { name: 'Send application' });
    await button.evaluate(
      '(button => { for (let i = 0; i < 5; i++) button.click(); })(document.querySelector("hiring-jobs").shadowRoot.querySelector("[type=submit]"))',
    );
    await thanks(page);
    expect(await applications()).toHaveLength(1);
    await close();
  });
});

describe('a file', { timeout: 120_000 }, () => {
  it('whose URL has expired goes to a new one', async () => {
    const { page, close } = await open(`job="${jobId}"`);
    await fillIn(page);
    const refused = await refusePuts(page, [403]);
    const renewed = page.waitForRequest(/\/v1\/applications\/app_\w+\/uploads$/);
    await send(page);
    await renewed;
    await thanks(page);
    expect(refused()).toBe(1);
    expect(await applications()).toHaveLength(1);
    await stored();
    await close();
  });

  it('that an earlier try has stored counts as arrived', async () => {
    const { page, close } = await open(`job="${jobId}"`);
    await fillIn(page);
    await refusePuts(page, [412]);
    await send(page);
    await page.getByText('Your application for “Nurse” has arrived.').waitFor();
    await close();
  });

  it('that does not arrive is named, and sent again without another application', async () => {
    const { page, events, close } = await open(`job="${jobId}"`);
    await fillIn(page);
    await refusePuts(page, [0, 503, 0]);
    await send(page);
    await page.getByText('not all of its files: ada.pdf').waitFor({ timeout: 30_000 });
    expect((await events()).map(({ type }) => type)).toContain('hiring:applied');
    await page.getByRole('button', { name: 'Send files again' }).click();
    await page.getByText('Your application for “Nurse” has arrived.').waitFor();
    expect(await applications()).toHaveLength(1);
    await stored();
    await close();
  });

  it('of more than 10 MB or of another type is refused at its field, and nothing is sent', async () => {
    const { page, close } = await open(`job="${jobId}"`);
    await fillIn(page);
    const field = page.getByLabel('CV (optional)');
    await field.setInputFiles(pdf('big.pdf', new Uint8Array(10_485_761)));
    await send(page);
    await page.getByText('This file is larger than 10 MB.').waitFor();
    await field.setInputFiles(pdf('ada.exe'));
    await send(page);
    await page.getByText('Files of this type are not accepted.').waitFor();
    expect(await page.locator('hiring-jobs input:focus').getAttribute('type')).toBe('file');
    expect(await applications()).toEqual([]);
    await field.setInputFiles(pdf('ada.pdf'));
    await send(page);
    await thanks(page);
    await close();
  });
});

describe('the way back', { timeout: 120_000 }, () => {
  it('of the browser leads from a job to the list and forward again; the form keeps what was entered', async () => {
    const { page, complaints, close } = await open();
    await page.getByRole('link', { name: 'Nurse' }).click();
    await fillIn(page, false);
    await page.getByRole('button', { name: 'Back to the job' }).click();
    await page.getByRole('button', { name: 'Apply for this job' }).first().click();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await page.goBack();
    await page.getByText('1 open job').waitFor();
    await page.goForward();
    await page.locator('hiring-jobs h2:focus', { hasText: 'Nurse' }).waitFor();
    await page.getByRole('button', { name: 'All jobs' }).click();
    await page.getByText('1 open job').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('of a page that shows jobs itself is left to it', async () => {
    const { page, close } = await open();
    await page.evaluate(
      `document.addEventListener('hiring:open', (event) => { event.preventDefault(); window.asked = event.detail; })`,
    );
    await page.getByRole('link', { name: 'Nurse' }).click();
    expect(await page.evaluate('window.asked')).toMatchObject({
      job_id: jobId,
      url: expect.stringContaining('/careers/'),
    });
    expect(await page.getByText('1 open job').isVisible()).toBe(true);
    await close();
  });
});

describe('a job', { timeout: 120_000 }, () => {
  it('that is closed is not there, and one that closes while the form is filled in says so', async () => {
    const { page, close } = await open(`job="${jobId}"`);
    await fillIn(page, false);
    await owner.api.post(`/v1/jobs/${jobId}/close`);
    await send(page);
    await page.getByText('This job does not take applications at the moment.').waitFor();
    await page.reload();
    await page.getByText('This job is not open any more.').waitFor();
    await close();
  });

  it('is applied for by keyboard alone', async () => {
    const { page, complaints, close } = await open();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole('link', { name: 'Nurse' }).waitFor();
    await press('Tab', 'Enter');
    await page.locator('hiring-jobs h2:focus', { hasText: 'Nurse' }).waitFor();
    await press('Tab', 'Enter');
    await page.locator('hiring-jobs h2:focus', { hasText: 'Apply: Nurse' }).waitFor();
    await press('Tab');
    await page.keyboard.type('Ada');
    await press('Tab', 'Tab');
    await page.keyboard.type('ada at example');
    await press('Enter');
    await page.getByText('Enter an e-mail address').waitFor();
    expect(await page.locator('hiring-jobs input:focus').inputValue()).toBe('ada at example');
    await press('Control+a');
    await page.keyboard.type('ada@example.com');
    // Phone, place, link, CV, cover letter, consent.
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Space', 'Enter');
    await thanks(page);
    expect(await applications()).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });
});
