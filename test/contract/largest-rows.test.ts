/**
 * Rows are bounded: every kind of row that keys.ts can name, filled by its callers, workers and operators until they are refused or
 * the row stops growing. DynamoDB takes 400 KB.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxRowBytes, rowBytes } from '../../shared/domain/row-size.ts';
import { holdingForms } from '../../shared/storage/form-holds.ts';
import { type OwnBackend, startBackend } from '../support/backend.ts';
import { everyRow } from '../support/every-row.ts';
import { fillAssessments } from './support/rows/assessments.ts';
import { fills } from './support/rows/fill.ts';
import { fillIntakes } from './support/rows/intakes.ts';
import { fillImport, fillJob } from './support/rows/jobs.ts';
import { exported, kinds, kindsOf, makers, ownKinds } from './support/rows/kinds.ts';
import { erasePerson, fillPeople } from './support/rows/people.ts';
import { fillScans } from './support/rows/scans.ts';
import { fillSettings } from './support/rows/settings.ts';
import { fillTeam } from './support/rows/team.ts';
import { fillAnswers, fillTenant, fillUsage } from './support/rows/tenants.ts';
import { fillWebhooks } from './support/rows/webhooks.ts';
import { fillWords } from './support/rows/words.ts';

/** Bytes of the largest row of each kind. */
const largest = new Map<string, number>();
let backend: OwnBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());

/** Weighs every row that is there now. Rows that are deleted later are weighed before that. */
async function weigh() {
  for (const row of await everyRow(backend)) {
    const bytes = rowBytes(row);
    const place = `${row.pk} ${row.sk}`;
    expect(bytes, place).toBeLessThan(maxRowBytes);
    expect(Buffer.byteLength(row.pk), place).toBeLessThan(2_048);
    expect(Buffer.byteLength(row.sk), place).toBeLessThan(1_024);
    // What an operator counts under is named by no other key than its own.
    expect(ownKinds(row).length, place).toBeGreaterThan(0);
    for (const { name } of kindsOf(row)) largest.set(name, Math.max(bytes, largest.get(name) ?? 0));
  }
}

describe.each(Object.entries(fills))('no row outgrows the table, filled with %s:', (_, fill) => {
  const slow = { timeout: 180_000 };
  it('a job, its stages and its end', slow, async () => {
    const { calls, caller, params } = await fillJob(backend, fill);
    await weigh();
    expect((await calls.remove({ caller, params })).status).toBe(200);
    await weigh();
  });

  it('an imported job: what its row has no room for is left out, and a warning says so', slow, async () => {
    const warnings = await fillImport(backend, fill);
    expect(warnings.map(({ code }) => code)).toEqual(fill(1) === '"' ? [] : ['field_skipped']);
    await weigh();
  });

  it('a chat, its turns and its files', slow, async () => {
    await fillIntakes(backend, fill);
    await weigh();
  });

  it('who signs in, their sessions, and the invitations of an organization', slow, async () => {
    await fillTeam(backend, fill);
    await weigh();
  });

  it('a person, their applications, notes, exports, scans and erasure', slow, async () => {
    const { caller, candidate, applicationId } = await fillPeople(backend, fill);
    await weigh();
    await fillAssessments(backend, { caller, candidate, applicationId }, fill);
    await weigh();
    await fillScans(backend, caller, candidate.id, fill);
    await weigh();
    await fillWords(backend, caller, candidate.id, weigh);
    // It is there only while a deletion runs.
    const deletion = { organizationId: caller.organizationId, now: new Date() };
    await holdingForms(backend.table, deletion, candidate.id, weigh);
    await erasePerson(backend, caller, candidate);
    await weigh();
  });

  it('departments, offices and reasons', slow, async () => {
    await fillSettings(backend, fill);
    await weigh();
  });

  it('a webhook endpoint, its events, deliveries, replays and lane', slow, async () => {
    await fillWebhooks(backend, fill);
    await weigh();
  });

  it('an organization, its keys, usage and stored answers', slow, async () => {
    await fillTenant(backend, fill);
    await fillUsage(backend);
    await fillAnswers(backend, fill);
    await weigh();
  });
});

describe('the kinds of rows', () => {
  it('are those that keys.ts makes', () => {
    expect(makers.sort()).toEqual([...exported].sort());
  });

  it.each(kinds)('were all stored and weighed: $name', ({ name }) => {
    expect(largest.get(name), name).toBeGreaterThan(0);
  });

  /** Without these, a limit of a schema that shrinks would leave the rows small and this test content. */
  const full: Record<string, number> = {
    jobPartition: 385,
    'deletedPartition 0': 385,
    candidatePartition: 160,
    'ofCandidate 4': 140,
    applicationsOfJob: 300,
    webhookEndpointPartition: 110,
    scansOfJob: 105,
    scanResultPartition: 150,
    fitScorePartition: 50,
    wordPartition: 100,
    indexedKey: 60,
    eventKey: 15,
    deliveryPartition: 20,
    idempotencyKey: 100,
    responsePartKey: 350,
  };
  it.each(Object.entries(full))('were full: %s, %i kB', (name, kilobytes) => {
    expect(largest.get(name)).toBeGreaterThan(kilobytes * 1_000);
  });
});
