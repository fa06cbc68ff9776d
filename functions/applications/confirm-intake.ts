import { ApiError } from '../../shared/domain/api-error.ts';
import { completed, withChatCv } from '../../shared/domain/confirmed-intake.ts';
import { atThisTime, attachmentOf, withStatus } from '../../shared/domain/intake.ts';
import type { Intake } from '../../shared/domain/stored/intake.ts';
import type { Call, Handle } from '../../shared/http/call.ts';
import { chatEntryOf } from '../../shared/http/chat-entry.ts';
import { subjectIds } from '../../shared/http/response.ts';
import type { Dialogue, Scene } from '../../shared/intake/dialogue.ts';
import { ask, openQuestion } from '../../shared/intake/go-on.ts';
import { sceneOf } from '../../shared/intake/scene.ts';
import { filesOf, submissionOf } from '../../shared/intake/submission.ts';
import { wordsOf } from '../../shared/intake/words/languages.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { StoredTurn } from '../../shared/storage/chat-rows.ts';
import { type IntakeStore, intakeStore } from '../../shared/storage/intakes.ts';
import { ofCandidate } from '../../shared/storage/keys.ts';
import { link } from '../../shared/storage/links.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { presentChat } from '../../shared/views/present-intake.ts';
import { applicationTaker, openTaker, type Submission, type TakerStores } from './take-application.ts';

interface Stores extends TakerStores {
  intakes: IntakeStore;
  scans: Pick<ScanStore, 'find' | 'writes'>;
}

type Confirming = Call<typeof routes.confirmIntake>;

/** Sends the application of a chat: its answers, its files and its end are one transaction. Repeated, it sends nothing. */
export const confirmIntake = (stores: Stores): Handle<typeof routes.confirmIntake> => {
  const { intakes } = stores;
  const takeApplication = applicationTaker(stores);
  return async (call) => {
    const { params, origin, now, address, caller } = call;
    const { organizationId } = origin;
    const reserved = await intakes.change(origin, params.id, (before) => reserveIds(before, call));
    const { dialogue } = await intakes.stateOf<Dialogue>(organizationId, reserved.id);
    const scene = await sceneOfChat(stores, reserved, call);
    const present = (intake: Intake, turns: StoredTurn[], kept = dialogue) =>
      presentChat({ intake, scene, dialogue: kept, turns, shows: [], now });
    if (reserved.status === 'completed') return present(reserved, []);
    const isStored = (fileId: unknown) =>
      reserved.files.some(({ id, status }) => id === fileId && status === 'stored');
    const open = openQuestion(scene, dialogue, isStored);
    if (open) {
      const turn = ask({ ...dialogue, isChange: true }, open);
      const said = { ...nextTurn(reserved, now), says: turn.says };
      const next = withStatus(reserved, 'active', now);
      const intake = await intakes.say(origin, params.id, async (before) =>
        before.version === reserved.version
          ? { next, turn: said, dialogue: turn.dialogue, events: [] }
          : null,
      );
      return present(intake, [said], turn.dialogue);
    }
    const { application_id: id, candidate_id: candidateId } = reserved.confirming ?? reserveIdsOf(call);
    const taken = takeApplication({
      body: submissionOf(scene, dialogue),
      files: [],
      isPublic: true,
      isCounted: reserved.channel === 'page' && caller.keyType === 'chat',
      id,
      candidateId,
      address,
      origin,
      now,
      together: (submission) => withChat(stores, call, { submission, scene, dialogue }),
    });
    const refusal = await taken.then(
      () => null,
      (error: unknown) => error,
    );
    const done = await intakes.get(organizationId, params.id);
    // Another confirmation was faster.
    if (refusal && done.status !== 'completed') throw refusal;
    const last = await intakes.findTurn(organizationId, done.id, done.turn);
    return { ...present(done, last ? [last] : []), [subjectIds]: [done.candidate_id ?? ''] };
  };
};

/** Two confirmations use the same ids, so that the second finds the application of the first. */
function reserveIds(before: Intake, call: Confirming) {
  const { status } = atThisTime(before, call.now);
  if (status === 'completed') return null;
  if (status !== 'reviewing')
    throw new ApiError('invalid_state_transition', { message: 'This chat shows no summary to confirm.' });
  return before.confirming ? null : { next: { ...before, confirming: reserveIdsOf(call) }, events: [] };
}
const reserveIdsOf = ({ newId }: Confirming) => ({
  application_id: newId('application'),
  candidate_id: newId('candidate'),
});

async function sceneOfChat(
  { jobs, organizations }: Pick<Stores, 'jobs' | 'organizations'>,
  intake: Intake,
  { origin, now }: Confirming,
): Promise<Scene> {
  const [job, organization] = await Promise.all([
    jobs.find(origin.organizationId, intake.job_id),
    organizations.find(origin.organizationId),
  ]);
  if (!job) throw new ApiError('job_not_accepting_applications');
  if (!organization) throw new ApiError('not_found');
  return sceneOf({ organization, job, locale: intake.locale, now });
}

const nextTurn = ({ turn }: Intake, now: Date): StoredTurn => ({
  turn: turn + 1,
  at: now.toISOString(),
  from: null,
  said: null,
  text: null,
  says: [],
  shows: [],
});

interface Confirmed {
  submission: Submission;
  scene: Scene;
  dialogue: Dialogue;
}

/** The application with the files of the chat, and the chat's end in the same transaction. */
async function withChat(
  { intakes, scans }: Stores,
  { origin, params, now }: Confirming,
  { submission, scene, dialogue }: Confirmed,
) {
  const { organizationId } = origin;
  const before = await intakes.get(organizationId, params.id);
  if (before.status !== 'reviewing')
    throw new ApiError('invalid_state_transition', { message: 'This chat went on meanwhile.' });
  const files = filesOf(scene, dialogue).flatMap(({ id }) => before.files.filter((file) => file.id === id));
  const cv = files.find(({ kind }) => kind === 'resume')?.scan_id ?? null;
  const scan = cv === null ? undefined : await scans.find(organizationId, cv);
  const made = withChatCv(submission, scan ?? null);
  const attachments = files.map(attachmentOf);
  const application = {
    ...made.application,
    submission: { ...made.application.submission, attachments },
  };
  const { id: candidateId } = made.candidate.after;
  const said = { ...nextTurn(before, now), says: [wordsOf(scene.locale).received(scene.job.name)] };
  const after = intakes.afterChange(origin, before, {
    ...completed(before, application, now),
    turn: said.turn,
  });
  const ofScan =
    scan && made.scan
      ? [
          ...scans.writes(
            origin,
            scan,
            { ...made.scan, version: scan.version + 1, updated_at: after.updated_at },
            [],
          ),
          link(ofCandidate(organizationId, candidateId, 'SCAN'), scan.id),
        ]
      : [];
  return {
    ...made,
    application,
    also: [
      ...intakes.writes(origin, before, after, [{ type: 'intake.completed' }]),
      ...intakes.chatWrites(organizationId, before.id, said, { dialogue }),
      link(ofCandidate(organizationId, candidateId, 'INTAKE'), before.id),
      ...ofScan,
    ],
  };
}

export const entry = chatEntryOf(
  routes.confirmIntake,
  confirmIntake,
  // The files of a chat are stored before its application.
  (edge) => ({
    ...openTaker(edge, async () => new Map()),
    intakes: intakeStore(edge.table),
    scans: scanStore(edge.table),
  }),
);
