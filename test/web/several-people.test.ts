import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOrganization } from '../../shared/administration/organizations.ts';
import { inviteMember } from '../../shared/administration/people.ts';
import { type Dashboard, type Opened, startDashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
}, 150_000);
afterAll(() => dashboard?.stop());

const browsers: Opened[] = [];
const open = async (...asked: Parameters<Dashboard['open']>): Promise<Opened> => {
  const opened = await dashboard.open(...asked);
  browsers.push(opened);
  return opened;
};
afterEach(async () => {
  const complaints = browsers.flatMap((one) => one.complaints);
  for (const one of browsers.splice(0)) await one.close();
  expect(complaints).toEqual([]);
});

const origin = () => new URL(dashboard.home).origin;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The token that the page sends with its next call. */
const nextToken = async (page: Page, act: () => Promise<unknown>): Promise<string> => {
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/v1/'));
  await act();
  return (await (await sent).headerValue('authorization')) ?? '';
};
const statusWith = async (authorization: string, path = '/v1/jobs') =>
  (await fetch(`${origin()}${path}`, { headers: { Authorization: authorization } })).status;

it('an invitation is accepted by the person it is for, and by nobody else', {
  timeout: 120_000,
}, async () => {
  const ada = await open('Ada');
  await ada.go('/members');
  await button(ada.page, 'Invite').click();
  await ada.page.getByLabel('E-mail').fill('erin@elsewhere.example');
  await ada.page.getByLabel('Role', { exact: true }).selectOption('recruiter');
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  const link = await ada.page.getByLabel('Link').inputValue();

  const other = await open('other@elsewhere.example', { at: link });
  await button(other.page, 'Accept the invitation').click();
  await other.page.getByRole('alert').waitFor();
  expect(other.complaints.splice(0).every((one) => one.includes('403'))).toBe(true);

  const erin = await open('erin@elsewhere.example', { at: link });
  await erin.page.getByText('You are signed in as erin@elsewhere.example.').waitFor();
  // The secret went to no server with the address to return to, which would have come back with it.
  expect(erin.page.url()).not.toContain(link.split('#')[1]);
  await button(erin.page, 'Accept the invitation').click();
  await erin.page.getByRole('heading', { level: 1, name: 'Hello Erin' }).waitFor();
  await erin.page.getByRole('link', { name: 'Backend engineer' }).waitFor();

  await ada.go('/members');
  await ada.page.getByRole('row', { name: /erin@elsewhere\.example/ }).waitFor();
  await ada.page.getByText('No open invitations.').waitFor();
});

it('a session that is ended elsewhere says so, and its token fails within ten seconds', {
  timeout: 120_000,
}, async () => {
  const here = await open('Cleo');
  const there = await open('Cleo');
  const token = await nextToken(there.page, () => there.go('/webhooks'));
  expect(await statusWith(token)).toBe(200);
  await here.go('/members');
  await button(here.page, 'Sign out there').first().click();
  await here.page.getByText('Signed out there.').waitFor();
  const endedAt = Date.now();
  await expect.poll(() => statusWith(token), { timeout: 20_000, interval: 250 }).toBe(401);
  console.info(`a session's token failed ${Date.now() - endedAt} ms after its end (goal 10,000)`);

  await there.page.getByRole('link', { name: 'Jobs', exact: true }).click();
  const said = there.page.getByRole('dialog', { name: 'You are signed out' });
  await said.getByText('Your session was ended elsewhere').waitFor();
  await said.getByRole('link', { name: 'Sign in' }).click();
  await there.page.getByRole('button', { name: 'Cleo' }).click();
  await there.page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
  expect(there.complaints.splice(0).every((one) => one.includes('401'))).toBe(true);
});

describe('two tenants in two browsers', { timeout: 120_000 }, () => {
  it('neither sees anything of the other, by its pages or by the addresses of the other', async () => {
    const admin = dashboard.admin();
    const organization = await createOrganization(admin, { name: 'Second tenant', plan: 'scale' });
    const email = `owner-${Date.now()}@second.example` as const;
    const asked = { organization: organization.id, email, role: 'owner', baseUrl: origin() };
    const { url } = await inviteMember(admin, asked);
    const second = await open(email, { at: url });
    await button(second.page, 'Accept the invitation').click();
    await second.page.getByRole('heading', { level: 1, name: 'Hello Owner' }).waitFor();
    await second.page.getByRole('link', { name: 'Second tenant' }).waitFor();

    await second.go('/jobs');
    await button(second.page, 'New job').click();
    await second.page.getByLabel('Name of the job').fill('Secret project');
    await button(second.page, 'Create').click();
    await second.page.getByRole('heading', { level: 1, name: 'Secret project' }).waitFor();
    const secretPath = new URL(second.page.url()).pathname.replace(/^\/dashboard/, '');

    const first = await open('Ada');
    const api = dashboard.api('production');
    const [application] = (await api.get('/v1/applications?status=active&limit=1')).body.data;
    const { id, job_id, candidate_id, scan_id } = application;
    const ofFirst = [`/jobs/${job_id}`, `/jobs/${job_id}/edit`, `/jobs/${job_id}/ranking`];
    ofFirst.push(`/applications/${id}`, `/candidates/${candidate_id}`, `/scans/${scan_id}`);
    const isRefused = async ({ page, complaints }: Opened, path: string) => {
      await page.goto(`${dashboard.home}${path}`);
      await page.getByText('This does not exist, or not any more.').first().waitFor();
      expect(complaints.splice(0).every((one) => one.includes('404'))).toBe(true);
    };
    for (const path of ofFirst) await isRefused(second, path);
    await isRefused(first, secretPath);

    const shown = async (opened: Opened, path: string) => {
      await opened.go(path);
      return (await opened.page.locator('main').textContent()) ?? '';
    };
    for (const path of [
      '',
      '/jobs',
      '/candidates',
      '/scans',
      '/events',
      '/key-sets',
      '/members',
      '/audit-log',
    ]) {
      expect(await shown(second, path), path).not.toMatch(/Lena|Backend engineer|Demo|ada@|app_/);
      expect(await shown(first, path), path).not.toMatch(/Secret project|Second tenant|second\.example/);
    }
    // Whoever belongs to several and accepts one more goes on there.
    const third = await createOrganization(admin, { name: 'Third tenant', plan: 'scale' });
    const further = await inviteMember(admin, { ...asked, organization: third.id });
    await second.page.goto(further.url);
    await button(second.page, 'Accept the invitation').click();
    await second.page.getByRole('link', { name: 'Third tenant' }).waitFor();
    const token = await nextToken(second.page, () => second.go('/jobs'));
    const calls = [`/v1/jobs/${job_id}`, `/v1/applications/${id}`, `/v1/candidates/${candidate_id}`];
    for (const path of [...calls, `/v1/scans/${scan_id}`]) expect(await statusWith(token, path)).toBe(404);
  });
});

it('a sandbox that has just started is asked once more, after the time that it names', {
  timeout: 90_000,
}, async () => {
  const { page, go, complaints } = await open('Ada');
  let asked = 0;
  await page.route(/\/auth\/sandbox-token$/, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    const cors = { 'Access-Control-Allow-Origin': origin(), 'Access-Control-Expose-Headers': 'Retry-After' };
    const body = JSON.stringify({ error: { code: 'service_unavailable', message: 'Not yet.' } });
    await route.fulfill({ status: 503, headers: { ...cors, 'Retry-After': '1' }, body });
  });
  await go('/sandbox/jobs');
  await page.getByRole('link', { name: 'Backend engineer', exact: true }).waitFor();
  expect(asked).toBe(2);
  expect(complaints.splice(0).every((one) => one.includes('503'))).toBe(true);
});
