import { DeleteObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Write } from '../../shared/storage/row.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow, isAuditEntry, isDeletion } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  applicationCalls,
  applicationFor,
  fromCareerSite,
  hiring,
  publishedJob,
} from './support/application-calls.ts';
import { intakeCalls } from './support/intake-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/**
 * A table and a bucket whose function dies after one to seven writes that no earlier run has made, in turn: each run gets
 * so far further, and knows nothing of the one before.
 */
function dying(): Backend {
  const made = new Set<string>();
  let deaths = 0;
  let left = 1;
  const dieOnce = (step: string) => {
    if (made.has(step)) return;
    made.add(step);
    if (--left > 0) return;
    left = (++deaths % 7) + 1;
    throw new Error('the power went out');
  };
  const keyOf = (write: Write) => JSON.stringify('put' in write ? [write.put.pk, write.put.sk] : write);
  const commit: Backend['table']['commit'] = async (writes) => {
    await backend.table.commit(writes);
    const isOrder = writes.some((write) => 'put' in write && write.put.pk.endsWith('#ERASURE'));
    if (!isOrder) dieOnce(writes.map(keyOf).join());
  };
  const send = async (command: DeleteObjectCommand) => {
    const answer = await backend.s3.send(command);
    if (command instanceof DeleteObjectCommand) dieOnce(JSON.stringify(command.input));
    return answer;
  };
  return { ...backend, table: { ...backend.table, commit }, s3: { send } as unknown as S3Client };
}

describe('an erasure whose function dies again and again', () => {
  it.each(['remove', 'anonymize'] as const)(
    'leaves no more than one that ran through: %s',
    async (how) => {
      const calls = applicationCalls(backend);
      const { caller, visitor, job } = await hiring(backend);
      const jobs = [
        job,
        ...(await Promise.all(Array.from({ length: 27 }, () => publishedJob(backend, caller)))),
      ];
      const ids: string[] = [];
      let candidateId = '';
      for (const [index, one] of jobs.entries()) {
        const resume = index % 9 === 0 ? { text: 'Marked CV of Jane' } : undefined;
        const headers: Record<string, string> = index % 9 === 0 ? { 'idempotency-key': `form ${index}` } : {};
        // The answer to a form names no person: it is found by its application alone.
        const isForm = index === 0;
        const { body } = await calls.create({
          caller: isForm ? visitor : caller,
          headers: isForm ? { ...headers, ...fromCareerSite } : headers,
          body: applicationFor(one, { resume, cover_letter: 'Marked letter' }),
        });
        ids.push(body.id);
        candidateId = body.candidate_id ?? candidateId;
      }
      // A chat in which the address was given and that made no application.
      const { email } = applicationFor(job).candidate;
      const { params: chat, answers } = await intakeCalls(backend).begin(caller, job);
      await answers('yes', 'Jane', 'Marked', email);
      const alive = privacyCalls(backend);
      await alive[how]({ caller, params: { id: candidateId } });
      const orders = (await everyRow(backend)).filter(({ pk }) =>
        pk.endsWith(`${caller.organizationId}#ERASURE`),
      );
      const order = { organizationId: caller.organizationId, erasureId: orders[0]?.sk ?? '' };

      const dead = privacyCalls(dying());
      let deaths = 0;
      for (let done = false; !done; )
        done = await dead.erase(order).then(
          () => true,
          () => deaths++ > 1000,
        );
      expect(deaths).toBeGreaterThan(how === 'remove' ? 20 : 10);
      expect((await alive.erasure({ caller, params: { id: order.erasureId } })).body.status).toBe(
        'completed',
      );

      const rows = (await everyRow(backend)).filter(
        (row) =>
          !isDeletion(row) &&
          !isAuditEntry(row) &&
          // The credential of a chat's visitor has its id, and expires.
          !/^ERASED#|^TOKEN#|#ERASURE$/.test(row.pk) &&
          !JSON.stringify(row.data ?? '').includes(order.erasureId),
      );
      const traces = how === 'remove' ? [candidateId, ...ids, chat.id] : ['Marked', chat.id];
      const left = rows.filter((row) => traces.some((trace) => JSON.stringify(row).includes(trace)));
      expect(left.map(({ pk, sk }) => `${pk} ${sk}`)).toEqual([]);
      const kept = rows.filter(
        ({ pk, data }) => pk.startsWith('IDEM#') && JSON.stringify(data).includes('packed'),
      );
      expect(kept).toEqual([]);
    },
    200_000,
  );
});
