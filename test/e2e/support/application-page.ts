import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname } from 'node:path';
import type { Page } from 'playwright-core';
import type { TestBrowser } from '../../support/browser.ts';

const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/** Where a page is to send its application, and with which key. */
export interface PageSettings {
  host: string;
  baseUrl: string;
  key: string;
  jobId: string;
}

export interface ApplicationPage {
  page: Page;
  /** What the page's script sent, as `PUT https://…`, and `preflight https://…` for what the browser asked before. */
  requests: { line: string; headers: Record<string, string> }[];
  /** Errors and warnings of the browser's console. */
  complaints: string[];
  /** What the page says once it no longer loads or sends; empty while the form is to be filled in. */
  said(): Promise<string>;
  close(): Promise<void>;
}

/** The requests of the page's script with that method. */
export const sent = ({ requests }: ApplicationPage, method: string) =>
  requests.filter(({ line }) => line.startsWith(`${method} `));

/** Serves the example of client/examples/apply as an integrator would, with the two settings of its markup filled in. */
export async function serveApplicationPage(browser: TestBrowser) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://page');
    const type = types[extname(pathname)];
    if (!type) return response.writeHead(404).end();
    const text = readFileSync(
      new URL(`../../../client/examples/apply/${basename(pathname)}`, import.meta.url),
    );
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` });
    response.end(type === 'text/html' ? withSettings(text.toString(), searchParams) : text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    originOf: (host: string) => `http://${host}:${port}`,
    async open({ host, baseUrl, key, jobId }: PageSettings): Promise<ApplicationPage> {
      const context = await browser.newContext();
      const page = await context.newPage();
      const { requests, complaints } = await listenTo(page);
      const settings = new URLSearchParams({ job: jobId, api: baseUrl, key });
      await page.goto(`http://${host}:${port}/apply.html?${settings}`);
      const settled = page.locator('#state:not(:text("ing …"))');
      return {
        page,
        requests,
        complaints,
        async said() {
          await settled.waitFor({ state: 'attached', timeout: 0 });
          return (await settled.textContent()) ?? '';
        },
        close: () => context.close(),
      };
    },
    close: () => server.close(),
  };
}

function withSettings(html: string, asked: URLSearchParams): string {
  const set = (text: string, name: string) =>
    text.replace(new RegExp(`data-${name}="[^"]+"`), `data-${name}="${asked.get(name)}"`);
  return set(set(html, 'api'), 'key');
}

/** Preflights show in the developer tools only. Nothing is intercepted: Playwright would then answer them in the API's place. */
async function listenTo(page: Page) {
  const requests: ApplicationPage['requests'] = [];
  const complaints: string[] = [];
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  tools.on('Network.requestWillBeSent', ({ request: { method, url, headers }, type, initiator }) => {
    const isPreflight = initiator.type === 'preflight';
    if (!isPreflight && type !== 'Fetch') return;
    const lowerCased = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    requests.push({
      line: `${isPreflight ? 'preflight' : method} ${url}`,
      headers: Object.fromEntries(lowerCased),
    });
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { requests, complaints };
}
