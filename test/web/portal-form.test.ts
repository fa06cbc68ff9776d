/** The portal in a real browser: with its script and without. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdf } from '../e2e/support/fill-in-form.ts';
import { type CareerSite, startCareerSite } from './support/career-site.ts';
import { violationsIn } from './support/look.ts';
import { loseAnswers, refusePuts } from './support/lose-answers.ts';

let site: CareerSite;
let owner: Awaited<ReturnType<CareerSite['newOrganization']>>;
let job: { id: string; urls: { portal: string; apply: string } };
beforeAll(async () => {
  site = await startCareerSite();
}, 180_000);
afterAll(() => site?.stop());

const options = ['Vienna', 'Oslo'].map((label) => ({ value: label.toLowerCase(), label }));
beforeEach(async () => {
  owner = await site.newOrganization();
  const fields = [
    { key: 'motivation', label: 'Why this job?', type: 'long_text', required: true },
    { key: 'permit', label: 'May you work here?', type: 'boolean', required: true },
    { key: 'visits', label: 'Which offices?', type: 'multi_select', options },
    { key: 'sample', label: 'A sample of your work', type: 'file' },
    { key: 'elements', label: 'Elements', type: 'short_text' },
  ];
  const description = '## Tasks\n\nYou **care**.';
  const sent = { name: 'Nurse', is_draft: false, job_details: { description }, application_form: { fields } };
  job = (await owner.api.post('/v1/jobs', sent)).body;
});

const sizeOf = ({ buffer }: ReturnType<typeof pdf>) => buffer.byteLength;
const applications = async () => (await owner.api.get('/v1/applications?expand=submission')).body.data;
async function fillIn(page: Page, cv = pdf('ada.pdf')): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await page.locator('#resume').setInputFiles(cv);
  await page.getByLabel('Why this job?').fill('Because of\nits people.');
  await page.getByRole('radio', { name: 'No' }).check();
  for (const { label } of options) await page.getByRole('checkbox', { name: label }).check();
  await page.locator('#consent_processing').check();
}
const send = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();
const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you for your application' }).waitFor();
const stored = (count: number) =>
  expect
    .poll(
      async () => {
        const [{ id }] = await applications();
        const { body } = await owner.api.get(`/v1/applications/${id}`);
        return body.submission.attachments.map(({ status }: { status: string }) => status);
      },
      { timeout: 30_000 },
    )
    .toEqual(Array(count).fill('stored'));

describe('the form with its script', { timeout: 120_000 }, () => {
  it('sends files of up to 10 MB beside it, and leaves nothing refused by the policy of the page', async () => {
    const { page, complaints, close } = await site.openOwn(job.urls.apply);
    const [large, sample] = [pdf('large.pdf', new Uint8Array(9 * 1024 * 1024)), pdf('sample.pdf')];
    await fillIn(page, large);
    await page.getByLabel('A sample of your work').setInputFiles(sample);
    await send(page);
    await thanks(page);
    expect(await page.locator('h1:focus').count()).toBe(1);
    const data = await applications();
    expect(data).toHaveLength(1);
    const answers = data[0].submission.answers.map(({ key, value }: { key: string; value: unknown }) => [
      key,
      value,
    ]);
    expect(answers).toEqual([
      ['motivation', 'Because of\nits people.'],
      ['permit', false],
      ['visits', ['vienna', 'oslo']],
    ]);
    await stored(2);
    const { submission } = (await owner.api.get(`/v1/applications/${data[0].id}`)).body;
    const received = submission.attachments.map((one: Record<string, unknown>) => [
      one.kind,
      one.filename,
      one.size,
    ]);
    expect(received).toEqual([
      ['resume', 'large.pdf', sizeOf(large)],
      ['sample', 'sample.pdf', sizeOf(sample)],
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows problems at their fields before it is sent and after it was refused, and keeps the rest', async () => {
    const { page, close } = await site.openOwn(job.urls.apply);
    await send(page);
    await page.getByText('Please check the marked fields.').waitFor();
    expect(await page.locator(':focus').getAttribute('id')).toBe('first_name');
    expect(await page.locator('.problem').count()).toBe(5);
    await fillIn(page, pdf('ada.exe'));
    await send(page);
    await page.getByText('Files of this type are not accepted.').waitFor();
    expect(await page.locator('.problem').count()).toBe(1);
    expect(await page.locator(':focus').getAttribute('id')).toBe('resume');
    expect(await page.getByLabel('Why this job?').inputValue()).toBe('Because of\nits people.');
    expect(await applications()).toEqual([]);
    await page.locator('#resume').setInputFiles(pdf('ada.pdf'));
    await send(page);
    await thanks(page);
    await close();
  });

  it('is stored once when its answers are lost', async () => {
    const { page, close } = await site.openOwn(job.urls.apply);
    await fillIn(page);
    const line = await loseAnswers(page, /\/submissions$/);
    await send(page);
    await page.getByText('We could not be reached.').waitFor();
    expect(line.lost()).toBe(3);
    await line.stop();
    await send(page);
    await thanks(page);
    expect(await applications()).toHaveLength(1);
    await stored(1);
    await close();
  });

  it('sends a file to a new URL when the first has expired, and again when it did not arrive', async () => {
    const { page, close } = await site.openOwn(job.urls.apply);
    await fillIn(page);
    const refused = await refusePuts(page, [403, 0, 0]);
    await send(page);
    await page.getByText('not all of its files: ada.pdf').waitFor({ timeout: 30_000 });
    expect(refused()).toBe(3);
    await page.getByRole('button', { name: 'Send files again' }).click();
    await page.getByText('You do not need to do anything else.').waitFor();
    expect(await applications()).toHaveLength(1);
    await stored(1);
    await close();
  });

  it('says that the job was closed, and keeps what was entered', async () => {
    const { page, close } = await site.openOwn(job.urls.apply);
    await fillIn(page);
    await owner.api.post(`/v1/jobs/${job.id}/close`);
    await send(page);
    await page.getByText('It no longer takes applications.').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await close();
  });
});

describe('the form without a script', { timeout: 120_000 }, () => {
  it('sends its files with it, and is shown again with its problems', async () => {
    const { page, complaints, close } = await site.openOwn(job.urls.apply, { javaScriptEnabled: false });
    await fillIn(page, pdf('ada.exe'));
    await send(page);
    await page.getByText('Files of this type are not accepted.').first().waitFor();
    await page.locator('#resume').setInputFiles(pdf('ada.pdf'));
    await send(page);
    await thanks(page);
    expect(await applications()).toHaveLength(1);
    await stored(1);
    expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);
    await close();
  });
});

describe('the pages', { timeout: 120_000 }, () => {
  it.each(['light', 'dark'] as const)('have no finding of axe in the %s theme', async (colorScheme) => {
    const list = `${site.stage.baseUrl}/careers/${owner.organizationId}`;
    for (const url of [
      list,
      job.urls.portal,
      job.urls.apply,
      `${site.stage.baseUrl}/widget/try?key=pk_svc_live_x`,
    ]) {
      const { page, close } = await site.openOwn(url, { colorScheme });
      expect(await violationsIn(page), url).toEqual([]);
      if (url === job.urls.apply) {
        await send(page);
        await page.locator('.problem').first().waitFor();
        expect(await violationsIn(page)).toEqual([]);
      }
      await close();
    }
  });

  it('weigh at most 10 kB, and only the form runs a script', async () => {
    const list = `${site.stage.baseUrl}/careers/${owner.organizationId}`;
    for (const url of [list, job.urls.portal, job.urls.apply]) {
      const response = await fetch(url);
      const text = await response.text();
      expect(gzipSync(text).byteLength, url).toBeLessThanOrEqual(10_000);
      const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1] ?? '';
      expect(policy.includes('script-src'), url).toBe(url === job.urls.apply);
      expect(/connect-src \S+ http/.test(policy), url).toBe(url === job.urls.apply);
    }
  });

  it('show the widget at the page to try it, with a key that lists the address of the service', async () => {
    const { createKeySet } = await import('../../shared/administration/organizations.ts');
    const { organizationId: organization } = owner;
    const origins = [site.stage.baseUrl];
    const { keys } = await createKeySet(site.stage.admin, { organization, name: 'try', scopes: [], origins });
    const { page, complaints, close } = await site.openOwn(`${site.stage.baseUrl}/widget/try`);
    await page
      .getByLabel('Publishable key')
      .fill(keys.find(({ type }) => type === 'publishable')?.secret ?? '');
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await page.getByRole('link', { name: 'Nurse' }).click();
    await page.getByRole('button', { name: 'Jetzt bewerben' }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
