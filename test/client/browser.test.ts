import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HiringClient } from '../../client/src/index.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { type LocalStage, startLocalStage, type TestOrganization } from '../support/local-stage.ts';
import { installClient } from './support/install-client.ts';

/** A career site as anyone may write it: the packed client, a key, and a list of jobs or the reason why there is none. */
const page = `<!doctype html><title>Careers</title><ul></ul><p id="state">loading</p>
<script type="module">
  import { HiringClient } from './client.js';
  const show = (text) => { document.querySelector('#state').textContent = text; };
  try {
    const client = new HiringClient(Object.fromEntries(new URLSearchParams(location.hash.slice(1))));
    for await (const { name } of client.jobs.list({ order: 'asc', limit: 1 }))
      document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: name }));
    show('done');
  } catch (error) {
    show(error.name + ': ' + (error.code ?? error.message));
  }
</script>`;

let stage: LocalStage;
let browser: TestBrowser;
let site: Server;
let owner: TestOrganization;
let port: number;
beforeAll(async () => {
  const client = installClient();
  const bundle = client.read('dist/bundle.min.js');
  client.remove();
  site = createServer((request, response) => {
    const isScript = request.url === '/client.js';
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? bundle : page);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  port = (site.address() as AddressInfo).port;
  [stage, browser] = await Promise.all([
    startLocalStage({ stage: 'prod' }),
    openBrowser({ hosts: ['careers.example', 'elsewhere.example'] }),
  ]);
  owner = await stage.newOrganization({ origins: [`http://careers.example:${port}`] });
  const api = new HiringClient({ apiKey: owner.secretKey, baseUrl: stage.baseUrl });
  for (const name of ['First', 'Second']) await api.post('/v1/jobs', { body: { name, is_draft: false } });
  await api.post('/v1/jobs', { body: { name: 'Still a draft' } });
}, 120_000);
afterAll(async () => {
  site?.close();
  await browser?.close();
  await stage?.stop();
});

/** Opens the site at that host with that key, and answers what a visitor sees. */
async function visit(host: string, apiKey: string) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  await tab.goto(`http://${host}:${port}/#${new URLSearchParams({ apiKey, baseUrl: stage.baseUrl })}`);
  const state = tab.locator('#state:not(:text("loading"))');
  await state.waitFor();
  const seen = { state: await state.textContent(), jobs: await tab.locator('li').allTextContents() };
  await context.close();
  return seen;
}

describe('a static page on another origin, in a real browser', { timeout: 120_000 }, () => {
  it('lists the published jobs with a publishable key, page after page', async () => {
    expect(await visit('careers.example', owner.publishableKey)).toEqual({
      state: 'done',
      jobs: ['First', 'Second'],
    });
  });

  it('is refused from an origin that is not listed, and can show why', async () => {
    expect(await visit('elsewhere.example', owner.publishableKey)).toEqual({
      state: 'HiringError: origin_not_allowed',
      jobs: [],
    });
  });

  it('rejects a secret key in the client before anything is sent', async () => {
    const { state, jobs } = await visit('careers.example', owner.secretKey);
    expect(state).toMatch(/^HiringSetupError: A secret key in a browser/);
    expect(jobs).toEqual([]);
  });

  it('is subject to the same-origin policy: it cannot read a response without CORS headers', async () => {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.goto(`http://careers.example:${port}/`);
    const read = `fetch('http://elsewhere.example:${port}/').then(() => 'read', ({ name }) => name)`;
    expect(await tab.evaluate(read)).toBe('TypeError');
    await context.close();
  });
});
