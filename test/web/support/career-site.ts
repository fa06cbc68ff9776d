import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, type TestBrowser } from '../../support/browser.ts';
import { type LocalStage, startLocalStage } from '../../support/local-stage.ts';

export interface HostPage {
  /** What is in the body. */
  body: string;
  head?: string;
  /** The page's Content-Security-Policy. */
  policy?: string;
}

export interface OpenPage {
  page: Page;
  /** Errors and warnings of the console, and requests that a policy refused. */
  complaints: string[];
  /** The names of the widget's events with their details. */
  events(): Promise<{ type: string; detail: Record<string, unknown> }[]>;
  close(): Promise<void>;
}

const eventTypes = ['loaded', 'open', 'viewed', 'progress', 'applied', 'error'].map(
  (name) => `hiring:${name}`,
);
const listen = `
  window.heard = [];
  for (const type of ${JSON.stringify(eventTypes)})
    document.addEventListener(type, ({ detail }) => window.heard.push({ type, detail }));
`;

/** A running stage, a browser, and a career site under two names of which keys list `careers.example`. */
export async function startCareerSite() {
  const hosts = ['careers.example', 'elsewhere.example'];
  const [stage, browser] = await Promise.all([startLocalStage({ stage: 'prod' }), openBrowser({ hosts })]);
  const pages = new Map<string, HostPage>();
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://site').pathname);
    if (!page) return response.writeHead(404).end();
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    response.writeHead(200, page.policy ? { ...headers, 'Content-Security-Policy': page.policy } : headers);
    response.end(
      `<!doctype html><html lang="en"><head><title>Careers</title><meta name="viewport" content="width=device-width">` +
        `<link rel="icon" href="data:,">${page.head ?? ''}</head><body>${page.body}</body></html>`,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const originOf = (host: string) => `http://${host}:${port}`;
  let served = 0;

  return {
    stage,
    browser,
    originOf,
    newOrganization: () => stage.newOrganization({ origins: [originOf('careers.example')] }),
    /** Opens a page of the career site. */
    open(hosted: HostPage, { host = 'careers.example', query = '', ...options }: OpenOptions = {}) {
      const path = `/page-${++served}`;
      pages.set(path, hosted);
      return openPage(browser, `${originOf(host)}${path}${query}`, options);
    },
    /** Opens a page of the stage itself. */
    openOwn: (url: string, options: BrowserContextOptions = {}) => openPage(browser, url, options),
    async stop() {
      server.closeAllConnections();
      server.close();
      await browser.close();
      await stage.stop();
    },
  };
}
type OpenOptions = { host?: string; query?: string } & BrowserContextOptions;
export type CareerSite = Awaited<ReturnType<typeof startCareerSite>>;

async function openPage(
  browser: TestBrowser,
  url: string,
  options: BrowserContextOptions,
): Promise<OpenPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(listen);
  await page.goto(url);
  return {
    page,
    complaints,
    events: () =>
      page.evaluate('window.heard') as Promise<{ type: string; detail: Record<string, unknown> }[]>,
    close: () => context.close(),
  };
}

/** The text that a page of the site contains to show the widget. */
export const widgetOf = (stage: Pick<LocalStage, 'baseUrl'>, key: string, attributes = '', inner = '') =>
  `<script type="module" src="${stage.baseUrl}/widget/v1/hiring-jobs.js"></script>` +
  `<main><hiring-jobs publishable-key="${key}" ${attributes}>${inner}</hiring-jobs></main>`;
