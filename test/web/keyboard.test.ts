import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Dashboard, type Opened, startDashboard, tabTo } from './support/dashboard.ts';
import { startReceiver } from './support/receiver.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
}, 150_000);
afterAll(() => dashboard?.stop());

let opened: Opened;
afterEach(async () => {
  const complaints = opened?.complaints ?? [];
  const clicks = (await opened?.clicks()) ?? 0;
  await opened?.close();
  expect(complaints).toEqual([]);
  expect(clicks).toBe(0);
});

/** A busy machine may take longer than the second that is the default. */
const soon = { timeout: 20_000 };
const press = async (name: string | RegExp) => {
  await tabTo(opened.page, name);
  await opened.page.keyboard.press('Enter');
};
const listOf = async (path: string) => (await dashboard.api('production').get(`${path}?limit=50`)).body.data;
const jobNamed = async (name: string) =>
  (await listOf('/v1/jobs')).find((one: { name: string }) => one.name.startsWith(name));
const applicationOf = async (name: string) =>
  (await listOf('/v1/applications')).find(
    (one: { submission: { first_name: string } }) => one.submission.first_name === name,
  );

describe('by the keyboard alone', { timeout: 90_000 }, () => {
  it('a card is moved', async () => {
    opened = await dashboard.open('Ben');
    await opened.clicks();
    await opened.go(`/jobs/${(await jobNamed('Backend')).id}`);
    await press('Move Lena Hoffmann');
    await press('Screening');
    await opened.page.getByRole('status').getByText('Moved to Screening: Lena Hoffmann.').waitFor();
    await expect.poll(async () => (await applicationOf('Lena')).stage.name, soon).toBe('Screening');
  });

  it('a person is rejected with a reason, and the next one is there', async () => {
    opened = await dashboard.open('Ben');
    await opened.clicks();
    await opened.go(`/applications/${(await applicationOf('Ada')).id}`);
    await opened.page.getByRole('button', { name: 'Next' }).and(opened.page.locator(':enabled')).waitFor();
    await press('Reject');
    await opened.page.getByRole('dialog').waitFor();
    await tabTo(opened.page, 'Note');
    await opened.page.keyboard.type('Not enough of AWS.');
    await press('Reject and next');
    await opened.page
      .getByRole('heading', { level: 1, name: 'Ada Lindqvist' })
      .waitFor({ state: 'detached' });
    await expect.poll(async () => (await applicationOf('Ada')).status, soon).toBe('rejected');
    expect((await applicationOf('Ada')).rejection).toMatchObject({ note: 'Not enough of AWS.' });
    expect(await opened.page.evaluate('document.activeElement.tagName')).toBe('H1');
  });

  it('a draft is published, after a look at what search engines will miss', async () => {
    const { body: draft } = await dashboard.api('production').post('/v1/jobs', { name: 'Night porter' });
    opened = await dashboard.open('Ben');
    await opened.clicks();
    await opened.go(`/jobs/${draft.id}/edit`);
    await press('Publish');
    const question = opened.page.getByRole('dialog');
    for (const missing of ['A description', 'A place']) await question.getByText(missing).waitFor();
    expect((await jobNamed('Night')).status).toBe('draft');
    await press('Publish anyway');
    await opened.page.getByText('Night porter is published.').waitFor();
    expect((await jobNamed('Night')).status).toBe('published');
  });

  it('what an endpoint missed in 24 hours is replayed', async () => {
    const receiver = await startReceiver();
    const api = dashboard.api('production');
    const body = { url: receiver.url, events: ['job.created'] };
    const { id } = (await api.post('/v1/webhook-endpoints', body)).body;
    await api.post('/v1/jobs', { name: 'Missed' });
    const attempts = async () =>
      (await api.get(`/v1/webhook-endpoints/${id}/deliveries`)).body.data.map(
        (one: { attempts: object[] }) => one.attempts.length > 0,
      );
    await expect.poll(attempts, { timeout: 30_000 }).toEqual([true]);
    opened = await dashboard.open('Cleo');
    await opened.clicks();
    await opened.go('/webhooks');
    await press(receiver.name);
    await opened.page.getByRole('button', { name: 'Replay 1 failed' }).waitFor();
    await press('Replay 1 failed');
    await opened.page.getByRole('dialog').waitFor();
    // As late as that: until then the service tries again by itself.
    receiver.mend();
    await press('Replay');
    await opened.page.getByText('1 delivered, 0 failed again.').waitFor();
    await receiver.close();
  });
});
