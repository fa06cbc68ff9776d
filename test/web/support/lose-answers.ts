import type { Page } from 'playwright-core';

/**
 * Lets the page's POSTs to a path take effect and loses their answers, until `stop` is called. Playwright answers preflights in the
 * API's place while this is on.
 */
export async function loseAnswers(
  page: Page,
  path: RegExp,
): Promise<{ stop(): Promise<void>; lost(): number }> {
  let lost = 0;
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch().catch(() => undefined);
    lost += 1;
    await route.abort('connectionreset');
  });
  return { stop: () => page.unroute(path), lost: () => lost };
}

/** Refuses the first PUTs of files with a status, as storage does for an expired URL. */
export async function refusePuts(page: Page, statuses: number[]): Promise<() => number> {
  let refused = 0;
  await page.route(/\/pending\//, async (route) => {
    const status = route.request().method() === 'PUT' ? statuses[refused] : undefined;
    if (status === undefined) return route.continue();
    refused += 1;
    if (status === 0) return route.abort('connectionreset');
    await route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return () => refused;
}
