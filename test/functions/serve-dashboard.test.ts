/** What the one function of the dashboard answers, with made-up files beside it. */
import { describe, expect, it } from 'vitest';
import { serveDashboard } from '../../functions/dashboard/serve-dashboard.ts';
import type { Edge } from '../../shared/http/call.ts';
import * as rows from '../../shared/routes/dashboard.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { eventOf } from '../support/call-endpoint.ts';

const table = { ...rows };
const files: Record<string, string> = { 'main-1.js': 'the first script', 'main-1.css': 'the style' };
const first = { script: 'main-1.js', style: 'main-1.css', imports: ['lists-2.js', 'forms-3.js'] };
const edge = { environmentName: 'production', clock: () => new Date() } as Edge;

function dashboard(base = '/Prod', hosts: string[] = []) {
  const serve = serveDashboard(rows, { base, hosts, first, read: (name) => files[name] }, edge);
  return async (name: keyof typeof rows, params: Record<string, string> = {}) => {
    const event = eventOf(table[name], { params });
    const resource = 'greedy' in table[name] ? event.resource.replace('}', '+}') : event.resource;
    const { statusCode, headers = {}, body } = await serve({ ...event, resource }, {} as never);
    return { status: statusCode, headers: headers as Record<string, string>, body };
  };
}

describe('each page', () => {
  it('is the same document', async () => {
    const ask = dashboard();
    const [start, page] = [await ask('getDashboard'), await ask('getDashboardPage', { path: 'jobs/job_1' })];
    expect([start.status, page.status]).toEqual([200, 200]);
    expect(page.body).toBe(start.body);
    expect(start.headers['Content-Type']).toBe('text/html; charset=utf-8');
  });

  it('loads its files below the address of the API, those that the script imports too', async () => {
    const { body } = await dashboard('/Prod')('getDashboard');
    const loaded = [...body.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path]) => path);
    expect(loaded).toEqual([
      '/Prod/dashboard/styles/main-1.css',
      '/Prod/dashboard/scripts/lists-2.js',
      '/Prod/dashboard/scripts/forms-3.js',
      '/Prod/dashboard/scripts/main-1.js',
    ]);
    expect(body).toMatch(/<link rel="modulepreload" href="[^"]+lists-2\.js">\n<link rel="modulepreload"/);
    expect(body).toContain('<script type="module" src="/Prod/dashboard/scripts/main-1.js"></script>');
    expect(body).toContain('data-base="/Prod"');
    const own = await dashboard('')('getDashboard');
    expect(own.body).toContain('src="/dashboard/scripts/main-1.js"');
  });

  it('is in no search engine, has a picture as its icon, and says so without scripts', async () => {
    const { body } = await dashboard()('getDashboard');
    expect(body).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(body).toContain('<meta name="robots" content="noindex">');
    const [, icon = ''] = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)">/.exec(body) ?? [];
    expect(decodeURIComponent(icon)).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<rect .*<path .*<\/svg>$/,
    );
    expect(body).toContain('<noscript>The dashboard needs JavaScript.');
  });

  it.each([
    ['no other host', [], "connect-src 'self'", "frame-src 'none'"],
    [
      'the hosts of the sandbox and of files',
      ['https://sandbox.example', 'https://files.example'],
      "connect-src 'self' https://sandbox.example https://files.example",
      'frame-src https://sandbox.example https://files.example',
    ],
  ])('may load from this service and %s', async (_, hosts, connect, frames) => {
    const { headers } = await dashboard('/Prod', hosts)('getDashboard');
    expect(headers['Content-Security-Policy']?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      connect,
      frames,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]);
    expect(headers['Referrer-Policy']).toBe('no-referrer');
  });
});

describe('a file', () => {
  it.each([
    ['getDashboardScript', 'main-1.js', 'text/javascript; charset=utf-8', 'the first script'],
    ['getDashboardStyle', 'main-1.css', 'text/css; charset=utf-8', 'the style'],
  ] as const)('%s is served as what it is, for ever', async (name, file, type, text) => {
    const { status, headers, body } = await dashboard()(name, { file });
    expect([status, body, headers['Content-Type']]).toEqual([200, text, type]);
    expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headers).not.toHaveProperty('Content-Security-Policy');
  });

  it('of an earlier release is not found, which nobody keeps', async () => {
    const { status, headers, body } = await dashboard()('getDashboardScript', { file: 'main-0.js' });
    expect([status, JSON.parse(body).error.code]).toEqual([404, 'not_found']);
    expect(String(headers['Cache-Control'])).not.toContain('immutable');
  });
});

it('an address that no row has is the fault of a deployment', async () => {
  const serve = serveDashboard(rows, { base: '', hosts: [], first, read: () => undefined }, edge);
  await expect(serve(eventOf(routes.getMe, {}), {} as never)).rejects.toThrow('/v1/me');
});
