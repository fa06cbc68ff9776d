import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobWithForm, offices, pdf, person } from '../e2e/support/fill-in-form.ts';
import { type CareerSite, startCareerSite, widgetOf } from './support/career-site.ts';

let site: CareerSite;
beforeAll(async () => {
  site = await startCareerSite();
}, 180_000);
afterAll(() => site?.stop());

describe('the widget on a listed origin', { timeout: 120_000 }, () => {
  it('leads from the list to a job and its form, and sends an application with its PDF', async () => {
    const owner = await site.newOrganization();
    const { body: job } = await owner.api.post('/v1/jobs', jobWithForm);
    await owner.api.post('/v1/jobs', { name: 'Nurse', is_draft: false });
    const { page, complaints, events, close } = await site.open({
      body: widgetOf(site.stage, owner.publishableKey),
    });
    await page.getByRole('link', { name: jobWithForm.name }).click();
    await page.locator('h2:focus', { hasText: jobWithForm.name }).waitFor();
    const chat = page.getByRole('link', { name: 'Apply in a chat' }).first();
    expect(await chat.getAttribute('href')).toBe(`${job.urls.portal}/chat`);
    await page.getByRole('button', { name: 'Apply for this job' }).click();

    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lindqvist');
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByLabel('CV (optional)').setInputFiles(pdf('ada.pdf'));
    await page.getByLabel('Why this job?').fill('Because of its people.');
    await page.getByRole('group', { name: 'May you work here?' }).getByLabel('No').check();
    await page.getByRole('group', { name: 'Which office?' }).getByLabel('Oslo').check();
    for (const { label } of offices)
      await page.getByRole('group', { name: 'Which offices would you visit?' }).getByLabel(label).check();
    await page.getByLabel('Years of experience').fill('7.5');
    await page.getByLabel('Earliest start').fill('2027-03-01');
    await page.getByLabel('A sample of your work').setInputFiles(pdf('sample.pdf'));
    await page.getByLabel('Your site').fill('https://ada.example');
    await page.getByLabel('I agree that my data').check();
    await page.getByLabel('A machine may read my CV.').check();
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('heading', { name: 'Thank you for your application' }).waitFor();

    const { data } = (await owner.api.get('/v1/applications?expand=submission')).body;
    expect(data).toHaveLength(1);
    const [application] = data;
    expect(application).toMatchObject({ job_id: job.id, source: { type: 'portal' } });
    expect(
      application.submission.answers.map(({ key, value }: { key: string; value: unknown }) => [key, value]),
    ).toEqual([
      ['motivation', 'Because of its people.'],
      ['permit', false],
      ['office', 'oslo'],
      ['visits', ['vienna', 'oslo']],
      ['years', 7.5],
      ['start', '2027-03-01'],
      ['site', 'https://ada.example'],
    ]);
    await expect
      .poll(
        async () =>
          (await owner.api.get(`/v1/applications/${application.id}`)).body.submission.attachments.map(
            ({ status }: { status: string }) => status,
          ),
        { timeout: 30_000 },
      )
      .toEqual(['stored', 'stored']);
    const heard = await events();
    expect([...new Set(heard.map(({ type }) => type))]).toEqual([
      'hiring:loaded',
      'hiring:open',
      'hiring:viewed',
      'hiring:progress',
      'hiring:applied',
    ]);
    expect(JSON.stringify(heard)).not.toContain('Ada');
    expect(complaints).toEqual([]);
    await close();
  });
});
