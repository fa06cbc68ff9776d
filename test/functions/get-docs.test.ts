/** The documentation as the API serves it: to anyone, as text of the right type, and kept for a while. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { getDocs } from '../../functions/get-docs/handler.ts';
import { getDocsErrors } from '../../functions/get-docs-errors/handler.ts';
import { getDocsEvents } from '../../functions/get-docs-events/handler.ts';
import { getDocsFitScore } from '../../functions/get-docs-fit-score/handler.ts';
import { getDocsPostman } from '../../functions/get-docs-postman/handler.ts';
import { getDocsSignatures } from '../../functions/get-docs-signatures/handler.ts';
import { getDocsStates } from '../../functions/get-docs-states/handler.ts';
import { getDocsTestVectors } from '../../functions/get-docs-test-vectors/handler.ts';
import { getDocsViewerScript } from '../../functions/get-docs-viewer-script/handler.ts';
import { getDocsViewerStyle } from '../../functions/get-docs-viewer-style/handler.ts';
import { getLlmsText } from '../../functions/get-llms-text/handler.ts';
import { openapiDocument } from '../../shared/contracts/openapi.ts';
import type { Edge, Handle } from '../../shared/http/call.ts';
import type { Route } from '../../shared/route.ts';
import * as docsRoutes from '../../shared/routes/docs.ts';
import * as routes from '../../shared/routes.ts';
import { readRecipe } from '../shared/docs/support/read-recipe.ts';
import { callerOf } from '../support/call-endpoint.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The file that the bundler puts beside the function. */
const bundledFile = async (folder: string) => {
  const [file] = JSON.parse(readFileSync(join(root, 'functions', folder, 'files.json'), 'utf8'));
  return readFileSync(join(root, 'node_modules', file), 'utf8');
};

// biome-ignore lint/suspicious/noExplicitAny: handlers of different routes in one record
const handlers: Record<keyof typeof docsRoutes, Handle<any>> = {
  getDocs: getDocs(),
  getDocsErrors: getDocsErrors(),
  getDocsEvents: getDocsEvents(routes),
  getDocsFitScore: getDocsFitScore(),
  getDocsPostman: getDocsPostman(async () => openapiDocument(routes)),
  getDocsSignatures: getDocsSignatures(readRecipe),
  getDocsStates: getDocsStates(),
  getDocsTestVectors: getDocsTestVectors(),
  getDocsViewerScript: getDocsViewerScript(() => bundledFile('get-docs-viewer-script')),
  getDocsViewerStyle: getDocsViewerStyle(() => bundledFile('get-docs-viewer-style')),
  getLlmsText: getLlmsText(routes),
};

/** No table behind it: these routes may reach nothing. */
const edge = { environmentName: 'production', clock: () => new Date() } as Edge;
const types = /^(text\/(html|plain|javascript|css); charset=utf-8|application\/json)$/;

describe.each(Object.entries(docsRoutes as Record<string, Route>))('200: %s', (name, route) => {
  const call = callerOf(route, handlers[name as keyof typeof docsRoutes], edge);

  it('asks for no key and may be kept', async () => {
    const { status, headers, text } = await call({});
    expect([status, headers['Content-Type']]).toEqual([200, expect.stringMatching(types)]);
    expect(headers['Cache-Control']).toBe(`public, max-age=${route.cacheSeconds}`);
    expect(text.length).toBeGreaterThan(500);
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
  it('is Swagger UI, whose script and style ask for nothing from elsewhere', async () => {
    const script = await bundledFile('get-docs-viewer-script');
    expect(script).toContain('SwaggerUIBundle');
    const style = await bundledFile('get-docs-viewer-style');
    expect(style).not.toMatch(/@import|url\((?!["']?data:)/);
  });
});

describe('200: llms.txt', () => {
  it('has a line for every call under /v1', async () => {
    const call = callerOf(routes.getLlmsText, handlers.getLlmsText, edge);
    const { text } = await call({});
    const calls = Object.values(routes).filter(({ path }) => path.startsWith('/v1/'));
    for (const { method, path, summary } of calls) {
      const line = text.split('\n').find((one) => one.startsWith(`- \`${method} ${path}\` (`));
      expect(line?.endsWith(`): ${summary}`), `${method} ${path}`).toBe(true);
    }
    expect(text.match(/^- `/gm)).toHaveLength(calls.length);
    expect(text.startsWith('# ')).toBe(true);
  });
});
