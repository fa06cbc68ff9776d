/** A worker that ends between any two steps of an erasure leaves nothing of the person. */
import { beforeAll, describe, expect, it } from 'vitest';
import { extractScan } from '../../functions/workers/extract-scan/handler.ts';
import { timeOf } from '../../shared/domain/ids.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { fileEraser } from '../../shared/storage/erase-file.ts';
import { attachmentKey, pendingAttachmentKey } from '../../shared/storage/file-keys.ts';
import { monthPartition, scanResultPartition } from '../../shared/storage/keys.ts';
import type { Write } from '../../shared/storage/row.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { everyRow, isAuditEntry, isDeletion } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, publishedJob } from './support/application-calls.ts';
import { fitCalls } from './support/fit-calls.ts';
import { applicantWith, jobAsking } from './support/fit-desk.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { extracted } from './support/reading.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const uploads = () => uploadStore(backend.s3, backend.bucketName);

interface Person {
  candidateId: string;
  applicationId: string;
  /** What a worker does with the person, on this backend. */
  work: (on: Backend) => Promise<unknown>;
}

async function withCv(caller: Caller, status: 'processing' | 'completed' | 'queued') {
  const jobId = await jobAsking(backend, caller, 'Go');
  const file = { filename: 'cv.pdf', content_type: 'application/pdf', size: 4, sha256: null };
  const key = `uploads/${caller.organizationId}/${crypto.randomUUID()}`;
  await uploads().put(key, Buffer.from('A CV'), file.content_type);
  const version = (await uploads().find(key))?.version ?? '';
  const { id, candidate_id, scan_id } = await applicantWith(
    backend,
    caller,
    { jobId, skills: ['Go'] },
    { status, file_key: key, file_version: version },
  );
  return { applicationId: id, candidateId: candidate_id, scanId: scan_id ?? '' };
}

/** Each worker, and a call, that writes what belongs to a person, with a person for it. */
const workers: Record<string, (caller: Caller) => Promise<Person>> = {
  'reading a CV': async (caller) => {
    const { scanId, ...person } = await withCv(caller, 'queued');
    const month = monthPartition(timeOf(scanId));
    await backend.table.commit([
      { remove: { pk: scanResultPartition(caller.organizationId, month), sk: scanId } },
    ]);
    const work = (on: Backend) =>
      extractScan({
        loadCorrections: () => import('../../functions/workers/extract-scan/corrections.ts'),
        environmentName: 'production',
        scans: scanStore(on.table),
        uploads: uploads(),
        eraseFile: fileEraser(backend.s3, backend.bucketName),
        extract: async () => extracted('Jane Marked'),
        clock: () => new Date(),
      })({ organizationId: caller.organizationId, scanId }, { messageId: 'm', receiptsLeft: 3 });
    return { ...person, work };
  },
  'scoring a CV': async (caller) => {
    const { scanId, ...person } = await withCv(caller, 'completed');
    return { ...person, work: (on) => fitCalls(on).score(caller, scanId) };
  },
  'receiving a file': async (caller) => {
    const job = await publishedJob(backend, caller);
    const resume = { filename: 'cv.pdf' };
    const { body } = await applicationCalls(backend).create({
      caller,
      body: applicationFor(job, { resume }),
    });
    const kept = attachmentKey(caller.organizationId, body.id, body.submission.attachments[0].id);
    await uploads().put(pendingAttachmentKey(kept), Buffer.from('A CV'), 'application/pdf');
    return {
      applicationId: body.id,
      candidateId: body.candidate_id,
      work: (on) => applicationCalls(on).receive(pendingAttachmentKey(kept)),
    };
  },
  'giving an external id': async (caller) => {
    const job = await publishedJob(backend, caller);
    const { body } = await applicationCalls(backend).create({
      caller,
      body: applicationFor(job, { external_id: 'before' }),
    });
    return {
      applicationId: body.id,
      candidateId: body.candidate_id,
      work: (on) =>
        applicationCalls(on).update({ caller, params: { id: body.id }, body: { external_id: 'after' } }),
    };
  },
  'writing an export': async (caller) => {
    const { scanId: _, ...person } = await withCv(caller, 'completed');
    const { body } = await privacyCalls(backend).order({ caller, params: { id: person.candidateId } });
    const order = { organizationId: caller.organizationId, exportId: body.id };
    return { ...person, work: (on) => privacyCalls(on).write(order, false) };
  },
};

/** A gate before the writes of a worker that make a result: what it read is from before the erasure. */
function held() {
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const isStart = (writes: Write[]) =>
    writes.some((write) => 'put' in write && JSON.stringify(write.put.data).includes('scan.started'));
  const commit: Backend['table']['commit'] = async (writes) => {
    if (!isStart(writes)) {
      arrive();
      await gate;
    }
    return backend.table.commit(writes);
  };
  return { on: { ...backend, table: { ...backend.table, commit } } as Backend, open, arrived };
}

/** The backend, which runs `at` before its call of this number; counts its calls. */
function interrupted(number: number, at: () => Promise<unknown>) {
  let calls = 0;
  const step = async () => {
    if (calls++ === number) await at();
  };
  const table = Object.fromEntries(
    Object.entries(backend.table).map(([name, method]) => [
      name,
      async (...given: unknown[]) => {
        await step();
        return (method as (...all: unknown[]) => unknown)(...given);
      },
    ]),
  );
  const send = async (command: never) => {
    await step();
    return backend.s3.send(command);
  };
  return { on: { ...backend, table, s3: { send } } as unknown as Backend, calls: () => calls };
}

async function eraseBeside(make: (typeof workers)[string], number: number) {
  const caller = await newCaller(backend);
  const person = await make(caller);
  const gate = held();
  const work = person.work(gate.on).catch(() => 'refused');
  await Promise.race([gate.arrived, work]);
  const { body: order } = await privacyCalls(backend).remove({ caller, params: { id: person.candidateId } });
  const finish = () => {
    gate.open();
    return work;
  };
  const { on, calls } = interrupted(number, finish);
  const asked = { organizationId: caller.organizationId, erasureId: order.id };
  // As its queue does, when rows were written at the same instant.
  for (let tries = 0, done = false; !done; tries++)
    done = await privacyCalls(on)
      .erase(asked)
      .then(
        () => true,
        (error) => {
          if (tries === 3) throw error;
          return false;
        },
      );
  const receipt = await privacyCalls(backend).erasure({ caller, params: { id: order.id } });
  expect(receipt.body.status).toBe('completed');
  const wasReached = calls() > number;
  await finish();
  return { ...person, organizationId: caller.organizationId, erasureId: order.id as string, wasReached };
}

describe.each(Object.entries(workers))('%s', (_, make) => {
  it('leaves nothing, wherever it ends', { timeout: 300_000 }, async () => {
    const orders: string[] = [];
    const people = new Map<string, number>();
    for (let number = 0, isOver = false; !isOver; number++) {
      const { erasureId, wasReached, ...ids } = await eraseBeside(make, number);
      const { candidateId, applicationId, organizationId } = ids;
      orders.push(erasureId);
      for (const id of [candidateId, applicationId, `${organizationId}#RESULT`]) people.set(id, number);
      isOver = !wasReached;
    }
    expect(people.size).toBeGreaterThan(30);
    const rows = (await everyRow(backend)).filter(
      (row) =>
        !isDeletion(row) &&
        !isAuditEntry(row) &&
        !row.pk.startsWith('ERASED#') &&
        !orders.some((id) => JSON.stringify([row.sk, row.data ?? null]).includes(id)),
    );
    const left = [...people].flatMap(([id, number]) =>
      rows
        .filter(({ pk, sk, data }) => `${pk} ${sk} ${JSON.stringify(data ?? '')}`.includes(id))
        .map(({ pk, sk }) => `${number}: ${pk} ${sk}`),
    );
    expect(left).toEqual([]);
  });
});
