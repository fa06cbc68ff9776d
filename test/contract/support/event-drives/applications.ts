import { maxUploadBytes } from '../../../../shared/contracts/upload.ts';
import type { Job } from '../../../../shared/domain/stored/job.ts';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import {
  applicationFor,
  fromCareerSite,
  publishedJob,
  visitorOf,
} from '../../../functions/support/application-calls.ts';
import type { MoveName } from '../../../functions/support/move-calls.ts';
import { originOf } from '../../../functions/support/origin.ts';
import { storeApplication, storeJob } from '../../../functions/support/pipeline-stores.ts';
import { formOf } from '../../../functions/support/portal-calls.ts';
import { extracted } from '../../../functions/support/reading.ts';
import { readings } from './scans.ts';
import { byCall, byWorker, type Drive, type Drives, type Stage } from './stage.ts';
import { asking, withCv } from './with-cv.ts';

const applied = (fields: object = {}) =>
  byCall(async (stage, caller) => {
    const job = await publishedJob(stage.backend, caller);
    return () => stage.applications.create({ caller, body: applicationFor(job, fields) });
  });

/** A further application of somebody who is known already. */
const appliedAgain = (fields: object) =>
  byCall(async (stage, caller) => {
    const job = await publishedJob(stage.backend, caller);
    await stage.applications.create({ caller, body: applicationFor(job) });
    const again = applicationFor(job, fields);
    return () => stage.applications.create({ caller, body: again });
  });

/** An application of another system, brought by PUT; a further one with `fields` if somebody is known already. */
const brought = (fields: object = {}, known?: object) =>
  byCall(async (stage, caller) => {
    const job = await publishedJob(stage.backend, caller);
    if (known) await stage.applications.create({ caller, body: applicationFor(job, known) });
    const params = { external_id: 'application-7001' };
    return () => stage.applications.upsert({ caller, params, body: applicationFor(job, fields) });
  });

/** One for a person whose only application was rejected: the person is active again. */
const broughtAfterRejection = byCall(async (stage, caller) => {
  const job = await publishedJob(stage.backend, caller);
  const { id } = (await stage.applications.create({ caller, body: applicationFor(job) })).body;
  await stage.moves.reject({ caller, params: { id }, body: { reason: 'Position filled' } });
  const params = { external_id: 'application-7001' };
  const body = applicationFor(job, { consent: undefined });
  return () => stage.applications.upsert({ caller, params, body });
});

/** A form under the address of somebody who is known. */
const proposed = byCall(async (stage, caller) => {
  const body = applicationFor(await publishedJob(stage.backend, caller));
  await stage.applications.create({ caller, body });
  return () => stage.applications.create({ caller: visitorOf(caller), headers: fromCareerSite, body });
});

const person = { first_name: 'Jane', email: 'jane.miller@example.com', consent_processing: 'true' };
/** The portal's form, with a token that is older than a bot's. */
const sendForm = async (stage: Stage, caller: Caller, job: Job, fields: Record<string, string>) => {
  const form = formOf({ ...person, ...fields, form_token: await stage.portal.token(caller, job) });
  return () => stage.portal.submit(caller, job, form);
};
const sent = (fields: Record<string, string> = {}): Drive => ({
  visitor: 'portal',
  prepare: async (stage, caller) =>
    sendForm(stage, caller, await publishedJob(stage.backend, caller), fields),
});
/** The portal's form under the address of somebody who is known. */
const sentAgain: Drive = {
  visitor: 'portal',
  prepare: async (stage, caller) => {
    const job = await publishedJob(stage.backend, caller);
    await stage.applications.create({ caller, body: applicationFor(job) });
    return sendForm(stage, caller, job, {});
  },
};

/** The same forms, as the script of the portal sends them. */
const sentByScript = (fields: Record<string, string> = {}): Drive => ({
  visitor: 'portal',
  prepare: async (stage, caller) => {
    const job = await publishedJob(stage.backend, caller);
    const form_token = await stage.portal.token(caller, job);
    return () => stage.portal.send(caller, job, { ...person, ...fields, form_token });
  },
});
const sentAgainByScript: Drive = {
  visitor: 'portal',
  prepare: async (stage, caller) => {
    const job = await publishedJob(stage.backend, caller);
    await stage.applications.create({ caller, body: applicationFor(job) });
    const form_token = await stage.portal.token(caller, job);
    return () => stage.portal.send(caller, job, { ...person, form_token });
  },
};

const receivedScan = async (stage: Stage, caller: Caller) => {
  const { id, fileKey } = await withCv(stage, caller);
  await stage.applications.receive(fileKey);
  return (await stage.stores.applications.get(caller.organizationId, id)).scan_id ?? '';
};

/** An application whose CV has come, and where it lies. */
const received = byWorker('receive-file', async (stage, caller) => {
  const { fileKey } = await withCv(stage, caller);
  return () => stage.applications.receive(fileKey);
});
/** No test puts ten megabytes anywhere: the bucket says how large a file is. */
const receivedTooLarge = byWorker('receive-file', async (stage, caller) => {
  const { fileKey } = await withCv(stage, caller);
  const find = async () => ({ size: maxUploadBytes + 1, version: '1' });
  const receive = stage.receiving({ find });
  return () => receive(fileKey);
});

/** What scoring tells of an application that went to another job after its CV was scored for the first one. */
const scoredThere = (
  transfer: (stage: Stage, sent: { caller: Caller; id: string; job_id: string }) => Promise<unknown>,
) =>
  byWorker('score-scan', async (stage, caller) => {
    const { id, fileKey } = await withCv(stage, caller);
    await stage.applications.receive(fileKey);
    const scanId = (await stage.stores.applications.get(caller.organizationId, id)).scan_id ?? '';
    await stage.extract(caller, scanId, extracted('Jane Miller'));
    await stage.fits.score(caller, scanId);
    const other = await publishedJob(stage.backend, caller, { requirements: asking('Oncology') });
    await transfer(stage, { caller, id, job_id: other.id });
    return () => stage.fits.score(caller, scanId);
  });

/** A call about an application in the first stage of its job; `first` is what was asked of it before. */
const asked = (call: MoveName, body: object | ((job: Job, other: Job) => object) = {}, first?: MoveName) =>
  byCall(async (stage, caller) => {
    const [job, other] = [await storeJob(stage.stores, caller), await storeJob(stage.stores, caller)];
    const params = await standing(stage, caller, job);
    if (first) await stage.moves[first]({ caller, params, body: firstBodies[first] });
    const sent = typeof body === 'function' ? body(job, other) : body;
    return () => stage.moves[call]({ caller, params, body: call === 'unreject' ? undefined : sent });
  });
const firstBodies: Partial<Record<MoveName, object>> = { reject: { reason: 'Position filled' } };

async function standing(stage: Stage, caller: Caller, job: Job, email = 'jane@example.com') {
  const { id } = await storeApplication(stage.stores, caller, job, { email });
  return { id };
}

/** The same about one whose stage was removed while it came there: it stands in the entry stage, and is told to. */
const stranded = (call: MoveName, body?: object, first?: MoveName) =>
  byCall(async (stage, caller) => {
    const job = await storeJob(stage.stores, caller);
    const params = await standing(stage, caller, job);
    if (first) await stage.moves[first]({ caller, params, body: firstBodies[first] });
    const gone = { id: job.id.replace('job', 'stg'), name: 'Gone', type: 'interview' as const };
    await stage.stores.pipeline.change(originOf(caller), params.id, (application) => ({
      next: { ...application, stage: gone },
      events: [],
      happening: { type: 'moved' },
    }));
    return () => stage.moves[call]({ caller, params, body });
  });

const reject = { reason: 'Position filled' };
const toStage = (position: number) => (job: Job) => ({ stage_id: job.stages[position - 1]?.id });
const toOther = (_: Job, other: Job) => ({ job_id: other.id });

/** The same of three at once: an event for each. */
const askedOfMany = (
  action: MoveName,
  fields: (job: Job, other: Job) => object = () => ({}),
  first?: MoveName,
): Drive =>
  byCall(async (stage, caller) => {
    const [job, other] = [await storeJob(stage.stores, caller), await storeJob(stage.stores, caller)];
    const application_ids: string[] = [];
    for (const email of ['jane@example.com', 'ann@example.com', 'joe@example.com']) {
      const params = await standing(stage, caller, job, email);
      if (first) await stage.moves[first]({ caller, params, body: firstBodies[first] });
      application_ids.push(params.id);
    }
    const body = { action, application_ids, ...fields(job, other) };
    return () => stage.moves.bulk({ caller, body });
  }, 3);

export const applicationDrives: Record<string, Drives> = {
  submitApplicationForm: {
    'application.created': sent(),
    'application.flagged': sent({ nickname: 'https://spam.example' }),
    'candidate.created': sent(),
    'candidate.updated': sentAgain,
    'application.attachment_added': received,
    'application.updated': receivedTooLarge,
    'scan.created': received,
    ...readings(receivedScan),
  },
  sendApplicationForm: {
    'application.created': sentByScript(),
    'application.flagged': sentByScript({ nickname: 'https://spam.example' }),
    'candidate.created': sentByScript(),
    'candidate.updated': sentAgainByScript,
    'application.attachment_added': received,
    'application.updated': receivedTooLarge,
    'scan.created': received,
    ...readings(receivedScan),
  },
  createApplication: {
    'application.created': applied(),
    'application.flagged': applied({ honeypot: 'https://spam.example' }),
    'candidate.created': applied({ resume: { text: 'Jane Miller, nurse' } }),
    'candidate.consent_updated': appliedAgain({ consent: { processing: true, marketing: true } }),
    'candidate.updated': proposed,
    'application.attachment_added': received,
    'application.updated': receivedTooLarge,
    'scan.created': received,
    ...readings(receivedScan),
  },
  upsertApplication: {
    'application.created': brought(),
    'application.flagged': brought({ honeypot: 'https://spam.example' }),
    'candidate.created': brought({ resume: { text: 'Jane Miller, nurse' } }),
    'candidate.consent_updated': brought({ consent: { processing: true, marketing: true } }, {}),
    'candidate.updated': broughtAfterRejection,
    'application.attachment_added': received,
    'application.updated': brought({ tags: ['night shifts'] }, { external_id: 'application-7001' }),
    'scan.created': received,
    ...readings(receivedScan),
  },
  updateApplication: {
    'application.updated': byCall(async (stage, caller) => {
      const params = await standing(stage, caller, await storeJob(stage.stores, caller));
      return () => stage.applications.update({ caller, params, body: { tags: ['night shifts'] } });
    }),
  },
  moveApplication: {
    'candidate.stage_changed': asked('move', toStage(3)),
    'application.hired': asked('move', toStage(5)),
  },
  advanceApplication: {
    'candidate.stage_changed': asked('advance'),
    'application.hired': byCall(async (stage, caller) => {
      const job = await storeJob(stage.stores, caller);
      const params = await standing(stage, caller, job);
      await stage.moves.move({ caller, params, body: toStage(4)(job) });
      return () => stage.moves.advance({ caller, params });
    }),
  },
  rejectApplication: {
    'application.rejected': asked('reject', reject),
    'candidate.updated': asked('reject', reject),
    'candidate.stage_changed': stranded('reject', reject),
  },
  unrejectApplication: {
    'application.unrejected': asked('unreject', {}, 'reject'),
    'candidate.updated': asked('unreject', {}, 'reject'),
    'candidate.stage_changed': stranded('unreject', undefined, 'reject'),
  },
  withdrawApplication: {
    'application.withdrawn': asked('withdraw'),
    'candidate.updated': asked('withdraw'),
    'candidate.stage_changed': stranded('withdraw'),
  },
  changeApplicationTags: {
    'application.updated': byCall(async (stage, caller) => {
      const params = await standing(stage, caller, await storeJob(stage.stores, caller));
      return () => stage.applications.tag({ caller, params, body: { add: ['night shifts'] } });
    }),
  },
  addApplicationAttachment: {
    'application.updated': byCall(async (stage, caller) => {
      const params = await standing(stage, caller, await storeJob(stage.stores, caller));
      return () =>
        stage.applications.addFile({
          caller,
          params,
          body: { kind: 'certificate', filename: 'nursing.pdf' },
        });
    }),
  },
  unhireApplication: {
    'application.updated': asked('unhire', {}, 'hire'),
    'candidate.stage_changed': asked('unhire', {}, 'hire'),
  },
  hireApplication: { 'application.hired': asked('hire'), 'candidate.stage_changed': asked('hire') },
  transferApplication: {
    'application.transferred': asked('transfer', toOther),
    'candidate.stage_changed': asked('transfer', toOther),
    'scan.scored': scoredThere((stage, { caller, id, job_id }) =>
      stage.moves.transfer({ caller, params: { id }, body: { job_id } }),
    ),
  },
  bulkMoveApplications: {
    'candidate.stage_changed': askedOfMany('move', toStage(3)),
    'application.hired': askedOfMany('hire'),
    'application.rejected': askedOfMany('reject', () => reject),
    'candidate.updated': askedOfMany('withdraw'),
    'application.unrejected': askedOfMany('unreject', undefined, 'reject'),
    'application.withdrawn': askedOfMany('withdraw'),
    'application.updated': askedOfMany('unhire', undefined, 'hire'),
    'application.transferred': askedOfMany('transfer', toOther),
    'scan.scored': scoredThere((stage, { caller, id, job_id }) =>
      stage.moves.bulk({ caller, body: { action: 'transfer', application_ids: [id], job_id } }),
    ),
  },
};
