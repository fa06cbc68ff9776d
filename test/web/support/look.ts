import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; any: { message: string }[] }[];
}

/** What axe finds against WCAG 2.2 AA in the page as it is shown, the shadow roots included. */
export async function violationsIn(page: Page): Promise<string[]> {
  // The developer tools evaluate it, whatever the policy of the page.
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as unknown;
  };
  await evaluate(`${axe};0`);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const found = await evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  );
  return (found as Violation[]).map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`,
  );
}

/** The looks of a page for visitors: their name, the width in pixels and the theme. */
export const looks = [
  ['light and wide', 1280, 'light'],
  ['dark and wide', 1280, 'dark'],
  ['light and narrow', 320, 'light'],
  ['dark and narrow', 320, 'dark'],
] as const;

/** The folder for pictures of all pages, for people to look at; none are taken without it. */
export const picturesDir = process.env.PICTURES;

/** Takes a picture of the page as a whole, if pictures are asked for. */
export async function takePicture(page: Page, look: string, name: string): Promise<void> {
  if (!picturesDir) return;
  const folder = join(picturesDir, look.replaceAll(' ', '-'));
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
}
