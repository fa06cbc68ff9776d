import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dashboard, isOfThisMachine, startDashboard } from './support/dashboard.ts';
import { picturesDir, takePicture, violationsIn } from './support/look.ts';

let dashboard: Dashboard;
let paths: Record<string, string>;
/** Pages of the portal. */
let visited: string[];
beforeAll(async () => {
  dashboard = await startDashboard();
  const api = dashboard.api('production');
  const [{ body: jobs }, { body: applications }] = await Promise.all([
    api.get('/v1/jobs?status=published'),
    api.get('/v1/applications?status=active'),
  ]);
  const [application] = applications.data;
  const job = jobs.data.find(({ id }: { id: string }) => id === application.job_id);
  const { body: endpoint } = await api.post('/v1/webhook-endpoints', { url: 'https://hooks.example.com/a' });
  await api.post(`/v1/webhook-endpoints/${endpoint.id}/test`, {});
  const [chat] = (await api.get('/v1/intakes?status=handed_over')).body.data;
  const { body: draft } = await api.post('/v1/jobs', { name: 'Bare' });
  visited = [job.urls.portal.replace(/\/jobs\/.*/, ''), job.urls.portal, `${job.urls.portal}/apply`];
  paths = {
    Home: '',
    'Key sets': '/key-sets',
    Jobs: '/jobs',
    'the editor': `/jobs/${job.id}/edit`,
    'the requirements': `/jobs/${job.id}/edit?section=requirements`,
    'the stages': `/jobs/${job.id}/edit?section=stages`,
    'the form': `/jobs/${job.id}/edit?section=form`,
    'the visibility': `/jobs/${job.id}/edit?section=visibility`,
    'a bare draft': `/jobs/${draft.id}/edit`,
    'the board': `/jobs/${job.id}`,
    'the list': `/jobs/${job.id}?view=list`,
    'the funnel': `/jobs/${job.id}?view=funnel`,
    'the rejected': `/jobs/${job.id}?view=rejected`,
    'the ranking': `/jobs/${job.id}/ranking`,
    'an application': `/applications/${application.id}`,
    Candidates: '/candidates?q=engineer',
    'a candidate': `/candidates/${application.candidate_id}`,
    Chats: '/chats',
    'a chat': `/chats/${chat.id}`,
    Scans: '/scans',
    'a scan': `/scans/${application.scan_id}`,
    'a scan without identity': `/scans/${application.scan_id}?identity=hidden`,
    Webhooks: '/webhooks',
    'an endpoint': `/webhooks/${endpoint.id}`,
    Events: '/events',
    Usage: '/usage',
    Members: '/members',
    Settings: '/organization',
    'the audit log': '/audit-log',
    'a page that is not there': '/nowhere',
    'an empty list': '/sandbox/webhooks',
  };
}, 150_000);
afterAll(() => dashboard?.stop());

type Look = [name: string, { width: number; dark: boolean }];
const looks: Look[] = [
  ['light and wide', { width: 1280, dark: false }],
  // 320 pixels are also what 400 % leaves of 1280.
  ['dark and narrow', { width: 320, dark: true }],
];
const furtherLooks: Look[] = [
  ['dark and wide', { width: 1280, dark: true }],
  ['light and narrow', { width: 320, dark: false }],
];

describe.each([...looks, ...(picturesDir ? furtherLooks : [])])('in %s', (lookName, look) => {
  it('no page has a fault for axe, a complaint of the browser, or a width to scroll', {
    timeout: 240_000,
  }, async () => {
    const opened = await dashboard.open('Ada', look);
    const { page, go, complaints } = opened;
    const found: string[] = [];
    for (const [name, path] of Object.entries(paths)) {
      await go(path);
      await takePicture(page, lookName, name);
      for (const fault of await violationsIn(page)) found.push(`${name}: ${fault}`);
      if (await page.evaluate('document.documentElement.scrollWidth > innerWidth'))
        found.push(`${name}: too wide`);
      for (const one of complaints.splice(0)) found.push(`${name}: ${one}`);
    }
    expect(found).toEqual([]);
    await opened.close();
  });

  it('no open dialog has a fault for axe', { timeout: 120_000 }, async () => {
    const opened = await dashboard.open('Ada', look);
    const { page, go } = opened;
    const dialogs: [path: string, button: string | RegExp][] = [
      ['/key-sets', 'New key set'],
      ['/key-sets', 'Edit'],
      ['/key-sets', 'Roll'],
      ['/key-sets', 'Revoke'],
      ['/jobs', 'New job'],
      ['/jobs', 'Import from URL'],
      [paths['the board'] as string, /^Move /],
      [paths['an application'] as string, 'Reject'],
      [paths['an application'] as string, 'Add to another job'],
      [paths['an application'] as string, 'Send an assessment'],
      [paths['a bare draft'] as string, 'Publish'],
      [paths['a candidate'] as string, 'Erase'],
      [paths['a candidate'] as string, 'Export'],
      [paths['a scan'] as string, 'Correct'],
      [paths['a chat'] as string, 'Delete'],
      ['/webhooks', 'New endpoint'],
      [paths['an endpoint'] as string, 'Rotate secret'],
      [paths['an endpoint'] as string, 'Delete'],
      ['/members', 'Invite'],
    ];
    const found: string[] = [];
    for (const [path, button] of dialogs) {
      await go(path);
      await page.getByRole('button', { name: button, exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
      await expect.poll(() => page.locator('dialog .skeleton').count()).toBe(0);
      await takePicture(page, lookName, `dialog ${path.replaceAll(/\w{20,}/g, '')} ${button}`);
      for (const fault of await violationsIn(page)) found.push(`${path} ${button}: ${fault}`);
    }
    expect(found).toEqual([]);
    await opened.close();
  });
});

it('pages for visitors, the try page of the widget and the local sign-in ask for nothing beyond this machine', {
  timeout: 120_000,
}, async () => {
  const { base_url = '', publishable_key } = dashboard.ready.production as Record<string, string>;
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await dashboard.browser.newContext({ colorScheme });
    const page = await context.newPage();
    page.on('request', (request) => {
      if (!isOfThisMachine(request.url())) found.push(`a request to ${request.url()}`);
    });
    page.on('pageerror', (error) => found.push(String(error)));
    for (const url of [
      ...visited,
      `${base_url}/widget/try?key=${publishable_key}`,
      `${base_url}/auth/sign-in`,
    ]) {
      await page.goto(url);
      await page.waitForLoadState('networkidle');
      for (const fault of await violationsIn(page)) found.push(`${url}: ${fault}`);
    }
    await context.close();
  }
  expect(found).toEqual([]);
});

it('the document forbids inline code and any other origin, and its files never change', async () => {
  const shell = await fetch(`${dashboard.home}/jobs`);
  const policy = shell.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*(?!\s|;|$)/);
  expect(shell.headers.get('cache-control')).toBe('no-cache');
  expect(shell.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  const [, script = ''] = /src="([^"]+\.js)"/.exec(await shell.text()) ?? [];
  const file = await fetch(new URL(script, dashboard.home));
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await fetch(new URL('main-OLDER123.js', file.url))).status).toBe(404);
});

it('a script that a release replaced loads the page once more, and not for ever', {
  timeout: 60_000,
}, async () => {
  const opened = await dashboard.open('Ada');
  let documents = 0;
  opened.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await opened.page.route(/scripts\/events-/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await opened.page.getByRole('link', { name: 'Events' }).click();
  await opened.page.getByRole('alert').waitFor();
  expect(documents).toBe(1);
  await opened.close();
});

it('a scan without identity shows no word of the name, the mailbox or the place', {
  timeout: 120_000,
}, async () => {
  const { body: scans } = await dashboard.api('production').get('/v1/scans?limit=100&expand=profile');
  const opened = await dashboard.open('Ada');
  const shown: string[] = [];
  const isLong = (word: string) => word.length > 3;
  for (const { id, profile } of scans.data) {
    await opened.go(`/scans/${id}?identity=hidden`);
    await opened.page.locator('.profile .fact').first().waitFor();
    const text = await opened.page.locator('main').textContent();
    const { name, location } = profile.basics;
    const words = [...name.split(' '), ...(location?.city ?? '').split(' ').filter(isLong)];
    for (const word of words)
      if (new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text ?? '')) shown.push(`${id}: ${word}`);
  }
  expect(shown).toEqual([]);
  expect(scans.data.length).toBeGreaterThan(5);
  await opened.close();
});

it('a scan hides the identity at a switch, which keeps the focus of the keyboard', {
  timeout: 120_000,
}, async () => {
  const opened = await dashboard.open('Ada');
  await opened.go(`${paths['a scan']}`);
  const { page } = opened;
  const toggle = page.getByRole('switch', { name: 'Hide identity' });
  await toggle.focus();
  for (const title of [/^Someone/, /^(?!Someone)/]) {
    await page.keyboard.press('Space');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('.profile .fact').first().waitFor();
    expect(await page.locator(':focus').getAttribute('role')).toBe('switch');
  }
  await opened.close();
});

it('a scan says how well a language is spoken, also without a level', { timeout: 120_000 }, async () => {
  const { body: scans } = await dashboard.api('production').get('/v1/scans?limit=100&expand=profile');
  type Language = { language: string; fluency: string | null; cefr: string | null };
  const natives = ({ profile }: { profile: { languages: Language[] } }) =>
    profile.languages.filter(({ fluency, cefr }) => fluency === 'native' && cefr === null);
  const scan = scans.data.find((one: never) => natives(one).length > 0);
  const opened = await dashboard.open('Ada');
  await opened.go(`/scans/${scan.id}`);
  const fact = opened.page.locator('.profile .fact', { hasText: natives(scan)[0]?.language ?? '' });
  await fact.filter({ hasText: 'Native' }).waitFor();
  await opened.close();
});

it('every page is whole in German', { timeout: 120_000 }, async () => {
  const opened = await dashboard.open('Ada', { language: 'de' });
  for (const [path, heading] of [
    ['', 'Hallo Ada'],
    ['/jobs', 'Stellen'],
    ['/key-sets', 'Schlüssel'],
    ['/webhooks', 'Webhooks'],
  ]) {
    await opened.go(path as string);
    await opened.page.getByRole('heading', { level: 1, name: heading as string }).waitFor();
    expect(await opened.page.locator('html').getAttribute('lang')).toBe('de');
  }
  expect(opened.complaints).toEqual([]);
  await opened.close();
});
