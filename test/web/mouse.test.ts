import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, listenLocally } from '../../infra/local/listen-locally.ts';
import { discOAnswers, takeAssessment } from '../support/take-assessment.ts';
import { type Dashboard, type Opened, startDashboard } from './support/dashboard.ts';
import { takePicture, violationsIn } from './support/look.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
}, 150_000);
afterAll(() => dashboard?.stop());

let opened: Opened;
afterEach(async () => {
  const complaints = opened?.complaints ?? [];
  await opened?.close();
  expect(complaints).toEqual([]);
});

const api = () => dashboard.api('production');
const button = (name: string | RegExp) => opened.page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => opened.page.getByRole('dialog').getByRole('button', { name, exact: true });
/** A candidate of these names; the number makes duplicates of those who share it. */
const newCandidate = async (first_name: string, email: string, phone: string): Promise<string> => {
  const person = { first_name, last_name: 'Vos', emails: [{ address: email }], phones: [{ number: phone }] };
  const { body, status } = await api().post('/v1/candidates', person);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
};

it('an assessment is sent from an application, taken, and its result is read there; another one is canceled', {
  timeout: 120_000,
}, async () => {
  const { body: applications } = await api().get('/v1/applications?status=active&limit=1');
  opened = await dashboard.open('Ben');
  const { page } = opened;
  await opened.go(`/applications/${applications.data[0].id}`);
  const section = page.locator('.assessments');
  const send = async (template: string) => {
    await button('Send an assessment').click();
    await page.getByLabel('Assessment', { exact: true }).selectOption(template);
    await button('Make the link').click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await takePicture(page, 'assessments', `link ${template}`);
    await inDialog('Done').click();
    return link;
  };
  const link = await send('DISC-O: personality at work');
  await section.getByText('Sent', { exact: true }).waitFor();
  await takeAssessment(link, discOAnswers);
  await page.reload();
  await section.getByText('Completed', { exact: true }).waitFor();
  await section.getByText('Result', { exact: true }).click();
  await section.locator('.facts').getByText('Steadiness').waitFor();
  expect(await section.locator('.facts dt').count()).toBe(5);
  expect(await violationsIn(page)).toEqual([]);
  await takePicture(page, 'assessments', 'result');

  await send('General ability');
  await button('Cancel the assessment').click();
  await section.getByText('Canceled', { exact: true }).waitFor();
});

describe('a candidate', { timeout: 90_000 }, () => {
  it('is merged with a duplicate, and the merge is undone', async () => {
    const kept = await newCandidate('Marieke', 'marieke.vos@example.com', '+31612345601');
    const other = await newCandidate('Marieke', 'm.vos@example.com', '+31612345601');
    opened = await dashboard.open('Ben');
    await opened.go(`/candidates/${kept}`);
    await button('Merge with Marieke Vos').click();
    await inDialog('Merge').click();
    await opened.page.getByRole('status').getByText('Marieke Vos is merged.').waitFor();
    await opened.page.getByText('marieke.vos@example.com, m.vos@example.com').waitFor();
    await button('Undo').click();
    await opened.page.getByText('The merge is undone.').waitFor();
    // The search for duplicates goes on after the answer, and the page reads it once.
    await expect
      .poll(
        async () => {
          await opened.go(`/candidates/${kept}`);
          return button('Merge with Marieke Vos').isVisible();
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(true);
    expect((await api().get(`/v1/candidates/${other}`)).body.id).toBe(other);
  });

  it('is exported as a file with everything about the person', async () => {
    const id = await newCandidate('Erik', 'erik.vos@example.com', '+31612345602');
    opened = await dashboard.open('Ada');
    await opened.go(`/candidates/${id}`);
    await button('Export').click();
    const link = opened.page.getByRole('link', { name: /^Download/ });
    await link.waitFor();
    const file = await fetch((await link.getAttribute('href')) ?? '');
    expect(file.status).toBe(200);
    expect(Buffer.from(await file.arrayBuffer()).length).toBeGreaterThan(0);
  });

  it('is erased with a receipt, and no search finds the person', async () => {
    const id = await newCandidate('Fenna', 'fenna.vos@example.com', '+31612345603');
    opened = await dashboard.open('Ada');
    await opened.go(`/candidates/${id}`);
    await button('Erase').click();
    await inDialog('Erase').click();
    await opened.page.getByText('Everything is erased. This is the receipt:').waitFor();
    await opened.page.getByRole('dialog').locator('footer').getByRole('button', { name: 'Close' }).click();
    await opened.page.getByRole('heading', { level: 1, name: 'Candidates' }).waitFor();
    expect((await api().get(`/v1/candidates/${id}`)).status).toBe(404);
    await opened.go('/candidates?q=Fenna');
    await opened.page.getByText('Nobody fits').waitFor();
  });
});

it('a job is imported from the page where it is published', { timeout: 90_000 }, async () => {
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Harbour pilot',
    description: '<p>You bring ships into the harbour.</p>',
    employmentType: 'FULL_TIME',
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Rotterdam', addressCountry: 'NL' } },
  };
  const site = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<title>Jobs</title><script type="application/ld+json">${JSON.stringify(posting)}</script>`);
  });
  const port = await listenLocally(site, 0);
  opened = await dashboard.open('Ben');
  await opened.go('/jobs');
  await button('Import from URL').click();
  await opened.page.getByLabel('Address of the posting').fill(`http://127.0.0.1:${port}/pilot`);
  await inDialog('Import').click();
  await opened.page.getByRole('heading', { level: 1, name: 'Harbour pilot' }).waitFor();
  expect(await opened.page.getByLabel('City').inputValue()).toBe('Rotterdam');
  expect(await opened.page.getByLabel('Description').inputValue()).toContain('ships into the harbour');
  await closeServer(site);
});

it('a key is rolled: the new one works, and the old one for as long as was chosen', {
  timeout: 90_000,
}, async () => {
  opened = await dashboard.open('Cleo');
  await opened.go('/key-sets');
  await button('New key set').click();
  await opened.page.getByLabel('Name').fill('To roll');
  await button('Create').click();
  const secret = opened.page.getByLabel('Secret key');
  const old = await secret.inputValue();
  await button('Copy').click();
  await button('Done').click();
  await opened.page.getByRole('article', { name: 'To roll' }).getByRole('button', { name: 'Roll' }).click();
  await opened.page.getByLabel('The old one works for another').selectOption('0');
  await inDialog('Roll').click();
  await expect.poll(() => secret.inputValue()).not.toBe(old);
  const statusWith = async (key: string) =>
    (await fetch(`${new URL(dashboard.home).origin}/v1/me`, { headers: { Authorization: `Bearer ${key}` } }))
      .status;
  expect(await statusWith(await secret.inputValue())).toBe(200);
  await expect.poll(() => statusWith(old), { timeout: 20_000 }).toBe(401);
});

it('the short name of the portal is in the addresses of its jobs, and the old ones go on working', {
  timeout: 90_000,
}, async () => {
  const [job] = (await api().get('/v1/jobs?status=published&limit=1')).body.data;
  opened = await dashboard.open('Ada');
  await opened.go('/organization');
  await opened.page.getByLabel('Short name in addresses').fill('harbour-hiring');
  await button('Save').click();
  await opened.page.getByText('Saved.').waitFor();
  const addressNow = async () => (await api().get(`/v1/jobs/${job.id}`)).body.urls.portal as string;
  await expect.poll(addressNow, { timeout: 20_000 }).toContain('/careers/harbour-hiring/jobs/');
  for (const address of [job.urls.portal, await addressNow()])
    expect((await fetch(address)).status).toBe(200);
  const feed = await fetch(
    `${new URL(dashboard.home).origin}/v1/feeds/${dashboard.ready.production?.organization_id}/jobs.json`,
  );
  expect(await feed.text()).toContain('/careers/harbour-hiring/jobs/');
});
