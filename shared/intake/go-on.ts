import { isAccepted } from './accept-answer.ts';
import type { AnswerValue, Dialogue, FileState, Scene, Turn } from './dialogue.ts';
import { nextSlot, type Slot, slotsOf } from './slots.ts';
import { wordsOf } from './words/languages.ts';

/** Asks one question. */
export const ask = (dialogue: Dialogue, slot: Slot, before: string[] = []): Turn => ({
  dialogue: { ...dialogue, asked: slot.key, proposed: null, awaited: null },
  says: [...before, ...slot.asks],
  shows: [],
  outcome: 'goes on',
});

/** Explains what the question needs, and leaves it open. */
export function askAgain(dialogue: Dialogue, needs: string): Turn {
  return {
    dialogue: { ...dialogue, repeats: dialogue.repeats + 1 },
    says: [needs],
    shows: [],
    outcome: 'goes on',
  };
}

/** The dialogue stays where it is. */
export const keeping = (scene: Scene, dialogue: Dialogue, says: string[]): Turn =>
  dialogue.asked === null
    ? { ...showSummary(scene, dialogue), says }
    : { dialogue, says, shows: [], outcome: 'goes on' };

/** Every answer, to be changed or confirmed. */
export const showSummary = (scene: Scene, dialogue: Dialogue, before: string[] = []): Turn => ({
  dialogue: { ...dialogue, asked: null, proposed: null, awaited: null, isChange: false },
  says: [...before, wordsOf(scene.locale).summary],
  shows: slotsOf(scene).flatMap(({ key }) => (dialogue.answers[key] ? [key] : [])),
  outcome: 'summary',
});

/** The next open question after the one that was answered; the summary after the last one and after a change. */
export function goOn(scene: Scene, dialogue: Dialogue, after?: string, before: string[] = []): Turn {
  const next = dialogue.isChange ? undefined : nextSlot(slotsOf(scene), dialogue.answers, after);
  return next ? ask(dialogue, next, before) : showSummary(scene, dialogue, before);
}

/** The question that is open, or the summary, after another message. */
export function askedAgain(scene: Scene, dialogue: Dialogue, before: string[]): Turn {
  const slot = slotsOf(scene).find(({ key }) => key === dialogue.asked);
  return slot ? ask(dialogue, slot, before) : showSummary(scene, dialogue, before);
}

/** Goes on after a file, which is an answer when it is stored: a CV fills in the questions that are still open. */
export function takeFile(scene: Scene, dialogue: Dialogue, file: FileState): Turn {
  const words = wordsOf(scene.locale);
  const { asked, awaited } = dialogue;
  const slots = slotsOf(scene);
  if (file.state === 'awaited' || asked === null) return { dialogue, says: [], shows: [], outcome: 'waits' };
  if (file.state === 'refused') return askAgain({ ...dialogue, awaited: null }, words.badFile);
  const answers = { ...dialogue.answers, [asked]: { value: awaited, from: 'person' as const } };
  if (asked !== 'resume') return goOn(scene, { ...dialogue, awaited: null, answers }, asked);
  const filled = slots.flatMap((slot) => {
    const value = file.found?.[slot.key];
    if (value === undefined || answers[slot.key]) return [];
    return isAccepted(slot, value.trim())
      ? [[slot.key, { value: value.trim(), from: 'cv' as const }] as const]
      : [];
  });
  const known = { ...dialogue, awaited: null, answers: { ...answers, ...Object.fromEntries(filled) } };
  const turn = goOn(scene, known, asked, [filled.length > 0 ? words.filled : words.unread]);
  return turn.outcome === 'summary' ? turn : { ...turn, shows: filled.map(([key]) => key) };
}

/**
 * The first question that keeps the application from being sent: the job's form or the words of a consent have changed, or a
 * file was deleted. `isStored` is whether a file of the chat is there.
 */
export const openQuestion = (
  scene: Scene,
  { answers }: Dialogue,
  isStored: (fileId: AnswerValue) => boolean,
): Slot | undefined =>
  slotsOf(scene).find((slot) => {
    const answer = answers[slot.key];
    const given = answer?.value ?? null;
    if (given === null) return slot.required;
    if (slot.type === 'file') return !isStored(given);
    if (slot.terms !== undefined && (answer?.terms !== slot.terms || (slot.required && given !== true)))
      return true;
    return !isAccepted(slot, given);
  });
