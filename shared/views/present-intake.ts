import type { ChatView, GivenAnswer, IntakeInput, IntakeView, TranscriptView } from '../contracts/intake.ts';
import { atThisTime } from '../domain/intake.ts';
import type { Intake } from '../domain/stored/intake.ts';
import type { Answer, AnswerValue, Dialogue, Scene } from '../intake/dialogue.ts';
import { type Slot, shown, slotsOf } from '../intake/slots.ts';
import { wordsOf } from '../intake/words/languages.ts';
import type { StoredTurn } from '../storage/chat-rows.ts';

const fieldsOf = (intake: Intake) => {
  const { id, job_id, status, locale, turn, application_id, version, created_at, updated_at } = intake;
  return { id, job_id, status, locale, turn, application_id, version, created_at, updated_at };
};

/** A chat in a list of the team. */
export function presentIntake(stored: Intake, now: Date): IntakeView {
  const intake = atThisTime(stored, now);
  const { candidate_id, handover_requested_at, person_name, last_message_from } = intake;
  const ofTeam = { candidate_id, handover_requested_at, person_name, last_message_from };
  return { object: 'intake', ...fieldsOf(intake), ...ofTeam };
}

interface Chat {
  intake: Intake;
  scene: Scene;
  dialogue: Dialogue;
  /** Those whose messages are shown. */
  turns: readonly StoredTurn[];
  /** The questions whose answers are shown. */
  shows: readonly string[];
  now: Date;
}

/** A chat as its person sees it: some of its messages, and the one input that it waits for. */
export function presentChat({ intake: stored, scene, dialogue, turns, shows, now }: Chat): ChatView {
  const intake = atThisTime(stored, now);
  const slots = slotsOf(scene);
  return {
    object: 'intake',
    ...fieldsOf(intake),
    messages: messagesOf(turns).map(({ from, text }) => ({ from, text })),
    input: inputOf(intake, slots, scene, dialogue),
    answers: slots.flatMap((slot) => (shows.includes(slot.key) ? given(slot, intake, scene, dialogue) : [])),
    progress: { done: slots.filter(({ key }) => dialogue.answers[key]).length, total: slots.length },
  };
}

const messagesOf = (turns: readonly StoredTurn[]) =>
  turns.flatMap(({ turn, at, from, text, says }) => [
    ...(from && text !== null ? [{ turn, at, from, text }] : []),
    ...says.map((sentence) => ({ turn, at, from: 'program' as const, text: sentence })),
  ]);

function inputOf(
  { status }: Intake,
  slots: readonly Slot[],
  { locale }: Scene,
  { asked, awaited, proposed, answers }: Dialogue,
): IntakeInput | null {
  const words = wordsOf(locale).shown;
  if (status === 'completed' || status === 'abandoned') return null;
  const plain = { options: null, required: false };
  if (status === 'handed_over') return { key: 'message', type: 'message', label: words.answer, ...plain };
  const slot = slots.find(({ key }) => key === asked);
  if (!slot) {
    const options = slots.filter(({ key }) => answers[key]).map(({ key, label }) => ({ value: key, label }));
    return { key: 'summary', type: 'summary', label: words.change, ...plain, options };
  }
  const { key, label, required } = slot;
  if (awaited !== null) return { key, type: 'wait', label, ...plain };
  const type = proposed === null ? slot.type : 'boolean';
  const yesOrNo = [
    { value: 'true', label: words.yes },
    { value: 'false', label: words.no },
  ];
  const options = type === 'boolean' ? yesOrNo : slot.options.length > 0 ? slot.options : null;
  return { key, type, label, options, required };
}

function given(slot: Slot, { files }: Intake, { locale }: Scene, { answers }: Dialogue): GivenAnswer[] {
  const answer = answers[slot.key];
  if (!answer) return [];
  const text = textOf(slot, answer.value, files, locale);
  return [{ key: slot.key, label: slot.label, text, given_by: answer.from }];
}

/** An answer as the person reads it; a file by its name. */
function textOf(
  slot: Pick<Slot, 'type' | 'options'>,
  value: AnswerValue,
  files: Intake['files'],
  locale: string,
) {
  return files.find(({ id }) => id === value)?.filename ?? shown(slot, value, locale);
}

/** For a question that the job no longer asks. */
const goneSlot = { type: 'short_text', options: [] } as const satisfies Pick<Slot, 'type' | 'options'>;

/** All messages, and the answers that were understood, in the order of the questions. */
export function presentTranscript(
  intake: Intake,
  scene: Scene | null,
  { answers }: Pick<Dialogue, 'answers'>,
  turns: readonly StoredTurn[],
): TranscriptView {
  const { files, locale } = intake;
  const slots = scene ? slotsOf(scene) : [];
  const known = slots.map(({ key }) => key).filter((key) => answers[key]);
  // By key: the table keeps no order of them.
  const others = Object.keys(answers)
    .filter((key) => !known.includes(key))
    .sort();
  return {
    object: 'intake_transcript',
    intake_id: intake.id,
    candidate_id: intake.candidate_id,
    messages: messagesOf(turns),
    answers: [...known, ...others].map((key) => {
      const { value, from } = answers[key] as Answer;
      const slot = slots.find((one) => one.key === key);
      const text = textOf(slot ?? goneSlot, value, files, locale);
      return { key, label: slot?.label ?? key, value, text, given_by: from };
    }),
    files: files.map(({ id, filename, status, scan_id }) => ({ id, filename, status, scan_id })),
  };
}
