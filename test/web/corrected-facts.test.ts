import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Dashboard, type Opened, startDashboard, tabTo } from './support/dashboard.ts';

let dashboard: Dashboard;
let scanId: string;
beforeAll(async () => {
  dashboard = await startDashboard();
  const { body } = await dashboard.api('production').get('/v1/scans?limit=50&expand=profile');
  scanId = body.data.find(({ profile }: { profile: { work: object[] } | null }) => profile?.work.length).id;
}, 150_000);
afterAll(() => dashboard?.stop());

let opened: Opened;
afterEach(async () => {
  const complaints = opened?.complaints ?? [];
  await opened?.close();
  expect(complaints).toEqual([]);
});

const scanNow = async () => (await dashboard.api('production').get(`/v1/scans/${scanId}`)).body;
const profileNow = async () => (await scanNow()).profile;

describe('the facts of a CV', { timeout: 60_000 }, () => {
  it('are corrected in a form, shown as corrected, and taken back', async () => {
    const { profile: read, version } = await scanNow();
    opened = await dashboard.open('Ben');
    const { page, go } = opened;
    await go(`/scans/${scanId}`);
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Jane Corrected');
    const job = dialog.getByRole('group', { name: 'Job 1' });
    await job.getByLabel('Title').fill('Head of nursing');
    await job.getByLabel('Start').fill('2019-05');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Jane Corrected' }).waitFor();
    await page.getByText('Head of nursing').first().waitFor();
    expect(await page.getByText('Corrected', { exact: true }).count()).toBe(2);
    const { basics, work, corrected } = await profileNow();
    expect([basics.name, work[0].position, work[0].start_date]).toEqual([
      'Jane Corrected',
      'Head of nursing',
      '2019-05',
    ]);
    expect(work.map(({ source }: { source: object }) => source)).toEqual(
      read.work.map(({ source }: { source: object }) => source),
    );
    expect(corrected.map(({ path }: { path: string }) => path)).toEqual(['basics/name', 'work']);

    // The correction, and the fit score that it brings: another version with the same facts.
    await expect.poll(async () => (await scanNow()).version).toBe(version + 2);
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await page.getByRole('button', { name: 'Take all corrections back' }).click();
    await page.getByRole('heading', { name: read.basics.name }).waitFor();
    expect((await profileNow()).corrected).toEqual([]);
  });

  it('are corrected by the keyboard alone, in German', async () => {
    opened = await dashboard.open('Ben', { language: 'de' });
    const { page, go } = opened;
    await go(`/scans/${scanId}`);
    await tabTo(page, 'Korrigieren');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Anna Tastatur');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Anna Tastatur' }).waitFor();
    await page.getByText('Korrigiert', { exact: true }).waitFor();
  });

  it('an impossible date is refused with its field, and the form stays', async () => {
    opened = await dashboard.open('Ben');
    const { page, go } = opened;
    await go(`/scans/${scanId}`);
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Job 1' }).getByLabel('Start').fill('soon');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByLabel('Start').first().inputValue()).toBe('soon');
    // The browser's own line about the refused call.
    opened.complaints.splice(0);
  });

  it('name the reason to look at a field, and cannot be changed by a viewer', async () => {
    const { body } = await dashboard.api('production').get('/v1/scans?limit=50&expand=profile');
    const doubtful = body.data.find(
      ({ profile }: { profile: { review: object[] } | null }) => profile?.review.length,
    );
    expect(doubtful).toBeDefined();
    opened = await dashboard.open('Dan');
    const { page, go } = opened;
    await go(`/scans/${doubtful.id}`);
    await page.locator('.review-note').first().waitFor();
    expect(await page.getByRole('button', { name: 'Correct', exact: true }).count()).toBe(0);
  });
});
