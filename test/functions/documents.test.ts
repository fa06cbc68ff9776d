/** The documentation as the API serves it: to anyone, as text of the right type, and kept for a while. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { makeDocuments } from '../../functions/documents/documents.ts';
import type { Edge } from '../../shared/http/call.ts';
import { serveRows } from '../../shared/http/serve-rows.ts';
import * as documentRoutes from '../../shared/routes/documents.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { callerOf, eventOf } from '../support/call-endpoint.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const beside: string[] = JSON.parse(readFileSync(join(root, 'functions/documents/files.json'), 'utf8'));
/** A file that the bundler puts beside the function. */
const read = (name: string) => {
  const found = beside.find((path) => basename(path) === name) ?? name;
  return readFileSync(join(root, /^(shared|test)\//.test(found) ? '' : 'node_modules', found), 'utf8');
};
const documents = makeDocuments(routes, read);

/** No table behind it: these routes may reach nothing. */
const edge = { environmentName: 'production', clock: () => new Date() } as Edge;
const types = /^(text\/(html|plain|javascript|css); charset=utf-8|application\/json)$/;

describe.each(Object.entries(documentRoutes as Record<string, Route>))('200: %s', (name, route) => {
  const call = callerOf(route, async () => documents[name as keyof typeof documentRoutes](), edge);

  it('asks for no key and may be kept', async () => {
    const { status, headers, text } = await call({});
    expect([status, headers['Content-Type']]).toEqual([200, expect.stringMatching(types)]);
    const kept = route.cacheSeconds ? `public, max-age=${route.cacheSeconds}` : 'no-cache';
    expect(headers['Cache-Control']).toBe(kept);
    expect(text.length).toBeGreaterThan(route.path === '/robots.txt' ? 30 : 500);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await call({});
    const again = await call({ headers: { 'if-none-match': headers.ETag ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('fits into what Lambda answers', async () => {
    const { text } = await call({});
    expect(Buffer.byteLength(JSON.stringify(text))).toBeLessThan(6 * 1024 * 1024);
  });
});

describe('200: the viewer', () => {
  it('is Swagger UI, whose script and style ask for nothing from elsewhere', () => {
    const script = read('swagger-ui-bundle.js');
    expect(script).toContain('SwaggerUIBundle');
    const style = read('swagger-ui.css');
    expect(style).not.toMatch(/@import|url\((?!["']?data:)/);
  });
});

describe('200: llms.txt', () => {
  it('has a line for every call under /v1', () => {
    const text = documents.getLlmsText();
    const calls = Object.values(routes).filter(({ path }) => path.startsWith('/v1/'));
    for (const { method, path, summary } of calls) {
      const line = text.split('\n').find((one) => one.startsWith(`- \`${method} ${path}\` (`));
      expect(line?.endsWith(`): ${summary}`), `${method} ${path}`).toBe(true);
    }
    expect(text.match(/^- `/gm)).toHaveLength(calls.length);
    expect(text.startsWith('# ')).toBe(true);
  });
});

describe('200: robots.txt', () => {
  it('lets crawlers visit the portal and not the API', () => {
    expect(documents.getRobotsText()).toBe('User-agent: *\nAllow: /\nDisallow: /v1/\n');
  });
});

describe('200: the OpenAPI document', () => {
  it('describes every route of the table', () => {
    const { openapi, paths } = documents.getOpenapi();
    expect(openapi).toMatch(/^3\.1/);
    for (const { path, method } of Object.values(routes))
      expect(paths[path]).toHaveProperty(method.toLowerCase());
  });

  it('is served without webhooks too, and else the same', () => {
    const { webhooks, ...others } = documents.getOpenapi();
    expect(webhooks).toHaveProperty('ping');
    expect(documents.getOpenapiWithoutWebhooks()).toEqual(others);
  });
});

describe('the one function of all documents', () => {
  const serve = serveRows(documentRoutes, documents, edge);
  const context = {} as Context;

  it.each(Object.values(documentRoutes as Record<string, Route>))(
    'answers $path by its resource',
    async (route) => {
      const { statusCode, headers } = await serve(eventOf(route, {}), context);
      expect([statusCode, headers?.['Content-Type']]).toEqual([200, route.media ?? 'application/json']);
    },
  );

  it('refuses a resource that no row has', () => {
    expect(() => serve(eventOf(routes.getMe, {}), context)).toThrow('/v1/me');
  });
});
