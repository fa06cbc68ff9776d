import type { IdKind } from '../../../shared/contracts/primitives.ts';
import { newDelivery } from '../../../shared/domain/delivery.ts';
import { buildEvent, type EventOrigin } from '../../../shared/domain/event.ts';
import { mostFiles } from '../../../shared/domain/intake.ts';
import type { FitScore } from '../../../shared/domain/stored/fit-score.ts';
import { newEntry } from '../../../shared/domain/vocabulary.ts';
import {
  application,
  assessment,
  candidate,
  endpoint,
  published,
  scan,
} from '../../../shared/examples/example-resources.ts';
import type * as routeTable from '../../../shared/routes/route-table.ts';
import { applicationStore } from '../../../shared/storage/applications.ts';
import { assessmentTemplateStore } from '../../../shared/storage/assessment-templates.ts';
import { assessmentStore } from '../../../shared/storage/assessments.ts';
import { candidateFileStore } from '../../../shared/storage/candidate-files.ts';
import { candidateStore } from '../../../shared/storage/candidates.ts';
import { customFieldStore } from '../../../shared/storage/custom-fields.ts';
import { addDelivery } from '../../../shared/storage/deliveries.ts';
import { departmentStore } from '../../../shared/storage/departments.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import { wordIndex } from '../../../shared/storage/index-words.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { jobStore } from '../../../shared/storage/jobs.ts';
import { keepResult } from '../../../shared/storage/keep-result.ts';
import { candidatesOfJob, ofCandidate } from '../../../shared/storage/keys.ts';
import { link } from '../../../shared/storage/links.ts';
import { noteStore } from '../../../shared/storage/notes.ts';
import { officeStore } from '../../../shared/storage/offices.ts';
import { appendEvent } from '../../../shared/storage/outbox.ts';
import { rejectionReasonStore } from '../../../shared/storage/rejection-reasons.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import type { Table } from '../../../shared/storage/table.ts';
import { appendToTimeline } from '../../../shared/storage/timeline.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { resultOf } from '../../functions/support/reading.ts';
import { largestMetadata, largestTags, largestUrl } from '../../shared/domain/support/largest.ts';
import { inOneLine } from '../../support/contact-shapes.ts';

/** Where rows are put: a table, and an organization that has nothing yet. */
export interface Ground {
  table: Table;
  origin: EventOrigin;
  newId: (kind: IdKind) => string;
}

/** A list that is full: how to ask for it, and the ids of its items. */
export interface FullList {
  params?: Record<string, string>;
  /** Each of these is walked too, and has the same items. */
  queries?: string[];
  /** The field by which items are told apart; `id` where nothing is said. */
  by?: string;
  ids: string[];
}

/** What costs most where it is sent: four bytes each. */
const quotes = (count: number) => '"'.repeat(count);
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

/** A job of 390 KB, most of it quotation marks. */
const largeJob = (id: string): typeof published => ({
  ...published,
  id,
  slug: `nurse-${id.slice(-4).toLowerCase()}`,
  external_id: null,
  job_details: { ...published.job_details, description: quotes(50_000) },
  application_form: {
    ...published.application_form,
    fields: many(26, (index) => ({
      id: `fld_${id.slice(4)}`,
      key: `field_${index}`,
      label: quotes(300),
      type: 'single_select' as const,
      required: false,
      is_knockout: false,
      options: many(50, () => ({ value: quotes(100), label: quotes(100) })),
    })),
  },
});

/** An application of 390 KB, as a stranger may send it. */
const largeApplication = (id: string, job_id: string, candidate_id: string): typeof application => ({
  ...application,
  id,
  job_id,
  candidate_id,
  submission: {
    ...application.submission,
    cover_letter: quotes(20_000),
    answers: many(18, (index) => ({
      question_id: `fld_${id.slice(4)}`,
      key: `field_${index}`,
      label: 'Why?',
      type: 'long_text' as const,
      value: quotes(20_000),
    })),
  },
});

const remarks = { metadata: largestMetadata, tags: largestTags, links: many(20, () => largestUrl) };
const largeCandidate = (id: string): typeof candidate => ({ ...candidate, ...remarks, id, applications: [] });

const templateSettings = {
  kind: 'developer' as const,
  locale: 'pt-BR',
  developer_parts: ['reading' as const, 'bugs' as const, 'tasks' as const],
  code_language: 'javascript' as const,
  non_visual: false,
  max_attempts: 10,
  days_between_attempts: 3650,
  valid_days: 365,
  candidate_report: true,
};

const result = resultOf('Anna Smith');
const largeResult = {
  ...result,
  profile: { ...result.profile, basics: { ...result.profile.basics, summary: quotes(300_000) } },
};

/** For each list, its largest rows: more of them than a page or 5 MB hold. */
export const largestRows: { [Name in ListName]?: (ground: Ground) => Promise<FullList> } = {
  listJobs: async (ground) => ({
    ids: await storeJobs(ground, 10),
    queries: ['q=nurse', 'status=published'],
  }),
  getJobsFeedJson: async (ground) => ({
    params: { organization: ground.origin.organizationId },
    ids: await storeJobs(ground, 6),
  }),
  listStages: async (ground) => {
    const job = { ...largeJob(ground.newId('job')) };
    job.stages = many(30, (index) => ({ ...stageOf(index), id: ground.newId('stage'), name: quotes(100) }));
    await jobStore(ground.table).insert(ground.origin, job, []);
    return { params: { id: job.id }, ids: job.stages.map(({ id }) => id) };
  },

  listApplications: async (ground) => {
    const { ids, jobId } = await storeApplications(ground);
    return { ids, queries: ['expand=submission', `job_id=${jobId}&source=portal`, `job_id=${jobId}`] };
  },
  listApplicationAttachments: async (ground) => {
    const candidateId = await storeCandidate(ground);
    const large = largeApplication(ground.newId('application'), published.id, candidateId);
    const [file] = large.submission.attachments;
    const ids = many(30, () => ground.newId('attachment'));
    const attachments = ids.map((id) => ({ ...file, id }) as NonNullable<typeof file>);
    const application = { ...large, submission: { ...large.submission, answers: [], attachments } };
    await applicationStore(ground.table).insert(ground.origin, application, []);
    return { ids, params: { id: application.id } };
  },
  listCandidateApplications: async (ground) => {
    const { ids, candidateId } = await storeApplications(ground);
    return { ids, params: { id: candidateId }, queries: ['expand=submission'] };
  },
  listApplicationHistory: async (ground) => {
    const { candidateId, id } = await storeTimeline(ground);
    return { ...(await idsOf(ground, 'timeline', candidateId)), params: { id } };
  },
  listCandidateTimeline: async (ground) => {
    const { candidateId } = await storeTimeline(ground);
    return { ...(await idsOf(ground, 'timeline', candidateId)), params: { id: candidateId } };
  },
  listCandidateNotes: async (ground) => {
    const { table, origin, newId } = ground;
    const person = await storeCandidate(ground);
    const at = origin.now.toISOString();
    const ids = many(110, () => newId('note'));
    for (const id of ids) {
      const told = { text: quotes(10_000), author: origin.actor, metadata: largestMetadata };
      const note = {
        object: 'note' as const,
        id,
        candidate_id: person,
        ...told,
        created_at: at,
        updated_at: at,
      };
      await table.commit([...noteStore(table).keep(origin.organizationId, note)]);
    }
    return { params: { id: person }, ids };
  },
  listCandidateAttachments: async (ground) => {
    const { table, origin, newId } = ground;
    const candidate_id = await storeCandidate(ground);
    const [file] = largeApplication(newId('application'), published.id, candidate_id).submission.attachments;
    const ids = many(30, () => newId('attachment'));
    for (const id of ids) {
      const owned = {
        ...(file as NonNullable<typeof file>),
        id,
        candidate_id,
        created_at: origin.now.toISOString(),
      };
      await table.commit(candidateFileStore(table).keep(origin.organizationId, owned));
    }
    return { params: { id: candidate_id }, ids };
  },
  listCandidateDuplicates: async (ground) => {
    const phone = { phone: '+31 6 1234 5678' };
    const ids = [];
    for (let index = 0; index < 61; index++) ids.push(await storeCandidate(ground, phone));
    await indexWords(ground, ids);
    const [id = '', ...others] = ids;
    return { params: { id }, by: 'candidate_id', ids: others };
  },
  listCandidates: async (ground) => {
    const ids = [];
    for (let index = 0; index < 60; index++)
      ids.push(await storeCandidate(ground, { location: inOneLine('Rotterdam') }));
    await indexWords(ground, ids);
    const [jobId = ''] = await storeJobs(ground, 1);
    const { organizationId } = ground.origin;
    for (const id of ids) await ground.table.commit([link(candidatesOfJob(organizationId, jobId), id)]);
    return { ids, queries: ['q=rotterdam'] };
  },

  listScans: async (ground) => ({
    ids: (await storeScans(ground, 30)).ids,
    queries: ['expand=profile,summary', 'expand=summary'],
  }),
  listCandidateScans: async (ground) => {
    const { ids, candidateId } = await storeScans(ground, 110);
    return { ids, params: { id: candidateId } };
  },
  listFitScores: async (ground) => {
    const { ids, scanId } = await storeFits(ground);
    return { params: { id: scanId }, by: 'job_id', ids };
  },
  getJobRanking: async (ground) => {
    const { table, origin, newId } = ground;
    const [jobId = ''] = await storeJobs(ground, 1);
    const ids = many(130, () => newId('scan'));
    for (const id of ids)
      await table.commit([fitWrite(ground, { id, job_id: null }, fitOf(origin, id, jobId))]);
    return { params: { id: jobId }, by: 'scan_id', ids };
  },

  listEvents: async ({ table, origin, newId }) => {
    const ids: string[] = [];
    for (let index = 0; index < 130; index++) {
      const object = {
        object: 'job',
        id: newId('job'),
        ...Object.fromEntries(many(9, (n) => [n, quotes(1_000)])),
      };
      const event = buildEvent(origin, { type: 'job.created', sequence: 1, object, previous: null });
      await table.commit([appendEvent(event)]);
      ids.push(event.id);
    }
    return { ids, queries: ['type=job.created'] };
  },
  listWebhookEndpoints: async ({ table, origin, newId }) => {
    const ids = many(60, () => newId('webhookEndpoint'));
    for (const id of ids) {
      const large = { ...endpoint, id, description: quotes(500), metadata: largestMetadata, enabled: false };
      await webhookEndpointStore(table).insert(origin, large, []);
    }
    return { ids };
  },
  listAssessmentTemplates: ({ table, ...ground }) =>
    fullOf(ground, 'assessmentTemplate', (id, entry) =>
      assessmentTemplateStore(table).add(ground.origin, () => ({ ...templateSettings, ...entry(id) })),
    ),
  listAssessments: async ({ table, origin, newId }) => {
    const own = { ...assessment, candidate_id: newId('candidate'), application_id: newId('application') };
    const ids = many(130, () => newId('assessment'));
    for (const [at, id] of ids.entries()) {
      const large = {
        ...own,
        id,
        return_url: largestUrl,
        metadata: largestMetadata,
        external_id: `${at}${quotes(250)}`,
      };
      await assessmentStore(table).insert(origin, large, []);
    }
    return {
      ids,
      queries: [`application_id=${own.application_id}`, 'status=created', `template_id=${own.template_id}`],
    };
  },
  listIntakes: async ({ table, origin, newId }) => {
    const at = origin.now.toISOString();
    const ids = many(130, () => newId('intake'));
    const own = { job_id: newId('job'), locale: 'en', turn: 0, application_id: null, candidate_id: null };
    const state = { confirming: null, handover_requested_at: null, due_on: null, external_id: null };
    const said = { person_name: quotes(1001), last_message_from: 'person' as const };
    for (const id of ids) {
      const files = many(mostFiles, () => ({
        ...{
          id: newId('attachment'),
          kind: 'document',
          filename: quotes(251),
          content_type: 'text/plain',
          size: null,
        },
        ...{
          status: 'awaiting_upload' as const,
          file_key: quotes(300),
          file_version: null,
          rejection: null,
          scan_id: null,
        },
      }));
      const times = { version: 1, created_at: at, updated_at: at };
      const intake = {
        id,
        ...own,
        ...state,
        ...said,
        files,
        status: 'completed' as const,
        channel: 'api' as const,
        ...times,
      };
      const first = { turn: 0, at, from: null, said: null, text: null, says: [], shows: [] };
      await intakeStore(table).begin(origin, intake, first, {});
    }
    return { ids, queries: [`job_id=${own.job_id}`, 'status=completed'] };
  },
  listDepartments: ({ table, ...ground }) =>
    fullOf(ground, 'department', (id, entry) =>
      departmentStore(table).add(ground.origin, () => ({ ...entry(id), parent_id: null })),
    ),
  listCustomFields: ({ table, ...ground }) => {
    const options = many(100, (n) => ({ value: `${n}${quotes(97)}`, label: quotes(200) }));
    const types = ['job', 'candidate', 'application'] as const;
    let made = 0;
    return fullOf(ground, 'customField', (id, entry) => {
      const object_type = types[made++ % 3] ?? 'job';
      const field = { ...entry(id), object_type, key: `key_${made}`, type: 'multi_select' as const, options };
      return customFieldStore(table).add(ground.origin, () => field);
    });
  },
  listOffices: ({ table, ...ground }) =>
    fullOf(ground, 'office', (id, entry) => {
      const street = quotes(200);
      const location = {
        raw: street,
        name: street,
        street,
        postal_code: quotes(20),
        city: street,
        region: street,
      };
      const office = { ...entry(id), location: { ...location, country_code: 'NL' } };
      return officeStore(table).add(ground.origin, () => office);
    }),
  listRejectionReasons: async ({ table, ...ground }) => {
    const store = rejectionReasonStore(table);
    const own = { kind: 'by_candidate', position: 10_000, is_archived: false } as const;
    const { origin } = ground;
    // The first use stores the first reasons.
    const now = new Date(origin.now.getTime() + 60_000);
    const { items } = await store.list(origin, { limit: 100, order: 'asc', now });
    const full = await fullOf(ground, 'rejectionReason', (id, entry) =>
      store.add(origin, () => ({ ...entry(id), ...own })),
    );
    return { ids: [...items.map(({ id }) => id), ...full.ids], queries: ['is_archived=false'] };
  },
  listWebhookDeliveries: async ({ table, origin, newId }) => {
    const { organizationId, now } = origin;
    const own = { ...endpoint, id: newId('webhookEndpoint'), enabled: false };
    await webhookEndpointStore(table).insert(origin, own, []);
    const ids = many(130, () => newId('delivery'));
    for (const id of ids) {
      const to = { organization_id: organizationId, endpoint_id: own.id, event_id: newId('event') };
      const delivery = newDelivery({ id, ...to, event_type: 'job.created' }, now);
      const attempts = many(50, (index) => ({
        number: index + 1,
        at: now.toISOString(),
        status: 500,
        duration_ms: 10_000,
        error_class: null,
        response_excerpt: index < 40 ? null : quotes(2_000),
      }));
      await table.commit([addDelivery({ ...delivery, status: 'failed', due_at: null, attempts })]);
    }
    return { ids: ids, params: { id: own.id }, queries: ['status=failed'] };
  },
};

type MakeEntry = (id: string) => ReturnType<typeof newEntry>;
/** Entries of a vocabulary, with the largest of what all have. */
async function fullOf(
  { origin, newId }: Omit<Ground, 'table'>,
  kind: IdKind,
  add: (id: string, entry: MakeEntry) => Promise<unknown>,
): Promise<FullList & { ids: string[] }> {
  const ids = many(130, () => newId(kind));
  const entry: MakeEntry = (id) => {
    const name = `${quotes(174)}${id.slice(-26)}`;
    return newEntry(
      id,
      { name, external_id: quotes(229) + id.slice(-26), metadata: largestMetadata },
      origin.now,
    );
  };
  for (const id of ids) await add(id, entry);
  return { ids };
}

type Names = keyof typeof routeTable;
/** The names of lists, as far as their names tell; the test holds them against the table. */
type ListName = Extract<Names, `list${string}` | 'getJobRanking' | 'getJobsFeedJson'>;

const stageOf = (index: number) => published.stages[index === 0 ? 0 : 1] as (typeof published.stages)[number];

async function storeJobs({ table, origin, newId }: Ground, count: number): Promise<string[]> {
  const ids = many(count, () => newId('job'));
  for (const id of ids) await jobStore(table).insert(origin, largeJob(id), []);
  return ids;
}

const noAddress = () => Promise.reject(new Error('no address'));

async function storeCandidate(
  { table, origin, newId }: Ground,
  fields: Partial<typeof candidate> = {},
): Promise<string> {
  const person = { ...largeCandidate(newId('candidate')), ...fields };
  await candidateStore(table, noAddress).insert(origin, person, []);
  return person.id;
}

async function indexWords({ table, origin }: Ground, ids: string[]): Promise<void> {
  const index = wordIndex({ table, candidates: candidateStore(table, noAddress), scans: scanStore(table) });
  for (const id of ids) await index.refresh(origin.organizationId, id);
}

async function storeApplications(ground: Ground) {
  const { table, origin, newId } = ground;
  const candidateId = await storeCandidate(ground);
  const [jobId = ''] = await storeJobs(ground, 1);
  const ids = many(18, () => newId('application'));
  for (const id of ids)
    await applicationStore(table).insert(origin, largeApplication(id, jobId, candidateId), []);
  return { ids, candidateId, jobId };
}

async function storeTimeline(ground: Ground) {
  const { ids, candidateId } = await storeApplications(ground);
  const [id = ''] = ids;
  const about = { candidate_id: candidateId, application_id: id, job_id: published.id };
  const said = { reason: quotes(200), note: quotes(2_000), from: application.stage, to: application.stage };
  for (let index = 0; index < 130; index++)
    await ground.table.commit([appendToTimeline(ground.origin, { type: 'moved', ...about, ...said })]);
  return { candidateId, id };
}

async function idsOf({ table, origin }: Ground, _what: 'timeline', candidateId: string) {
  const pk = ofCandidate(origin.organizationId, candidateId, 'TIMELINE');
  const rows = await table.query({ pk, from: ' ', to: '~', ascending: true, limit: 500 });
  return { ids: rows.map(({ sk }) => sk) };
}

async function storeScans(ground: Ground, count: number) {
  const { table, origin, newId } = ground;
  const { organizationId } = origin;
  const candidateId = await storeCandidate(ground);
  const ids = many(count, () => newId('scan'));
  for (const id of ids) {
    const large = {
      ...scan,
      id,
      candidate_id: candidateId,
      status: 'completed' as const,
      metadata: largestMetadata,
    };
    await scanStore(table).insert(
      origin,
      large,
      [],
      [
        keepResult(organizationId, id, largeResult),
        link(ofCandidate(organizationId, candidateId, 'SCAN'), id),
      ],
    );
  }
  return { ids, candidateId };
}

const fitOf = ({ now }: EventOrigin, scan_id: string, job_id: string): FitScore => ({
  object: 'fit_score',
  status: 'completed',
  job_id,
  scan_id,
  score: 50,
  band: 'partial',
  coverage: 0.5,
  rubric_version: '2',
  engine: 'rules',
  scored_at: now.toISOString(),
  advisory: true,
  candidate_id: null,
  attempt: 1,
  asked_by: null,
  version: 1,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

const fitWrite = (
  { table, origin }: Ground,
  of: { id: string; job_id: string | null },
  fit: FitScore,
  detail = null as Parameters<ReturnType<typeof fitScoreStore>['write']>[3]['detail'],
) => fitScoreStore(table).write(origin.organizationId, of, null, { fit, detail });

async function storeFits(ground: Ground) {
  const { table, origin, newId } = ground;
  const own = { ...scan, id: newId('scan'), candidate_id: null, job_id: null };
  await scanStore(table).insert(origin, own, []);
  const ids = many(30, () => newId('job'));
  for (const jobId of ids) {
    const named = many(100, () => ({ requirement_id: `req_${jobId.slice(4)}`, label: quotes(2_000) }));
    const detail = { categories: [], criteria: [], missing: named, knockouts: [] };
    await table.commit([fitWrite(ground, own, fitOf(origin, own.id, jobId), detail)]);
  }
  return { ids, scanId: own.id };
}
