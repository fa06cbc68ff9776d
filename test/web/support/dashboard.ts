import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Connection, connectionFile, openAdministration } from '../../../bin/open-administration.ts';
import { startStages } from '../../judges/start-stages.ts';
import { openBrowser } from '../../support/browser.ts';
import { apiOf } from '../../support/local-stage.ts';

export type Dashboard = Awaited<ReturnType<typeof startDashboard>>;
export type Opened = Awaited<ReturnType<Dashboard['open']>>;

/** The people of the local provider of sign-in. */
type Person = 'Ada' | 'Ben' | 'Cleo' | 'Dan';

/** What a browser writes of a request that is meant to be refused: whether someone is signed in. */
const isExpected = (text: string) => /Failed to load resource.*401/.test(text);

export const isOfThisMachine = (url: string) =>
  /^(data|blob|about):/.test(url) || new URL(url).hostname === '127.0.0.1';

/** While pages are being written, DASHBOARD_DIR names the data directory of an `npm start` that runs already. */
async function stagesOf(folder: string) {
  const dir = process.env.DASHBOARD_DIR;
  if (!dir) return { dir: join(folder, 'local'), ...(await startStages(folder, { withDemo: true })) };
  return { dir, ready: JSON.parse(readFileSync(join(dir, 'ready.json'), 'utf8')), stop: async () => {} };
}

/** Both stages as `npm start` runs them, with the demo data, and a browser. */
export async function startDashboard() {
  const folder = mkdtempSync(join(tmpdir(), 'hiring-dashboard-'));
  const [{ dir, ready, stop }, browser] = await Promise.all([stagesOf(folder), openBrowser()]);
  const stageOf = (name: 'production' | 'sandbox') => ready[name] as { base_url: string; secret_key: string };
  const api = (name: 'production' | 'sandbox') => apiOf(stageOf(name).base_url, stageOf(name).secret_key);
  await demoIsThere(api('production'));
  // The sandbox reads them for its first token. On a busy machine their function starts for longer than the sandbox waits.
  await fetch(`${stageOf('production').base_url}/auth/jwks.json`);
  const home = `${stageOf('production').base_url}/dashboard`;

  /** A browser of its own in which this person, or whoever has this address, signed in at a page. */
  const open = async (
    person: Person | `${string}@${string}`,
    { width = 1280, dark = false, language = 'en', at = home } = {},
  ) => {
    const context = await browser.newContext();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await page.addInitScript(`localStorage.setItem('hiring.language', '${language}'); ${countClicks}`);
    const complaints: string[] = [];
    page.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`;
      if (['error', 'warning'].includes(message.type()) && !isExpected(text)) complaints.push(text);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    // No page needs a network: what leads out of this machine is a fault.
    page.on('request', (request) => {
      if (!isOfThisMachine(request.url())) complaints.push(`a request to ${request.url()}`);
    });
    await page.goto(at);
    await page.locator('a.button').click();
    if (person.includes('@')) {
      await page.getByLabel('E-mail address').fill(person);
      await page.getByRole('button', { name: 'Continue' }).click();
    } else await page.getByRole('button', { name: person }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/dashboard'));
    await page.locator('h1').waitFor();
    return {
      page,
      complaints,
      go: async (path: string) => {
        await page.goto(`${home}${path}`);
        await page.locator('h1').waitFor();
        await expect.poll(() => page.locator('.skeleton, .pending').count(), { timeout: 20_000 }).toBe(0);
        // Long lists show their rows in the frames that follow.
        await page.evaluate(
          'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
        );
      },
      /** The clicks since the last call. */
      clicks: () =>
        page.evaluate<number>(
          '(() => { const made = window.clicksMade; window.clicksMade = 0; return made; })()',
        ),
      close: () => context.close(),
    };
  };
  return {
    api,
    home,
    open,
    ready,
    browser,
    /** The operator's commands for production. */
    admin: () =>
      openAdministration('prod', JSON.parse(readFileSync(connectionFile(dir, 'prod'), 'utf8')) as Connection),
    async stop() {
      await browser.close();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const countClicks =
  "window.clicksMade = 0; addEventListener('click', (event) => { if (event.isTrusted && event.detail > 0) window.clicksMade += 1; }, true);";

/** Resolves when every CV of the demo is read and scored, and its last chat has begun. */
async function demoIsThere(api: ReturnType<typeof apiOf>): Promise<void> {
  for (let waited = 0; waited < 120; waited += 1) {
    const { body } = await api.get('/v1/scans?limit=50&status=completed');
    const scored = body.data.filter(
      ({ fit }: { fit: { status: string } | null }) => fit?.status === 'completed',
    );
    const { body: chats } = await api.get('/v1/intakes');
    if (scored.length === 11 && chats.data.length >= 2) return;
    await sleep(500);
  }
  throw new Error('The demo data is not there after a minute.');
}

/** Presses a key until the element of this name has the focus, as people without a mouse do. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isName = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const seen: string[] = [];
  for (let pressed = 0; pressed < 150; pressed += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate<string>(focusedName);
    if (isName(text)) return;
    seen.push(text);
  }
  throw new Error(`The keyboard does not reach ${name}; it reaches ${seen.join(' | ')}`);
}

const focusedName = `(() => {
  let one = document.activeElement;
  while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  const label = one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent ?? '';
  return label.replace(/\\s+/g, ' ').trim();
})()`;
