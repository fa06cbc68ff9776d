import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../shared/api-document/openapi.ts';
import { withExamples } from '../../../shared/api-document/openapi-examples.ts';
import { eventNames } from '../../../shared/contracts/events.ts';
import { exampleEvent } from '../../../shared/examples/event-examples.ts';
import type { Examples } from '../../../shared/examples/examples.ts';
import { type Route, route } from '../../../shared/routes/route.ts';

const rename = route({
  method: 'PATCH',
  path: '/v1/notes/{id}',
  summary: 'A row of this test.',
  scope: 'jobs:write',
  params: { id: v.string() },
  query: { limit: v.optional(v.string()), q: v.optional(v.string()) },
  body: v.object({ name: v.string() }),
  response: v.object({ name: v.string() }),
  errors: ['stale_object'],
});
const call = {
  request: {
    params: { id: 'note_1' },
    query: { limit: '5' },
    headers: { 'If-Match': '"a"' },
    body: { name: 'b' },
  },
  response: { status: 200, media: 'application/json', body: { name: 'b' } },
};
const refused = (status: number, code: string) => ({
  operation: 'rename',
  request: {},
  response: { status, media: 'application/json', body: { error: { code } } },
});
const examples: Examples = {
  operations: { rename: call },
  errors: { stale_object: refused(412, 'stale_object'), scan_in_progress: refused(409, 'scan_in_progress') },
};

function made(asked: Examples = examples, routes: Record<string, Route> = { rename }) {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any part it expects
  const document: any = withExamples(openapiDocument(routes), routes, asked);
  return { document, operation: document.paths['/v1/notes/{id}'].patch };
}

describe('the document with examples', () => {
  const { document, operation } = made();

  it('shows the recorded body and answer of an operation', () => {
    expect(operation.requestBody.content['application/json'].example).toEqual({ name: 'b' });
    expect(operation.responses[200].content['application/json'].example).toEqual({ name: 'b' });
  });

  it('shows what the request said in each parameter, a limit as the number it is, and nothing where it said nothing', () => {
    const shown = operation.parameters.map(({ name, example }: Record<string, unknown>) => [name, example]);
    expect(shown).toEqual([
      ['id', 'note_1'],
      ['limit', 5],
      ['q', undefined],
      ['If-Match', '"a"'],
    ]);
  });

  it('shows a recorded refusal where the route can answer it, and says on which call it was recorded', () => {
    expect(operation.responses[412].content['application/json'].examples).toEqual({
      stale_object: { $ref: '#/components/examples/stale_object' },
    });
    expect(document.components.examples.stale_object).toEqual({
      summary: 'Response to PATCH /v1/notes/{id}',
      value: { error: { code: 'stale_object' } },
    });
    for (const status of [404, 422])
      expect(operation.responses[status].content['application/json']).not.toHaveProperty('examples');
  });

  it('shows no JSON under another media type', () => {
    expect(operation.responses[412].content['application/problem+json']).not.toHaveProperty('examples');
  });

  it('shows every event as it is delivered', () => {
    for (const name of eventNames) {
      const { content } = document.webhooks[name].post.requestBody;
      expect(content['application/json'].example).toEqual(exampleEvent(name));
    }
  });

  it('shows both answers where pages may call too', () => {
    const page = { ...call, response: { ...call.response, body: {} } };
    const open = { ...rename, keys: 'public', publicResponse: v.object({}) } as Route;
    const { operation } = made({ ...examples, operations: { rename: { ...call, page } } }, { rename: open });
    const { content, 'x-publishable-response': shown } = operation.responses[200];
    expect([content['application/json'].example, shown.example]).toEqual([{ name: 'b' }, {}]);
  });

  it('is the plain document where nothing was recorded, but for the events', () => {
    const { document } = made({ operations: {}, errors: {} });
    const plain = openapiDocument({ rename });
    const { webhooks } = document;
    expect(document).toEqual({ ...plain, webhooks, components: { ...plain.components, examples: {} } });
  });
});
