import { brotliDecompressSync } from 'node:zlib';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { tableName } from '../../shared/platform/names.ts';
import { responsesAbout } from '../../shared/storage/keys.ts';
import { removePartition } from '../../shared/storage/remove-rows.ts';
import { eraseResponsesAbout } from '../../shared/storage/stored-claim.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { webhookCalls } from './support/webhook-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** Writes the one claim on an answer about a resource as release 5492f30 did: its answer as text, found by the first index. */
async function asBefore(id: string) {
  const rows = (await everyRow(backend)).filter(({ pk }) => pk.startsWith('IDEM#'));
  await removePartition(backend.table, responsesAbout(id));
  const row = rows.find(({ data }) => (data as { subjects?: string[] }).subjects?.includes(id));
  if (!row) throw new Error(`no answer is stored about ${id}`);
  const { subjects: _, ...data } = row.data as { answer: { packed: Uint8Array }; subjects: string[] };
  const answer = brotliDecompressSync(data.answer.packed).toString();
  const found = { gsi1pk: responsesAbout(id), gsi1sk: row.pk };
  const { pk, sk, expires_at } = row;
  const before = { pk, sk, ...found, expires_at, data: { ...data, subject: id, answer } };
  await backend.documents.send(new PutCommand({ TableName: tableName('prod'), Item: before }));
}

describe('an answer that the release before stored', () => {
  const headers = { 'idempotency-key': 'over a deployment' };

  it('is the answer of a retry after the deployment, and goes with its person', async () => {
    const calls = candidateCalls(backend);
    const caller = await newCaller(backend);
    const create = () => calls.create({ caller, body: { first_name: 'Jane' }, headers });
    const first = await create();
    await asBefore(first.body.id);
    const again = await create();
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers).toMatchObject({ 'Idempotent-Replayed': 'true' });
    expect(await eraseResponsesAbout(backend.table, first.body.id)).toBe(1);
    expect((await create()).body.error.code).toBe('answer_erased');
  });

  it('is opened where it is sealed', async () => {
    const calls = webhookCalls(backend);
    const caller = await newCaller(backend);
    const create = () => calls.create({ caller, body: { url: 'https://hooks.example.com/in' }, headers });
    const first = await create();
    await asBefore(first.body.id);
    const again = await create();
    expect([again.status, again.body.secret]).toEqual([201, first.body.secret]);
  });
});
