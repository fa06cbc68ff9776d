import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOrganization } from '../support/local-stage.ts';
import { type CareerSite, startCareerSite } from './support/career-site.ts';
import { looks, takePicture, violationsIn } from './support/look.ts';
import { byMouse, heading, inviteTo, questionIs, totalOf } from './support/take-assessment.ts';

let site: CareerSite;
let owner: TestOrganization;
beforeAll(async () => {
  site = await startCareerSite();
  owner = await site.newOrganization();
}, 180_000);
afterAll(() => site?.stop());

describe.each(looks)('in %s', { timeout: 240_000 }, (look, width, colorScheme) => {
  /** Returns what axe, the width and the browser say against each page; `visit` opens the pages one by one. */
  async function faultsOf(
    url: string,
    visit: (page: Page, judge: (name: string) => Promise<void>) => Promise<void>,
  ) {
    const found: string[] = [];
    const { page, complaints, close } = await site.openOwn(url, {
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    });
    await visit(page, async (name) => {
      await takePicture(page, look, name);
      for (const fault of await violationsIn(page)) found.push(`${name}: ${fault}`);
      if (await page.evaluate('document.documentElement.scrollWidth > innerWidth'))
        found.push(`${name}: too wide`);
    });
    await close();
    return [...found, ...complaints.filter((one) => !/Failed to load resource/.test(one))];
  }

  it('DISC-O has no fault', async () => {
    const { url } = await inviteTo(owner, 'disc_o', { candidate_report: true });
    const found = await faultsOf(url, async (page, judge) => {
      await heading(page, 'Personality').waitFor();
      await judge('disc_o invitation');
      await page.getByRole('button', { name: 'Begin with an example' }).click();
      await heading(page, 'Example').waitFor();
      await byPractice(page);
      await judge('disc_o example');
      await page.getByRole('button', { name: 'Begin with question 1' }).click();
      await questionIs(page, 1);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByText('Choose an answer first.').waitFor();
      await judge('disc_o question');
      await page.getByRole('button', { name: 'Decline the assessment' }).click();
      await page.getByRole('dialog').waitFor();
      await judge('dialog to decline');
      await page.getByRole('button', { name: 'Yes, decline' }).click();
      await heading(page, 'You declined').waitFor();
      await judge('declined');
      await page.reload();
      await heading(page, 'This link does not lead').waitFor();
      await judge('a link that ended');
    });
    expect(found).toEqual([]);
  });

  it('the general assessment has no fault', async () => {
    const { url } = await inviteTo(owner, 'general');
    const found = await faultsOf(url, async (page, judge) => {
      await heading(page, 'Reasoning').waitFor();
      await judge('general invitation');
      await page.getByRole('button', { name: 'Begin with an example' }).click();
      await heading(page, 'Example').waitFor();
      await byPractice(page);
      await judge('general example');
      await page.getByRole('button', { name: 'Next example' }).click();
      await page.locator('form.number').waitFor();
      await page.getByRole('button', { name: 'Begin with question 1' }).click();
      const seen = new Set<string>();
      for (let number = 1; number <= 12; number += 1) {
        await questionIs(page, number);
        const type = (await page.locator('form').getAttribute('class')) ?? '';
        if (!seen.has(type)) await judge(`general ${type}`);
        seen.add(type);
        await byMouse(page);
      }
    });
    expect(found).toEqual([]);
  });

  it('the developer assessment has no fault', async () => {
    const { url } = await inviteTo(owner, 'developer', { code_language: 'java' });
    const found = await faultsOf(url, async (page, judge) => {
      await page.getByRole('button', { name: 'Begin with an example' }).click();
      await heading(page, 'Example').waitFor();
      await byPractice(page);
      await judge('developer example');
      await page.getByRole('button', { name: 'Begin with question 1' }).click();
      await questionIs(page, 1);
      const total = await totalOf(page);
      for (let number = 1; number <= total; number += 1) {
        await questionIs(page, number);
        if (number === 1 || number === 7) await judge(`developer question ${number}`);
        if (number === total) break;
        await byMouse(page);
      }
      await page.getByLabel('Your code').press('ControlOrMeta+End');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Tab');
      await page.keyboard.type('console.log("here"); return null;');
      await page.getByRole('button', { name: 'Run the examples' }).click();
      await page.getByText(/\d of \d examples pass/).waitFor();
      await judge('developer task');
      await page.getByLabel('Your code').fill('function broken( {');
      await page.getByRole('button', { name: 'Run the examples' }).click();
      await page.getByText('The code has a mistake').waitFor();
      await judge('developer task with a mistake');
    });
    expect(found).toEqual([]);
  });
});

async function byPractice(page: Page): Promise<void> {
  if (await page.locator('.choice').count()) await page.locator('.choice').nth(2).click();
  else await page.locator('#answer').fill('3');
  await page.getByRole('button', { name: 'Check the answer' }).click();
  await page.locator('main [role=status].notice').waitFor();
}

it('an address without a token, and one with a wrong token, show the same page', async () => {
  for (const token of ['', '#svc_al_live_wrong']) {
    const { page, close } = await site.openOwn(`${site.stage.baseUrl}/assessment${token}`);
    await heading(page, 'This link does not lead to an open assessment').waitFor();
    await close();
  }
});

it('an assessment in German is whole in German, and one in another language has its statements in that language', async () => {
  const german = await inviteTo(owner, 'disc_o', { locale: 'de' });
  const { page, close } = await site.openOwn(german.url);
  await heading(page, 'Persönlichkeit bei der Arbeit').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByRole('button', { name: 'Ohne Beispiel beginnen' }).click();
  await heading(page, 'Frage 1 von').waitFor();
  await takePicture(page, 'light and wide', 'german question');
  await close();

  const arabic = await inviteTo(owner, 'disc_o', { locale: 'ar' });
  const other = await site.openOwn(arabic.url);
  await other.page.getByRole('button', { name: 'Begin without an example' }).click();
  await heading(other.page, 'Question 1 of').waitFor();
  expect(await other.page.locator('h1 [dir=rtl][lang=ar]').textContent()).toMatch(/\p{Script=Arabic}/u);
  expect(await violationsIn(other.page)).toEqual([]);
  await takePicture(other.page, 'light and wide', 'arabic question');
  await other.close();
});

it('the end of the usual time is said once, and a late answer counts', async () => {
  const { url } = await inviteTo(owner, 'general');
  const { page, close } = await site.openOwn(url);
  await heading(page, 'Reasoning').waitFor();
  await page.clock.install();
  await page.getByRole('button', { name: 'Begin without an example' }).click();
  await page.getByText('About 2 minutes left').waitFor();
  await page.clock.fastForward(80_000);
  await page.getByText('Less than a minute left').waitFor();
  await page.clock.fastForward(50_000);
  await page.getByText('The usual time for this question is over.').waitFor();
  await byMouse(page);
  await questionIs(page, 2);
  await close();
});

it('a form without drawings and without a limit of time shows neither', async () => {
  const accommodations = { time_multiplier: 'untimed', non_visual: true };
  const { url } = await inviteTo(owner, 'general', {}, { accommodations });
  const { page, close } = await site.openOwn(url);
  await page.getByText('There is no limit of time.').waitFor();
  await page.getByRole('button', { name: 'Begin with an example' }).click();
  await page.locator('form.number').waitFor();
  await page.getByRole('button', { name: 'Begin with question 1' }).click();
  await questionIs(page, 1);
  expect(await page.locator('.time, svg').count()).toBe(0);
  await close();
});

it('the document forbids inline code and any other origin', async () => {
  const response = await fetch(`${site.stage.baseUrl}/assessment`);
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  const text = await response.text();
  const [, written = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text) ?? [];
  const policy = written.replaceAll('&apos;', "'");
  expect(policy).toMatch(/^default-src .none.; script-src .self.; style-src .sha256-/);
  expect(policy).toContain('require-trusted-types-for');
  expect(policy).not.toMatch(/unsafe|\*|http/);
});
