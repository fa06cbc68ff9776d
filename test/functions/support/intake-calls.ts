import { confirmIntake } from '../../../functions/applications/confirm-intake.ts';
import { createIntake } from '../../../functions/intakes/create-intake.ts';
import { createIntakeUpload } from '../../../functions/intakes/create-intake-upload.ts';
import { deleteIntake } from '../../../functions/intakes/delete-intake.ts';
import { getIntake } from '../../../functions/intakes/get-intake.ts';
import { getIntakeTranscript } from '../../../functions/intakes/get-intake-transcript.ts';
import { handOverIntake } from '../../../functions/intakes/hand-over-intake.ts';
import { listIntakes } from '../../../functions/intakes/list-intakes.ts';
import { sendIntakeMessage } from '../../../functions/intakes/send-intake-message.ts';
import { startIntake } from '../../../functions/intakes/start-intake.ts';
import { getIntakePage } from '../../../functions/portal/get-intake-page.ts';
import { sweepIntakes } from '../../../functions/workers/sweep-retention/sweep-intakes.ts';
import { jobPathOf } from '../../../shared/domain/slug.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { renderRefusal } from '../../../shared/portal/refusal-page.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { addressCounter } from '../../../shared/storage/addresses.ts';
import { chatTokenStore } from '../../../shared/storage/chat-tokens.ts';
import { erasureStore } from '../../../shared/storage/erasures.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { intakeRemover } from '../../../shared/storage/remove-intake.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { fileTaker } from '../../../shared/storage/take-files.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import { workingAs } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';
import { type Answered, callerOf, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';
import { pipelineStores } from './pipeline-stores.ts';

/** Every endpoint of chat intakes, and the sweep of those that were left. */
export function intakeCalls(backend: Backend, clock: () => Date = () => new Date()) {
  const { table } = backend;
  const edge = testEdge(backend, clock);
  const { organizations } = edge;
  const { jobs, candidates, pipeline, reasons, fitScores } = pipelineStores(backend);
  const [intakes, scans] = [intakeStore(table), scanStore(table)];
  const peppers = async () => keyRing('1');
  const begins = {
    intakes,
    chatTokens: chatTokenStore(table),
    stage: 'prod' as const,
    peppers,
    jobs,
    organizations,
  };
  const chats = { intakes, jobs, organizations };
  const addresses = addressCounter(table, peppers);
  const pages = { ...edge, pages: { renderRefusal } };
  const taker = {
    jobs,
    organizations,
    candidates,
    pipeline,
    reasons,
    addresses,
    takeFiles: async () => new Map(),
  };
  const removeIntake = intakeRemover({ intakes, scans, fitScores, erasures: erasureStore(table) });
  const say = callerOf(routes.sendIntakeMessage, sendIntakeMessage({ ...chats, scans }), edge);
  const create = callerOf(routes.createIntake, createIntake(begins), edge);
  const page = callerOf(
    routes.getIntakePage,
    getIntakePage({ jobs, organizations, formKeys: peppers }),
    pages,
  );

  return {
    intakes,
    scans,
    create,
    page,
    say,
    start: callerOf(routes.startIntake, startIntake({ ...begins, addresses, formKeys: peppers }), pages),
    get: callerOf(routes.getIntake, getIntake(chats), edge),
    list: callerOf(routes.listIntakes, listIntakes({ intakes, cursorKeys: peppers }), edge),
    transcript: callerOf(routes.getIntakeTranscript, getIntakeTranscript(chats), edge),
    upload: callerOf(
      routes.createIntakeUpload,
      createIntakeUpload({ ...chats, takeFiles: fileTaker(uploadStore(backend.s3, backend.bucketName)) }),
      edge,
    ),
    confirm: callerOf(routes.confirmIntake, confirmIntake({ ...taker, intakes, scans }), edge),
    handOver: callerOf(routes.handOverIntake, handOverIntake(chats), edge),
    remove: callerOf(routes.deleteIntake, deleteIntake({ removeIntake }), edge),
    sweep: workingAs(
      'sweep-retention',
      sweepIntakes({ environmentName: 'production', intakes, removeIntake, clock }),
    ),

    /** A chat for a job, and a person who answers it. */
    async begin(caller: Caller, job: Job, locale = 'en') {
      const { body } = await create({ caller, body: { job_id: job.id, locale } });
      const params = { id: body.id as string };
      const person = personOf(caller, params.id);
      let turn = 0;
      const answer = async (said: object): Promise<Answered> => {
        const answered = await say({ caller: person, params, body: { turn: turn + 1, ...said } });
        if (answered.status === 200) turn = answered.body.turn;
        return answered;
      };
      /** Answers in order; the last response. */
      const answers = async (...texts: string[]): Promise<Answered> => {
        let last: Answered | undefined;
        for (const text of texts) last = await answer({ text });
        return last as Answered;
      };
      return { body, params, person, answer, answers };
    },
  };
}

/** The person of a chat, as the authorizer finds them by their token. */
export const personOf = (caller: Caller, intakeId: string): Caller => ({
  ...caller,
  keyId: intakeId,
  keyName: '',
  keySetId: '',
  keyType: 'chat',
  scopes: [],
});

/** The address of a job's pages. */
export const pageParams = (caller: Caller, job: Job) => ({
  organization: caller.organizationId,
  job: jobPathOf(job),
});
