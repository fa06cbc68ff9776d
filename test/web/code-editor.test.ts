/** The editor of code on the page of an assessment: by keyboard, without its file, as a plain field, and in both themes. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CareerSite, type OpenPage, startCareerSite } from './support/career-site.ts';
import { tabTo } from './support/dashboard.ts';
import { takePicture, violationsIn } from './support/look.ts';
import { inviteTo, questionIs } from './support/take-assessment.ts';

let site: CareerSite;
let owner: Awaited<ReturnType<CareerSite['newOrganization']>>;
let url: string;
beforeAll(async () => {
  site = await startCareerSite();
  owner = await site.newOrganization();
}, 180_000);
afterAll(() => site?.stop());
beforeEach(async () => {
  ({ url } = await inviteTo(owner, 'developer', { developer_parts: ['tasks'] }));
});

const editor = (page: Page) => page.locator('.rich .cm-content');
const begin = async ({ page }: OpenPage) => {
  await page.getByRole('button', { name: 'Begin without an example' }).click();
  await questionIs(page, 1);
};
const codeIn = (page: Page) => editor(page).locator('.cm-line').allTextContents();
const endOfFirstLine = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+Home');
  // The first goes to where a long line wraps.
  await page.keyboard.press('End');
  await page.keyboard.press('End');
};

describe('the editor', { timeout: 120_000 }, () => {
  it('is used by the keyboard alone, holds nobody, and its code runs', async () => {
    const opened = await site.openOwn(url);
    const { page, complaints, close } = opened;
    await begin(opened);
    await editor(page).waitFor();
    await tabTo(page, 'Your code');
    await endOfFirstLine(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('if (true) {');
    await page.keyboard.press('Enter');
    await page.keyboard.type('return 1;');
    const [, second, third] = await codeIn(page);
    expect([second, third]).toEqual(['  if (true) {', '    return 1;']);
    await page.keyboard.press('ControlOrMeta+z');
    expect((await codeIn(page))[2]).not.toContain('return 1;');
    // Tab indents, also backwards, until Escape was pressed.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await editor(page).evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.keyboard.press('Escape');
    // However long the person needs.
    await page.waitForTimeout(2500);
    await page.keyboard.press('Tab');
    await page.locator('button:focus', { hasText: 'Use a plain text field' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    expect(await editor(page).evaluate((one) => one.matches(':focus'))).toBe(false);
    await tabTo(page, 'Your code');
    await page.keyboard.press('Escape');
    await tabTo(page, 'Run the examples');
    await page.keyboard.press('Enter');
    await page.locator('.examples li').first().waitFor();
    await expect.poll(() => page.getByText('The code is running.').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps the code when the plain field is chosen, and when it is chosen again', async () => {
    const opened = await site.openOwn(url);
    const { page, close } = opened;
    await begin(opened);
    await editor(page).click();
    await endOfFirstLine(page);
    await page.keyboard.type(' // mine');
    await page.getByRole('button', { name: 'Use a plain text field' }).click();
    const area = page.locator('textarea#code');
    expect(await area.inputValue()).toContain('// mine');
    expect(await violationsIn(page)).toEqual([]);
    await area.fill('// other');
    await page.getByRole('button', { name: 'Use the editor with colours' }).click();
    await editor(page).getByText('// other').waitFor();
    await close();
  });

  it('takes the place of the plain field with its text and its caret, and stays away if it cannot be loaded', async () => {
    const opened = await site.openOwn(url);
    const { page, close } = opened;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assessment\/editor\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await begin(opened);
    await page.locator('textarea#code').click();
    await endOfFirstLine(page);
    await page.keyboard.type(' // be');
    release();
    await editor(page).waitFor();
    await page.keyboard.type('fore');
    expect((await codeIn(page))[0]).toMatch(/\/\/ before$/);
    await close();

    const without = await site.openOwn(url);
    await without.page.route(/assessment\/editor\.js$/, (route) => route.abort());
    await begin(without);
    await without.page.getByLabel('Your code').fill('// plain');
    await without.page.getByRole('button', { name: 'Run the examples' }).click();
    await without.page.locator('.examples li').first().waitFor();
    expect(await without.page.getByRole('button', { name: 'Use the editor' }).count()).toBe(0);
    await without.close();
  });

  it('is not loaded for questions without code to write', async () => {
    const general = await inviteTo(owner, 'general');
    const opened = await site.openOwn(general.url);
    let loaded = 0;
    opened.page.on('request', (request) => {
      if (request.url().endsWith('/assessment/editor.js')) loaded += 1;
    });
    await begin(opened);
    expect(loaded).toBe(0);
    await opened.close();
  });

  it.each([
    ['light', 1280],
    ['dark', 320],
  ] as const)('has no fault in the %s theme at %i px', async (colorScheme, width) => {
    const opened = await site.openOwn(url, { colorScheme, viewport: { width, height: 800 } });
    const { page, complaints, close } = opened;
    await begin(opened);
    await editor(page).click();
    await endOfFirstLine(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('const text: string = "a" + 1; // note');
    await takePicture(page, `editor ${colorScheme}`, 'typed');
    expect(await violationsIn(page)).toEqual([]);
    // Typed over a selection of coloured words.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('x');
    expect(await codeIn(page)).toEqual(['x']);
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Hand in and go on' }).click();
    await page.locator('.problem', { hasText: 'Type an answer first' }).waitFor();
    await expect.poll(() => editor(page).getAttribute('aria-invalid')).toBe('true');
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await takePicture(page, `editor ${colorScheme}`, 'empty');
    expect(complaints).toEqual([]);
    await close();
  });
});
