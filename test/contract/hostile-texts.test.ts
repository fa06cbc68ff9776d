/** Texts that break storage, pages or logs, sent over the wire to every place of every request that takes a text. */
import type * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../../shared/routes/route.ts';
import type { SharedStage } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { assembleCast, type Cast } from './support/cast.ts';
import { bodyWith, fieldsOf, isLink, isText } from './support/fields-of.ts';
import { callRoute, routes } from './support/route-calls.ts';
import { validRequests } from './support/valid-requests.ts';

const half = '👩'.slice(0, 1);
const hostile = ['a\u0000b', 'a\r\nb', 'a\u202eb', '\ufeff', 'a\u2028b'];
/** The schemas are asked for all of them (hostile-fields.test.ts); over the wire each place gets half a letter and another one. */
const textsFor = (place: number) => [`a${half}`, hostile[place % hostile.length] ?? ''];
const links = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'vbscript:x',
];
const brokenLinks = ['java\tscript:alert(1)', 'java\nscript:alert(1)', 'https://jane:secret@example.com'];

let stage: SharedStage;
let cast: Cast;
beforeAll(async () => {
  stage = await sharedStage();
  cast = await assembleCast(stage);
});

/** Whether every text of an answer, names included, is whole. */
const isWhole = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.isWellFormed() && !value.includes('\u0000')
    : typeof value !== 'object' ||
      value === null ||
      Object.entries(value).every(([name, part]) => name.isWellFormed() && isWhole(part));

const me = (route: Route) => (route.scope === 'none' ? stage.api() : cast.owner.api);

describe.each(routes.filter(([, { body }]) => body))('%s', (operationId, route) => {
  const fields = fieldsOf(route.body as v.GenericSchema).filter(isText);

  it('never fails for a text, and returns whole ones', async () => {
    const { params, body } = await validRequests[operationId](cast.owner.api);
    for (const [place, field] of fields.entries())
      for (const text of textsFor(place)) {
        const answer = await callRoute(me(route), route, { params, body: bodyWith(field, text, body) });
        const where = `${field.path.join('.')} ${JSON.stringify(text)}: ${answer.text}`;
        expect(answer.status, where).toBeLessThan(500);
        expect(isWhole(answer.body), where).toBe(true);
      }
  });

  const linked = fields.filter(isLink);
  it.runIf(linked.length > 0)('takes no link that is not of the web', async () => {
    const { params, body } = await validRequests[operationId](cast.owner.api);
    for (const field of linked)
      for (const link of [...links, ...brokenLinks]) {
        const answer = await callRoute(me(route), route, { params, body: bodyWith(field, link, body) });
        expect(answer.status, `${field.path.join('.')} ${link}: ${answer.text}`).toBe(422);
        const [detail] = answer.body.error.details;
        expect(detail?.param).toBe(field.path.join('.'));
      }
  });
});

const bytes = ['a%ED%A0%BD', '%00', 'a%0Ab', 'a%E2%80%AEb', '%F0%9F', 'a%7F', '%E2%80%A8'];
const inAddress = routes.filter(([, { params, query }]) =>
  Object.values({ ...params, ...query }).some((schema) => schema.type === 'string' || 'wrapped' in schema),
);

it.each(inAddress)('%s never fails for what its address holds', async (_, route) => {
  for (const text of bytes) {
    for (const name of Object.keys(route.params)) {
      const params = Object.fromEntries(
        Object.keys(route.params).map((one) => [one, one === name ? text : 'x']),
      );
      const answer = await callRoute(me(route), route, { params });
      expect(answer.status, `{${name}} ${text}: ${answer.text}`).toBeLessThan(500);
      expect(isWhole(answer.body), answer.text).toBe(true);
    }
    for (const name of Object.keys(route.query)) {
      const answer = await callRoute(me(route), route, { query: `${name}=${text}` });
      expect(answer.status, `?${name}=${text}: ${answer.text}`).toBeLessThan(500);
      expect(isWhole(answer.body), answer.text).toBe(true);
    }
  }
});

it('is answered in few words, whatever was wrong and however much', async () => {
  const api = cast.owner.api;
  const tags = Array.from({ length: 60_000 }, () => 7);
  const names = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`${n}`.repeat(20), null]));
  const key = { ['x'.repeat(100_000)]: 1 };
  const refused = [
    await api.post('/v1/candidates', { tags }),
    await api.post('/v1/candidates', { metadata: names }),
    await api.post('/v1/candidates', key),
    await api.post('/v1/candidates', { metadata: key }),
    await api.post('/v1/jobs', { name: 'Cook', remote_regions: Array(250).fill(7) }),
    await api.get(`/v1/candidates?${'x'.repeat(5_000)}=1`),
  ];
  for (const { status, body, text } of refused) {
    expect([400, 422]).toContain(status);
    expect(text.length).toBeLessThan(5_000);
    expect(body.error.details.length).toBeLessThanOrEqual(20);
  }
  const [, , , , regions] = refused;
  expect(regions?.body.error).toMatchObject({ details: { length: 20 }, details_omitted: 230 });
});

it('finds again what was sent with half a letter, under one Idempotency-Key', async () => {
  const headers = { 'Idempotency-Key': 'half a letter' };
  const send = (name: string) =>
    cast.owner.api.send('POST', '/v1/candidates', { headers, body: { first_name: name } });
  const first = await send(`Zoë ${half}`);
  expect([first.status, first.body.first_name]).toEqual([201, 'Zoë \ufffd']);
  const replay = await send('Zoë \ufffd');
  expect([replay.text, replay.headers.get('Idempotent-Replayed')]).toEqual([first.text, 'true']);
});
