/** A first run crashes when what it made is stored; other calls pass; that is deleted; and the same call comes again under its key. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { crashing } from './support/crashing.ts';
import { makingOf } from './support/makings.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const cases = [
  ['a note', ['itself', 'its person', 'the name of its person']],
  ['a job', ['itself']],
  ['a job of a posting', ['itself']],
  ['a stage', ['itself', 'it, with the list of its job', 'its job']],
  ['a scan', ['itself', 'its person', 'the name of its person']],
  ['a fit score', ['its scan']],
  ['a candidate', ['itself']],
  ['an application', ['its person']],
  ['an export', ['its person']],
  ['a webhook endpoint', ['itself']],
  ['a replay', ['its endpoint']],
  ['a test of an endpoint', ['its endpoint']],
] as const;

const idsIn = (text: string, prefix: string) =>
  new Set(text.match(new RegExp(`\\b${prefix}_[0-9A-HJKMNP-TV-Z]{26}\\b`, 'g')));
/** All but the bookkeeping of keys and calls. */
const rowsOf = async ({ organizationId }: Caller) =>
  (await everyRow(backend)).filter(
    ({ pk, sk }) =>
      (pk.startsWith(`ORG#${organizationId}`) || /^(EVENT|DELIVERY)#/.test(pk)) && !sk.startsWith('USAGE'),
  );
const times = [0, 1, 2, 3];

describe.each([0, 4])('after %i other calls', (count) => {
  it.each(cases.flatMap(([what, deletions]) => deletions.map((deleted) => ({ what, deleted }))))(
    '$what that a crashed call made does not come back: deleted is $deleted',
    async ({ what, deleted }) => {
      const { caller, making } = await makingOf(backend, what);
      const { prefix, make, sent, others, deletions, get } = making;
      const headers = { 'idempotency-key': 'the same' };
      const before = idsIn(JSON.stringify(await rowsOf(caller)), prefix);
      const now = () => new Date();
      await expect(make(crashing(backend), now)({ ...sent, caller, headers })).rejects.toThrow();
      const after = idsIn(JSON.stringify(await rowsOf(caller)), prefix);
      const [id = [...before][0] ?? ''] = [...after].filter((one) => !before.has(one));

      const turns = others?.(id) ?? [];
      for (const n of times.slice(0, count)) {
        const [call, other] = turns[n % turns.length]?.() ?? [];
        const passed =
          call && (await call({ ...other, caller, headers: { 'idempotency-key': `other-${n}` } }));
        expect([200, 201, 202, undefined]).toContain(passed?.status);
      }
      await deletions[deleted]?.(id);
      const left = await rowsOf(caller);

      const later = () => new Date(Date.now() + 60_000);
      for (const _ of [1, 2]) {
        const again = await make(backend, later)({ ...sent, caller, headers });
        expect([again.status, again.body.error?.code]).toEqual([409, 'answer_erased']);
        expect(again.text).not.toContain('SECRET');
      }
      if (get) expect((await get(id)).status).toBe(404);
      expect(await rowsOf(caller)).toEqual(left);
    },
  );
});
