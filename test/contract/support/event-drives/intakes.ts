import type { Caller } from '../../../../shared/http/api-gateway.ts';
import { publishedJob } from '../../../functions/support/application-calls.ts';
import { pageParams } from '../../../functions/support/intake-calls.ts';
import { byCall, type Drive, type Drives, type Stage } from './stage.ts';

const ofPerson = (prepare: Drive['prepare']): Drive => ({ prepare, visitor: 'chat' });

/** Up to the summary: consent, names, address, no CV, phone, place, no link, retention. */
const toSummary = ['yes', 'Ana', 'Lopez', 'ana@example.com', 'skip', '+49 30 1234567', 'Porto', 'skip', 'no'];

const begun = async (stage: Stage, caller: Caller, answers: string[]) => {
  const job = await publishedJob(stage.backend, caller);
  const chat = await stage.intakes.begin(caller, job);
  const last = answers.length > 0 ? await chat.answers(...answers) : undefined;
  return { ...chat, last };
};

/** The message of the person, after these answers. */
const said = (text: string): Drive =>
  ofPerson(async (stage, caller) => {
    const { answer } = await begun(stage, caller, ['yes']);
    return () => answer({ text });
  });

const confirmed = (): Drive =>
  ofPerson(async (stage, caller) => {
    const { params, person, last } = await begun(stage, caller, toSummary);
    if (last?.body.status !== 'reviewing') throw new Error(last?.text);
    return () => stage.intakes.confirm({ caller: person, params });
  });

/** The deletion of a chat whose CV has come. */
const deletedWithCv: Drive = ofPerson(async (stage, caller) => {
  const { params, person } = await begun(stage, caller, toSummary.slice(0, 4));
  const body = { filename: 'cv.txt', size: 5 };
  const { body: target } = await stage.intakes.upload({ caller: person, params, body });
  await fetch(target.upload_url, { method: 'PUT', headers: target.headers, body: 'Hello' });
  await stage.applications.receive(`pending/attachments/${caller.organizationId}/${params.id}/${target.id}`);
  return () => stage.intakes.remove({ caller: person, params });
});

const handedOver: Drive = ofPerson(async (stage, caller) => {
  const { params, person } = await begun(stage, caller, ['yes']);
  return () => stage.intakes.handOver({ caller: person, params, body: {} });
});

export const intakeDrives: Record<string, Drives> = {
  createIntake: {
    'intake.started': byCall(async (stage, caller) => {
      const job = await publishedJob(stage.backend, caller);
      return () => stage.intakes.create({ caller, body: { job_id: job.id, locale: 'en' } });
    }),
  },
  startIntake: {
    'intake.started': {
      visitor: 'portal',
      prepare: async (stage, caller) => {
        const job = await publishedJob(stage.backend, caller);
        const form_token = await stage.portal.token(caller, job);
        return () => stage.intakes.start({ params: pageParams(caller, job), body: { form_token } });
      },
    },
  },
  sendIntakeMessage: { 'intake.handover_requested': said('a human'), 'intake.abandoned': said('stop') },
  confirmIntake: {
    'intake.completed': confirmed(),
    'application.created': confirmed(),
    'candidate.created': confirmed(),
  },
  deleteIntake: { 'intake.abandoned': deletedWithCv, 'scan.deleted': deletedWithCv },
  handOverIntake: { 'intake.handover_requested': handedOver },
};
