/**
 * `npm run judge:pages`: prints what a person with a middle-class phone waits for, and Lighthouse's points. The figures depend on the
 * machine, so nothing fails by them; docs/measurements.md has the goals. With `--short`, as CI calls it, it takes two minutes instead of
 * six: one visit of each page, the board of 200, and Lighthouse on one page each of the portal and the dashboard.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../support/browser.ts';
import { startStages } from '../start-stages.ts';
import { fillPortal } from './fill-portal.ts';
import { judgeDashboard } from './judge-dashboard.ts';
import { measureOften } from './measure-page.ts';
import { runLighthouse, wordsOf } from './run-lighthouse.ts';

const jobs = 25;
const isShort = process.argv.includes('--short');
const extent = { visits: isShort ? 1 : 3, isShort };
const say = (line: string) => process.stdout.write(`${line}\n`);

const place = mkdtempSync(join(tmpdir(), 'hiring-pages-'));
process.on('exit', () => rmSync(place, { recursive: true, force: true, maxRetries: 10 }));
const { ready, stop } = await startStages(place, { withDemo: true });
const browser = await openBrowser();
try {
  const { base_url, secret_key } = ready.production ?? { base_url: '', secret_key: '' };
  const jobPage = await fillPortal(base_url, secret_key, jobs);
  const pages = {
    'list of jobs': jobPage.slice(0, jobPage.lastIndexOf('/jobs/')),
    job: jobPage,
    'application form': `${jobPage}/apply`,
  };
  for (const [name, url] of Object.entries(pages)) {
    const { paint, shift } = await measureOften(browser, url, extent.visits);
    say(`portal, ${name}: LCP ${paint} ms (goal 1,000), CLS ${shift} (goal 0)`);
    // The form has the mark `noindex`.
    const isForSearch = name !== 'application form';
    if (isShort && name !== 'job') continue;
    for (const line of wordsOf(await runLighthouse(url), { isForSearch })) say(`portal, ${name}: ${line}`);
  }
  await judgeDashboard(browser, base_url, secret_key, say, extent);
} finally {
  await browser.close();
  await stop();
}
