/** Signing in with a real browser, where the provider is another site than the service, as on AWS. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrganization } from '../../shared/administration/organizations.ts';
import { addMember } from '../../shared/administration/people.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { type LocalStage, startLocalStage } from '../support/local-stage.ts';

let stage: LocalStage;
let browser: TestBrowser;
let evil: Server;
let organizationId: string;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod', identityHost: 'localhost' });
  organizationId = (await createOrganization(stage.admin, { name: 'Demo', plan: 'scale' })).id;
  await addMember(stage.admin, {
    organization: organizationId,
    issuer: stage.issuer,
    subject: 'ada',
    name: 'Ada',
    email: 'ada@demo.example',
    role: 'owner',
  });
  browser = await openBrowser({ hosts: ['localhost', 'evil.example'] });
  evil = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>evil</title>'),
  );
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  await browser?.close();
  evil?.close();
  await stage?.stop();
});

let context: BrowserContext;
let page: Page;
const noise: string[] = [];
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  noise.length = 0;
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(message.text());
  });
});
afterEach(() => context?.close());

const dashboard = () => `${stage.baseUrl}/dashboard`;
async function openSignIn(query = '') {
  await page.goto(`${stage.baseUrl}/auth/sign-in${query}`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
}
async function signIn(who = 'Ada (owner)') {
  await openSignIn();
  await page.getByRole('button', { name: who }).click();
  await page.waitForURL(`${dashboard()}*`);
}

/** What a script of the page that is open hears. */
const callFromPage = (path: string, body?: object) =>
  page.evaluate(
    async ({ url, sent }) => {
      const response = await fetch(url, {
        method: sent ? 'POST' : 'GET',
        credentials: 'include',
        headers: sent ? { 'Content-Type': 'application/json' } : {},
        ...(sent && { body: JSON.stringify(sent) }),
      }).catch((error: Error) => error.message);
      return typeof response === 'string'
        ? response
        : { status: response.status, body: await response.json() };
    },
    { url: stage.baseUrl + path, sent: body },
  );

describe('a browser', { timeout: 120_000 }, () => {
  it('has the session after it comes back from another site, in a cookie that no script sees', async () => {
    await signIn();
    const cookies = await context.cookies(stage.baseUrl);
    expect(
      cookies.map(({ name, httpOnly, secure, sameSite }) => ({ name, httpOnly, secure, sameSite })),
    ).toEqual([{ name: '__Host-session', httpOnly: true, secure: true, sameSite: 'Strict' }]);
    expect(await page.evaluate('document.cookie')).toBe('');
    const token = await callFromPage('/auth/token', {
      organization_id: organizationId,
      environment: 'production',
    });
    expect(token).toMatchObject({ status: 200, body: { object: 'session_token', role: 'owner' } });
    expect(await callFromPage('/auth/session')).toMatchObject({ body: { person: { name: 'Ada Okafor' } } });
  });

  it('is signed in when a link of another site leads to the dashboard', async () => {
    await signIn();
    const { port } = evil.address() as AddressInfo;
    await page.goto(`http://evil.example:${port}/`);
    await page.evaluate(`location.assign(${JSON.stringify(dashboard())})`);
    await page.waitForURL(dashboard());
    expect(await callFromPage('/auth/session')).toMatchObject({ status: 200 });
  });

  it('lends the session to no other site', async () => {
    await signIn();
    const { port } = evil.address() as AddressInfo;
    await page.goto(`http://evil.example:${port}/`);
    const asked = { organization_id: organizationId, environment: 'production' };
    expect(await callFromPage('/auth/token', asked)).toBe('Failed to fetch');
    expect(await callFromPage('/auth/session')).toBe('Failed to fetch');
    await page.evaluate(`
      const form = document.body.appendChild(document.createElement('form'));
      form.method = 'post';
      form.action = ${JSON.stringify(`${stage.baseUrl}/auth/sign-out`)};
      form.submit();
    `);
    await page.waitForURL(`${stage.baseUrl}/auth/sign-out`);
    await page.goto(dashboard());
    expect(await callFromPage('/auth/session')).toMatchObject({ status: 200 });
  });

  it('ends the session by signing out, and is asked again who it is', async () => {
    await signIn();
    expect(await callFromPage('/auth/sign-out', {})).toMatchObject({ status: 200 });
    expect(await context.cookies(stage.baseUrl)).toEqual([]);
    await openSignIn();
    expect(await page.getByRole('button').count()).toBe(5);
  });
});

describe('the local page', { timeout: 120_000 }, () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

  it('has a button for each person, works by keyboard, and breaks no rule of its own policy', async () => {
    await openSignIn();
    const names = await page.getByRole('button').allTextContents();
    expect(names).toEqual(['Ada (owner)', 'Ben (recruiter)', 'Cleo (developer)', 'Dan (viewer)', 'Continue']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${dashboard()}*`);
    expect(noise.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  });

  it('takes another address, and says what is wrong with one', async () => {
    await openSignIn('?hint=erin@example.com');
    const field = page.getByLabel('E-mail address');
    expect(await field.inputValue()).toBe('erin@example.com');
    await page.evaluate('for (const form of document.forms) form.noValidate = true');
    await field.fill('<b>nobody</b>');
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await page.getByRole('alert').textContent()).toBe('This is no e-mail address.');
    expect(await field.inputValue()).toBe('<b>nobody</b>');
    await field.fill('erin.smith@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${dashboard()}*`);
    expect(await callFromPage('/auth/session')).toMatchObject({
      body: { person: { name: 'Erin Smith', email: 'erin.smith@example.com' }, organizations: [] },
    });
  });

  it.each(['light', 'dark'] as const)('is accessible to all in %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await openSignIn();
    // Its policy lets no script in, so the checker comes from outside of the page.
    const session = await context.newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: axe });
    const run =
      'axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] }).then((found) => JSON.stringify(found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])))';
    const { result } = await session.send('Runtime.evaluate', { expression: run, awaitPromise: true });
    expect(JSON.parse(String(result.value))).toEqual([]);
  });
});
