/** The chat in which people apply, in a real browser: by mouse, by keyboard alone, with a reload, an outage and a human. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdf } from '../e2e/support/fill-in-form.ts';
import { type CareerSite, startCareerSite } from './support/career-site.ts';
import { takePicture, violationsIn } from './support/look.ts';

let site: CareerSite;
let owner: Awaited<ReturnType<CareerSite['newOrganization']>>;
let url: string;
let jobPage: string;
beforeAll(async () => {
  site = await startCareerSite();
}, 180_000);
afterAll(() => site?.stop());

beforeEach(async () => {
  owner = await site.newOrganization();
  const options = ['Days', 'Nights'].map((label) => ({ value: label.toLowerCase(), label }));
  const fields = [
    { key: 'shift', label: 'Which shift?', type: 'single_select', required: true, options },
    { key: 'start', label: 'When can you start?', type: 'date' },
  ];
  const sent = { name: 'Nurse', is_draft: false, application_form: { fields } };
  const { body } = await owner.api.post('/v1/jobs', sent);
  jobPage = body.urls.portal;
  url = `${jobPage}/chat?lang=en`;
});

const asks = (page: Page, text: string) => page.locator('.log .program', { hasText: text }).last().waitFor();
const write = async (page: Page, text: string) => {
  await page.locator('#answer').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const choose = async (page: Page, name: string) => {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const applications = async () => (await owner.api.get('/v1/applications?expand=submission')).body.data;

/** From the consent to the CV. */
async function toCv(page: Page): Promise<void> {
  await asks(page, 'Do you agree');
  await choose(page, 'Yes');
  await asks(page, 'first name');
  await write(page, 'Ada');
  await asks(page, 'last name');
  await write(page, 'Byron');
  await asks(page, 'e-mail address');
  await write(page, 'ada');
  await asks(page, 'This is not an e-mail address');
  await write(page, 'ada@example.com');
  await asks(page, 'Which shift?');
  await choose(page, 'Nights');
  await asks(page, 'When can you start?');
  await page.locator('#answer').fill('2027-03-04');
  await press(page, 'Send');
  const confirms = page.locator('.log .program', { hasText: 'Is that right' }).last();
  await confirms.waitFor();
  await choose(page, 'Yes');
  await asks(page, 'send your CV');
}

describe('the chat', { timeout: 180_000 }, () => {
  it('takes an application with its CV, and nothing is refused by the policy of the page', async () => {
    const { page, complaints, close } = await site.openOwn(url);
    await toCv(page);
    await takePicture(page, 'chat', 'cv');
    await page.locator('#answer').setInputFiles(pdf('ada.pdf'));
    await press(page, 'Send');
    // The CV has the phone number and the place, which are shown.
    await asks(page, 'I filled in what I found');
    expect(await page.locator('.answers').textContent()).toContain('+49 30 5550 1234');
    await asks(page, 'profile');
    await press(page, 'Skip');
    await asks(page, 'data be kept');
    await choose(page, 'No');
    await asks(page, 'This is your application');
    expect(await violationsIn(page)).toEqual([]);
    await takePicture(page, 'chat', 'summary');
    await page.getByRole('button', { name: 'Change: Where you live' }).click();
    await asks(page, 'Where do you live');
    await write(page, 'Paris');
    await asks(page, 'This is your application');
    await press(page, 'Send application');
    await asks(page, 'has arrived');
    const [application] = await applications();
    expect(application).toMatchObject({
      source: { type: 'chatbot' },
      submission: {
        first_name: 'Ada',
        location: { raw: 'Paris' },
        attachments: [{ filename: 'ada.pdf', status: 'stored' }],
      },
    });
    expect(application.submission.answers).toMatchObject([
      { key: 'shift', value: 'nights' },
      { key: 'start', value: '2027-03-04' },
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('goes on after a reload and an outage, and is deleted', async () => {
    const { page, close } = await site.openOwn(url);
    await asks(page, 'Do you agree');
    await choose(page, 'Yes');
    await asks(page, 'first name');
    await page.reload();
    await asks(page, 'first name');
    expect(await page.locator('.log .person').count()).toBe(1);
    await page.context().setOffline(true);
    await write(page, 'Ada');
    await page.getByRole('alert').filter({ hasText: 'could not be reached' }).waitFor();
    expect(await page.locator('#answer').inputValue()).toBe('Ada');
    await page.context().setOffline(false);
    await press(page, 'Send');
    await asks(page, 'last name');
    await press(page, 'Delete this chat');
    await asks(page, 'This chat was deleted');
    expect((await owner.api.get('/v1/intakes')).body.data).toEqual([]);
    await close();
  });

  it('hands over to a human, who answers in the same window', async () => {
    const { page, close } = await site.openOwn(url);
    await asks(page, 'Do you agree');
    await press(page, 'A human');
    await asks(page, 'I asked a person to join');
    await write(page, 'Is it part time?');
    await page.locator('.log .person', { hasText: 'part time' }).waitFor();
    const [{ id, turn, status }] = (await owner.api.get('/v1/intakes?status=handed_over')).body.data;
    expect([turn, status]).toEqual([2, 'handed_over']);
    const sent = await owner.api.post(`/v1/intakes/${id}/messages`, { turn: 3, text: 'Yes, it is.' });
    expect(sent.status).toBe(200);
    await page.locator('.log .team', { hasText: 'Yes, it is.' }).waitFor();
    await takePicture(page, 'chat', 'human');
    await press(page, 'Back');
    await asks(page, 'Do you agree');
    await close();
  });

  it('is done by keyboard alone', async () => {
    const { page, close } = await site.openOwn(url);
    await asks(page, 'Do you agree');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await asks(page, 'first name');
    for (const text of ['Ada', 'Byron', 'ada.k@example.com']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await page.locator('.log .person', { hasText: text }).waitFor();
    }
    await asks(page, 'Which shift?');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await asks(page, 'When can you start?');
    await close();
  });

  it.each(['light', 'dark'] as const)(
    'fits 320 px in the %s theme, without a violation of axe',
    async (colorScheme) => {
      const { page, close } = await site.openOwn(url, { viewport: { width: 320, height: 640 }, colorScheme });
      await asks(page, 'Do you agree');
      await takePicture(page, `chat ${colorScheme} 320`, 'begin');
      await toCv(page);
      expect(await violationsIn(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
      expect(await page.getByRole('log').getAttribute('aria-live')).toBe('polite');
      await takePicture(page, `chat ${colorScheme} 320`, 'cv');
      await close();
    },
  );

  it('is linked on the page of the job, and speaks the language that is chosen', async () => {
    const { page, close } = await site.openOwn(jobPage);
    await page.getByRole('link', { name: 'Apply in a chat' }).first().click();
    await asks(page, 'Do you agree');
    await page.getByRole('link', { name: '日本語' }).click();
    await asks(page, '同意しますか');
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
    await takePicture(page, 'chat', 'japanese');
    await close();
  });

  it('leads to the form without a script', async () => {
    const { page, close } = await site.openOwn(url, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Use the form instead' }).first().click();
    await page.getByRole('heading', { name: /^Apply/ }).waitFor();
    await close();
  });
});
