import type { Page } from 'playwright-core';

/** Before the page runs: keeps the longest time from a press to the next picture, as INP counts it. */
const watchPresses = `
  window.slowestPress = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.slowestPress = Math.max(window.slowestPress, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Does on a board what a hand does, and returns the slowest of each kind in milliseconds; 0 stands for less than 16. */
export async function pressOnBoard(page: Page, url: string): Promise<Record<string, number>> {
  await page.addInitScript(watchPresses);
  await page.goto(url);
  await page.locator('.board-card').first().waitFor();
  await page.waitForLoadState('networkidle');
  const figures: Record<string, number> = {};
  const measure = async (name: string, press: () => Promise<void>) => {
    await page.evaluate('window.slowestPress = 0');
    await press();
    await page.waitForTimeout(700);
    figures[name] = await page.evaluate<number>('window.slowestPress');
  };
  await measure('select', async () => {
    for (const at of [0, 1, 2]) await page.locator('.board-card input').nth(at).click();
  });
  await measure('select by key', () => page.keyboard.press('Space'));
  await measure('open a dialog', () => page.locator('.board-card button').nth(3).click());
  await measure('move', () => page.locator('dialog .choices button:enabled').nth(1).click());
  await measure('show the list', () => page.getByRole('button', { name: 'List', exact: true }).click());
  await measure('back to the board', () => page.getByRole('button', { name: 'Board', exact: true }).click());
  return figures;
}
