import { newDelivery } from '../../shared/domain/delivery.ts';
import { buildEvent } from '../../shared/domain/event.ts';
import { assessment, endpoint } from '../../shared/examples/example-resources.ts';
import { assessmentPartition } from '../../shared/storage/assessment-keys.ts';
import { assessmentStore } from '../../shared/storage/assessments.ts';
import { addDelivery } from '../../shared/storage/deliveries.ts';
import { fitScoreStore, ownFitKey, rankingPlace } from '../../shared/storage/fit-scores.ts';
import { intakePartition } from '../../shared/storage/intake-keys.ts';
import { intakeStore } from '../../shared/storage/intakes.ts';
import {
  dayPartition,
  deliveryPartition,
  eventKey,
  fitScorePartition,
  ofCandidate,
  webhookEndpointPartition,
} from '../../shared/storage/keys.ts';
import { noteStore } from '../../shared/storage/notes.ts';
import { appendEvent } from '../../shared/storage/outbox.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import {
  applied,
  at,
  birth,
  type Fill,
  job,
  month,
  moved,
  newId,
  person,
  scanned,
  scored,
} from './first-rows.ts';

/** Lists that can have any number of rows. */
export const measuredLists = {
  listJobs: async (ground) => {
    const { id, key } = await job(ground);
    return { copied: { kind: 'job', id, keys: [key] }, isFollowed: true };
  },
  listScans: async (ground) => {
    const { id, key } = await scanned(ground, null);
    return { copied: { kind: 'scan', id, keys: [key] }, isFollowed: true };
  },
  listCandidates: async (ground) => {
    const { id, key } = await person(ground);
    return { copied: { kind: 'candidate', id, keys: [key] }, isFollowed: true };
  },
  listApplications: async (ground) => {
    const { id, key } = await applied(ground, newId('candidate'));
    return { copied: { kind: 'application', id, keys: [key] }, isFollowed: true };
  },
  listCandidateApplications: async (ground) => {
    const candidate = await person(ground);
    const { id, key } = await applied(ground, candidate.id);
    const copied = { kind: 'application' as const, id, keys: [key] };
    return { copied, once: [candidate.key], params: { id: candidate.id } };
  },
  listCandidateScans: async (ground) => {
    const candidate = await person(ground);
    const { id, key } = await scanned(ground, candidate.id);
    const linked = { pk: ofCandidate(ground.origin.organizationId, candidate.id, 'SCAN'), sk: id };
    return {
      copied: { kind: 'scan', id, keys: [key, linked] },
      once: [candidate.key],
      params: { id: candidate.id },
    };
  },
  listAssessments: async ({ table, origin }) => {
    const id = newId('assessment');
    const given = { ...assessment, id, candidate_id: newId('candidate'), application_id: null };
    await assessmentStore(table).insert(
      origin,
      { ...given, created_at: at, updated_at: at, due_at: null },
      [],
    );
    const keys = [{ pk: assessmentPartition(origin.organizationId, month), sk: id }];
    return { copied: { kind: 'assessment', id, keys }, isFollowed: true };
  },
  listIntakes: async ({ table, origin }) => {
    const id = newId('intake');
    const own = {
      id,
      job_id: newId('job'),
      status: 'completed' as const,
      locale: 'en',
      turn: 0,
      channel: 'api' as const,
    };
    const open = {
      application_id: null,
      candidate_id: null,
      confirming: null,
      handover_requested_at: null,
      person_name: null,
      last_message_from: null,
      due_on: null,
    };
    const times = { external_id: null, version: 1, created_at: at, updated_at: at };
    await intakeStore(table).insert(origin, { ...own, ...open, ...times, files: [] }, []);
    return {
      copied: { kind: 'intake', id, keys: [{ pk: intakePartition(origin.organizationId, month), sk: id }] },
    };
  },
  listCandidateTimeline: async (ground) => {
    const { candidate, first } = await moved(ground);
    return { ...first, params: { id: candidate.id } };
  },
  listApplicationHistory: async (ground) => {
    const { made, first } = await moved(ground);
    return { ...first, params: { id: made.id } };
  },
  listCandidateNotes: async (ground) => {
    const { table, origin } = ground;
    const candidate = await person(ground);
    const id = newId('note');
    const own = { id, candidate_id: candidate.id, text: 'Called.', author: origin.actor, metadata: {} };
    const note = { object: 'note' as const, ...own, created_at: at, updated_at: at };
    await table.commit(noteStore(table).keep(origin.organizationId, note));
    const key = { pk: ofCandidate(origin.organizationId, candidate.id, 'NOTE'), sk: id };
    return { copied: { kind: 'note', id, keys: [key] }, once: [candidate.key], params: { id: candidate.id } };
  },
  listEvents: async ({ table, origin }) => {
    const object = { object: 'job', id: newId('job') };
    const event = buildEvent(origin, { type: 'job.created', sequence: 1, object, previous: null });
    await table.commit([appendEvent(event)]);
    return { copied: { kind: 'event', id: event.id, keys: [eventKey(event.id)] } };
  },
  listWebhookDeliveries: async ({ table, origin }) => {
    const own = {
      ...endpoint,
      id: newId('webhookEndpoint'),
      created_at: at,
      updated_at: at,
      external_id: null,
    };
    await webhookEndpointStore(table).insert(origin, own, []);
    const id = newId('delivery');
    const to = { organization_id: origin.organizationId, endpoint_id: own.id, event_id: newId('event') };
    const delivery = newDelivery({ id, ...to, event_type: 'job.created' }, birth);
    await table.commit([addDelivery({ ...delivery, status: 'delivered', due_at: null })]);
    const key = { pk: deliveryPartition(own.id, dayPartition(birth)), sk: id };
    const once = [{ pk: webhookEndpointPartition(origin.organizationId), sk: own.id }];
    return { copied: { kind: 'delivery', id, keys: [key] }, once, params: { id: own.id } };
  },
  getJobRanking: async (ground) => {
    const { table, origin } = ground;
    const { id, key } = await job(ground);
    const scanId = newId('scan');
    const fit = scored(scanId, id);
    const write = fitScoreStore(table).write(origin.organizationId, { id: scanId, job_id: id }, null, {
      fit,
      detail: null,
    });
    await table.commit([write]);
    const keys = [ownFitKey(origin.organizationId, scanId)];
    const positionOf = (scan_id: string) => rankingPlace({ ...fit, scan_id });
    return {
      copied: { kind: 'scan', id: scanId, keys },
      once: [key],
      params: { id },
      positionOf,
      isRanked: true,
    };
  },
  listFitScores: async (ground) => {
    const { table, origin } = ground;
    const { id, key } = await scanned(ground, null);
    const jobId = newId('job');
    const stored = { fit: scored(id, jobId), detail: null };
    await table.commit([
      fitScoreStore(table).write(origin.organizationId, { id, job_id: null }, null, stored),
    ]);
    const keys = [{ pk: fitScorePartition(origin.organizationId, month), sk: `${id}#${jobId}` }];
    return { copied: { kind: 'job', id: jobId, keys }, once: [key], params: { id }, isRanked: true };
  },
} satisfies Record<string, Fill>;
export type MeasuredList = keyof typeof measuredLists;
