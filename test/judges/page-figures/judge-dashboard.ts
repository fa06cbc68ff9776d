import type { BrowserContextOptions } from 'playwright-core';
import type { TestBrowser } from '../../support/browser.ts';
import { fillBoard } from './fill-board.ts';
import { pressOnBoard } from './measure-hand.ts';
import { measureOften, openSlowly } from './measure-page.ts';
import { runLighthouse, wordsOf } from './run-lighthouse.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
type Say = (line: string) => void;

/** The boards that a hand is put on, and what it may wait for. */
const boards = [
  { people: 200, goalMs: 150 },
  { people: 1000, goalMs: 200 },
];

export interface Extent {
  /** Visits of each page. */
  visits: number;
  /** Whether Lighthouse judges one page of each kind, and a hand is put on the small board only. */
  isShort: boolean;
}

/** Prints the figures of the dashboard's pages, for someone who has the demo data of `npm start` and is signed in as Ada. */
export async function judgeDashboard(
  browser: TestBrowser,
  baseUrl: string,
  key: string,
  say: Say,
  { visits, isShort }: Extent,
): Promise<void> {
  const home = `${baseUrl}/dashboard`;
  const signedIn = await signIn(browser, home);
  const pages = await pagesOf(home, baseUrl, key);
  for (const [name, url] of Object.entries(pages)) {
    const { paint, shift } = await measureOften(browser, url, visits, { storageState: signedIn });
    say(`dashboard, ${name}: LCP ${paint} ms (goal 1,800), CLS ${shift} (goal 0)`);
  }
  for (const { people, goalMs } of isShort ? boards.slice(0, 1) : boards) {
    const context = await browser.newContext({ storageState: signedIn });
    const { page } = await openSlowly(context);
    const figures = await pressOnBoard(page, `${home}/jobs/${await fillBoard(baseUrl, key, people)}`);
    const parts = Object.entries(figures).map(([what, ms]) => `${what} ${ms}`);
    const worst = Math.max(...Object.values(figures));
    say(`dashboard, a board of ${people}: INP ${worst} ms (goal ${goalMs}): ${parts.join(', ')}`);
    await context.close();
  }
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const name of isShort ? ['the board'] : ['the board', 'an application', 'key sets']) {
    const judged = await runLighthouse(pages[name] ?? home, { Cookie: cookie });
    for (const line of wordsOf(judged)) say(`dashboard, ${name}: ${line}`);
  }
}

/** What a browser keeps of a person who signed in. */
async function signIn(browser: TestBrowser, home: string): Promise<StorageState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(home);
  await page.locator('a.button').click();
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.locator('h1').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

async function pagesOf(home: string, baseUrl: string, key: string): Promise<Record<string, string>> {
  const first = async (list: string) => {
    const response = await fetch(`${baseUrl}${list}`, { headers: { Authorization: `Bearer ${key}` } });
    return ((await response.json()) as { data: Record<string, string>[] }).data[0] ?? {};
  };
  const { id, job_id, candidate_id, scan_id } = await first('/v1/applications?status=active&limit=1');
  return {
    home,
    'key sets': `${home}/key-sets`,
    jobs: `${home}/jobs`,
    'the editor of a job': `${home}/jobs/${job_id}/edit`,
    'the board': `${home}/jobs/${job_id}`,
    ranking: `${home}/jobs/${job_id}/ranking`,
    'an application': `${home}/applications/${id}`,
    candidates: `${home}/candidates?q=engineer`,
    'a candidate': `${home}/candidates/${candidate_id}`,
    'a scan': `${home}/scans/${scan_id}`,
    webhooks: `${home}/webhooks`,
    events: `${home}/events`,
    usage: `${home}/usage`,
    members: `${home}/members`,
    settings: `${home}/organization`,
    'audit log': `${home}/audit-log`,
  };
}
