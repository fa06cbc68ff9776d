import * as v from 'valibot';
import { expect } from 'vitest';
import { eventSchemas } from '../../../shared/contracts/event-schemas.ts';
import { type EventEnvelope, type EventName, eventEnvelope } from '../../../shared/contracts/events.ts';
import { applicationSnapshot } from '../../../shared/domain/application.ts';
import { assessmentSnapshot } from '../../../shared/domain/assessment-snapshot.ts';
import { candidateSnapshot } from '../../../shared/domain/candidate.ts';
import { previousOf } from '../../../shared/domain/event.ts';
import { intakeSnapshot } from '../../../shared/domain/intake.ts';
import { jobSnapshot } from '../../../shared/domain/job-snapshot.ts';
import { scanSnapshot } from '../../../shared/domain/scan.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Assessment } from '../../../shared/domain/stored/assessment.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import type { Intake } from '../../../shared/domain/stored/intake.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import type { Scan } from '../../../shared/domain/stored/scan.ts';
import type { WebhookEndpoint } from '../../../shared/domain/stored/webhook-endpoint.ts';
import { webhookEndpointSnapshot } from '../../../shared/domain/webhook-endpoint.ts';
import { exampleEvent } from '../../../shared/examples/event-examples.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import type { Backend } from '../../support/backend.ts';
import { type Kind, type Stored, storedOf } from './event-drives/stored.ts';

type Snapshot = Record<string, unknown> & { version: number };
/** What of everything an organization has events may show, by id. */
export type Shown = Map<string, Snapshot>;

const shownBy: [Kind, (stored: Stored) => object][] = [
  ['job', (stored) => jobSnapshot(stored as Job)],
  ['scan', (stored) => scanSnapshot(stored as Scan)],
  ['application', (stored) => applicationSnapshot(stored as Application)],
  ['candidate', (stored) => candidateSnapshot(stored as Candidate)],
  ['assessment', (stored) => assessmentSnapshot(stored as Assessment)],
  ['intake', (stored) => intakeSnapshot(stored as Intake)],
  ['webhookEndpoint', (stored) => webhookEndpointSnapshot(stored as WebhookEndpoint)],
];

export async function everythingShown(backend: Backend, caller: Caller): Promise<Shown> {
  const shown: Shown = new Map();
  for (const [kind, show] of shownBy)
    for (const { acted_by: _, ...stored } of await storedOf(backend, caller, kind))
      shown.set(stored.id, show(stored) as Snapshot);
  return shown;
}

/** A change of this kind shows fields as they are and says of none what it was. */
const tellsNoPrevious: ReadonlySet<string> = new Set(['candidate.note_added']);
/** The last that is told of something: no more than its id, or its last state. */
const isLast = ({ type }: EventEnvelope) => /\.(deleted|anonymized)$/.test(type);

/**
 * Holds events against what was there before the deed and after it: each has the version of its resource for a sequence
 * and says what the changed fields were, change by change, up to the state that is stored now.
 */
export function judgeStates(events: EventEnvelope[], before: Shown, after: Shown): void {
  const about = Map.groupBy(events, ({ data }) => String(data.object.id));
  for (const [id, told] of about) {
    let last = before.get(id);
    const chain = [...Map.groupBy(told, ({ sequence }) => sequence)].sort(([a], [b]) => a - b);
    for (const [sequence, together] of chain) {
      // Of a restored resource nothing is shown before, and it goes on from its last version.
      const isRestored = together.some(({ data }) => data.context.restored);
      // A chat changes with every message, and few of them are told.
      if (id.startsWith('itk_')) expect(sequence, id).toBeGreaterThan(last?.version ?? 0);
      else if (!isRestored) expect(sequence, id).toBe((last?.version ?? 0) + 1);
      for (const event of together) {
        const { object, previous } = event.data;
        const expected =
          isLast(event) || tellsNoPrevious.has(event.type) ? null : previousOf(last ?? null, object);
        expect(previous, event.type).toEqual(expected);
        if (object.version !== undefined) expect(object.version, event.type).toBe(sequence);
      }
      last = { ...together[0]?.data.object, version: sequence };
    }
    const now = after.get(id);
    if (now && !told.some(isLast)) expect(last, id).toEqual(now);
  }
  for (const [id, now] of after) judgeSilence(id, before.get(id), now, about);
}

/** What a candidate's entry of an application and the stage of an application are is told of the other of the two. */
function judgeSilence(id: string, before: Snapshot | undefined, now: Snapshot, about: Map<string, unknown>) {
  if (about.has(id)) return;
  const changed = before ? Object.keys(previousOf(before, now) ?? {}) : ['everything'];
  const isToldElsewhere = (field: string) =>
    id.startsWith('cand_')
      ? ['applications', 'application_counts', 'status'].includes(field)
      : id.startsWith('app_') && ['stage', 'last_moved_at'].includes(field);
  expect(
    changed.filter((field) => !isToldElsewhere(field)),
    `${id} changed in silence`,
  ).toEqual([]);
}

/** Holds one event against the envelope, the limit, and its published example. */
export function judgeEnvelope(event: EventEnvelope): void {
  const { type, data } = event;
  expect(v.parse(eventEnvelope, event)).toEqual(event);
  expect(v.parse(eventSchemas[event.type as EventName], event), 'the schema of its type').toEqual(event);
  expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThan(20_000);
  const fields = Object.keys(data.object).sort();
  const example = exampleEvent(type as EventName);
  // Of what went with a person no more is told than that it is gone.
  const isGone = isLast(event) && data.object.deleted === true;
  const expected = isGone ? ['deleted', 'id', 'object'] : Object.keys(example.data.object).sort();
  expect(fields, `${type} is as its example`).toEqual(expected);
  if (!isGone)
    expect(Object.keys(data.context)).toEqual(expect.arrayContaining(Object.keys(example.data.context)));
}
