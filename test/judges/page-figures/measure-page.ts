import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import type { TestBrowser } from '../../support/browser.ts';

/** A phone of the middle class on a mobile network, as Lighthouse slows them: 1.6 Mbit/s, 150 ms, a quarter of the processor. */
const slowdown = { cpu: 4, bytesPerSecond: (1.6 * 1_000_000) / 8, latencyMs: 150 };

/** What a visitor waits for, in milliseconds, and how far the page moves under the hand (no unit). */
export interface PageFigures {
  largestContentfulPaint: number;
  cumulativeLayoutShift: number;
}

/** Opens a page that is slowed down. `prepare` runs before the first request, for what a visitor has already. */
export async function openSlowly(context: BrowserContext): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowdown.latencyMs,
    downloadThroughput: slowdown.bytesPerSecond,
    uploadThroughput: slowdown.bytesPerSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown.cpu });
  return { page, cdp };
}

/** In the page, where the types of Node do not hold: the browser's own entries of paints and shifts. */
const readEntries = `new Promise((resolve) => {
  const figures = { largestContentfulPaint: 0, cumulativeLayoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) figures.largestContentfulPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) figures.cumulativeLayoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(figures), 500);
})`;

/** Reads the figures of a page once it is still. */
async function figuresOf(page: Page): Promise<PageFigures> {
  await page.waitForLoadState('networkidle');
  return page.evaluate<PageFigures>(readEntries);
}

/** The median of the paint in whole milliseconds, and the largest shift, of visits that find nothing in their cache. */
export async function measureOften(
  browser: TestBrowser,
  url: string,
  visits: number,
  options: BrowserContextOptions = {},
): Promise<{ paint: number; shift: string }> {
  const paints: number[] = [];
  const shifts: number[] = [];
  for (let at = 0; at < visits; at++) {
    const context = await browser.newContext(options);
    const { page } = await openSlowly(context);
    await page.goto(url);
    const { largestContentfulPaint, cumulativeLayoutShift } = await figuresOf(page);
    paints.push(largestContentfulPaint);
    shifts.push(cumulativeLayoutShift);
    await context.close();
  }
  return { paint: Math.round(median(paints)), shift: Math.max(...shifts).toFixed(3) };
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
