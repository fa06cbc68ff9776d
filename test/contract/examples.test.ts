import { readFileSync, writeFileSync } from 'node:fs';
import compact from 'json-stringify-pretty-compact';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes, errorView } from '../../shared/contracts/errors.ts';
import { testTypes } from '../../shared/contracts/events.ts';
import { exampleEvent, examplePing } from '../../shared/examples/event-examples.ts';
import type { Examples, OperationExample } from '../../shared/examples/examples.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import { type LocalStage, startLocalStage } from '../support/local-stage.ts';
import { recordExamples } from './examples/record.ts';
import { isFileOfPages, takesNoKey } from './support/route-calls.ts';

const file = new URL('../../shared/examples/examples.json', import.meta.url);
const remedy = 'Put a step into test/contract/examples/*.ts and run `npm run examples`.';
const outdated =
  'The API answers otherwise than its example. Run `npm run examples` and look at the difference.';

const textOf = (examples: Examples) => `${compact(examples, { maxLength: 160 })}\n`;

/** Nobody calls those of sign-in but our own pages; the names of their files change with each build. */
const routes: [string, Route][] = Object.entries(routeTable).filter(
  ([, route]) => !takesNoKey(route) && !isFileOfPages(route),
);

let stage: LocalStage;
let today: Examples;
let recorded: Examples;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
  today = await recordExamples(stage);
  if (process.env.EXAMPLES === 'record') writeFileSync(file, textOf(today));
  recorded = JSON.parse(readFileSync(file, 'utf8'));
}, 300_000);
afterAll(() => stage?.stop());

describe.each(routes)('%s', (operation, route) => {
  const example = (): OperationExample => {
    const found = recorded.operations[operation];
    if (!found) throw new Error(`${operation} has no example. ${remedy}`);
    return found;
  };

  it('has an example, which the API answers today', () => {
    expect(today.operations[operation], outdated).toEqual(example());
  });

  it('asks as its row says', () => {
    for (const { request } of exchangesOf(example())) {
      expect(v.safeParse(v.strictObject(route.params), request.params ?? {}).issues).toBeUndefined();
      expect(v.safeParse(v.strictObject(route.query), request.query ?? {}).issues).toBeUndefined();
      expect(request.body !== undefined && route.body === undefined).toBe(false);
      if (route.body) expect(v.safeParse(route.body, request.body ?? {}).issues).toBeUndefined();
    }
  });

  it('is answered as its row says', () => {
    const { response, page } = example();
    expect(response.status).toBe(route.success);
    expect(response.media).toBe((route.media ?? 'application/json').split(';')[0]);
    if (!route.media) expect(v.parse(route.response, response.body)).toEqual(response.body);
    expect(page !== undefined, remedy).toBe(route.keys === 'public');
    if (page)
      expect(v.parse(route.publicResponse ?? route.response, page.response.body)).toEqual(page.response.body);
  });
});

describe('refusals', () => {
  const codes = Object.keys(errorCodes) as (keyof typeof errorCodes)[];

  it.each([401, 403, 404, 409, 412, 422, 429])(
    'one for %i at least, which the API answers today',
    (status) => {
      const named = codes.filter((code) => errorCodes[code][0] === status && recorded.errors[code]);
      expect(named, remedy).not.toEqual([]);
      for (const code of named) {
        expect(today.errors[code], outdated).toEqual(recorded.errors[code]);
        const { body } = recorded.errors[code]?.response ?? {};
        expect(v.parse(errorView, body)).toEqual(body);
        expect(body).toMatchObject({ error: { code, status } });
      }
    },
  );

  it('an invalid body returns every mistake', () => {
    const body = v.parse(errorView, recorded.errors.validation_failed?.response.body);
    expect(body.error.details.length).toBeGreaterThan(1);
  });
});

// The document is made after a recording, from the recorded examples.
it.skipIf(process.env.EXAMPLES === 'record')('the API serves them in its own description', async () => {
  const { body } = await stage.api().get('/v1/openapi.json');
  for (const [name, { path, method, body: taken, media, publicResponse }] of routes) {
    const operation = body.paths[path][method.toLowerCase()];
    const { page, request, response } = recorded.operations[name] ?? {};
    const shown = (content: Record<string, { example?: unknown; examples?: object }>) => {
      const { example, examples } = content['application/json'] ?? {};
      return page ? examples !== undefined : example !== undefined;
    };
    if (taken && request?.body) expect(shown(operation.requestBody.content), name).toBe(true);
    const returned = operation.responses[response?.status ?? 0];
    if (!media)
      expect(Object.keys(returned.content['application/json']), name).toContain(
        page && !publicResponse ? 'examples' : 'example',
      );
    if (page && publicResponse) expect(returned['x-publishable-response'].example, name).toBeDefined();
  }
  for (const name of testTypes) {
    const { content } = body.webhooks[name].post.requestBody;
    expect(content['application/json'].example, name).toEqual(
      name === 'ping' ? examplePing() : exampleEvent(name),
    );
  }
});

it('the file is what a recording writes, byte for byte, and nothing of this machine is in it', () => {
  const text = readFileSync(file, 'utf8');
  expect(text === textOf(today), outdated).toBe(true);
  expect(text).not.toMatch(/127[.-]0[.-]0[.-]1|localhost|(svc_sk|pk_svc)_(live|test)_(?!example)\w/);
});

const exchangesOf = (example: OperationExample) => [example, ...(example.page ? [example.page] : [])];
