/** The documentation in a real browser, served by the local cloud like everything else. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as routes from '../../shared/routes/route-table.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { type LocalStage, startLocalStage } from '../support/local-stage.ts';

let stage: LocalStage;
let browser: TestBrowser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([startLocalStage({ stage: 'prod' }), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

/** A page with what it complained about, a broken content policy among it, and whom it asked for what. */
async function openPage(path: string) {
  const page = await (await browser.newContext()).newPage();
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(stage.baseUrl + path);
  return { page, complaints, asked };
}

const pages = [
  routes.getDocs,
  routes.getDocsErrors,
  routes.getDocsEvents,
  routes.getDocsStates,
  routes.getDocsFitScore,
  routes.getDocsAssessments,
  routes.getDocsSignatures,
];

it.each(pages)(
  '$path keeps to its policy, asks this API only, and fits on a phone',
  async ({ path }) => {
    const { page, complaints, asked } = await openPage(path);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    for (const url of asked)
      expect(url.startsWith('data:') || url.startsWith(`${stage.baseUrl}/`), url).toBe(true);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);
  },
  120_000,
);

it('shows every operation, and sends a call to the API that it came from', async () => {
  const { page, complaints } = await openPage('/docs#/me/getMe');
  const operations = page.locator('.opblock[id^="operations-"]:not([id^="operations-webhooks"])');
  const shown = () =>
    operations.evaluateAll((elements) => elements.map(({ id }) => id.split('-').at(-1) as string));
  // The viewer draws one tag after the other.
  await expect
    .poll(shown, { timeout: 60_000, interval: 500 })
    .toEqual(expect.arrayContaining(Object.keys(routes)));

  await page.locator('#operations-me-getMe .try-out__btn').click();
  await page.locator('#operations-me-getMe .execute').click();
  const status = page.locator(
    '#operations-me-getMe .live-responses-table td.response-col_status:not(.col_header)',
  );
  await status.waitFor();
  expect(await status.textContent()).toMatch(/^401/);
  const [complaint, ...others] = complaints;
  expect([complaint, others], 'the browser notes the 401 and nothing else').toEqual([
    expect.stringContaining('401'),
    [],
  ]);
}, 120_000);
