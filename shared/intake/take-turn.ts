import { type Command, commandIn } from './commands.ts';
import { type Dialogue, limits, type Said, type Scene, type Turn } from './dialogue.ts';
import { ask, askAgain, goOn, keeping, showSummary } from './go-on.ts';
import { readAnswer } from './read-answer.ts';
import { readOptions, readYesOrNo } from './read-choice.ts';
import { dayInWords, type Slot, slotsOf } from './slots.ts';
import { wordsOf } from './words/languages.ts';

/** One message of the person: a command, or what the asked question makes of it. */
export function takeTurn(scene: Scene, before: Dialogue, said: Said): Turn {
  const words = wordsOf(scene.locale);
  const dialogue = { ...before, turns: before.turns + 1 };
  if (dialogue.turns > limits.turns || dialogue.repeats >= limits.repeats)
    return { dialogue, says: [words.tooManyTurns], shows: [], outcome: 'too long' };
  const command = 'text' in said ? commandIn(said.text) : undefined;
  if (command) return obey(scene, dialogue, command);
  if (dialogue.awaited !== null) return { dialogue: before, says: [], shows: [], outcome: 'waits' };
  const slot = slotsOf(scene).find(({ key }) => key === dialogue.asked);
  // A question that the job no longer has.
  if (dialogue.asked !== null && !slot) return goOn(scene, dialogue);
  return slot ? answer(scene, dialogue, slot, said) : choose(scene, dialogue, said);
}

function obey(scene: Scene, dialogue: Dialogue, command: Command): Turn {
  const words = wordsOf(scene.locale);
  const { asked, answers } = dialogue;
  const slots = slotsOf(scene);
  if (command === 'stop') return { dialogue, says: [words.stopped], shows: [], outcome: 'stopped' };
  if (command === 'human') return { dialogue, says: [words.handedOver], shows: [], outcome: 'human' };
  const slot = slots.find(({ key }) => key === asked);
  // A file that has not come is no answer.
  if (dialogue.awaited !== null) return obey(scene, { ...dialogue, awaited: null }, command);
  if (command === 'back') {
    if (dialogue.isChange) return showSummary(scene, dialogue);
    if (slot && dialogue.proposed !== null) return ask(dialogue, slot);
    const at = asked === null ? slots.length : slots.findIndex(({ key }) => key === asked);
    const previous = slots[at - 1];
    return previous ? ask(dialogue, previous) : keeping(scene, dialogue, [words.isFirst]);
  }
  if (!slot) return keeping(scene, dialogue, [words.confirmIt]);
  if (answers[slot.key]) return goOn(scene, dialogue, slot.key);
  if (slot.required) return askAgain(dialogue, words.cannotSkip);
  const skipped = { ...answers, [slot.key]: { value: null, from: 'person' as const } };
  return goOn(scene, { ...dialogue, answers: skipped }, slot.key);
}

function answer(scene: Scene, dialogue: Dialogue, slot: Slot, said: Said): Turn {
  const words = wordsOf(scene.locale);
  const { locale } = scene;
  if (dialogue.proposed !== null && slot.type === 'date') {
    const isRight = 'text' in said ? readYesOrNo(said.text, locale) : said.value;
    if (isRight === true) return keep(scene, dialogue, slot, dialogue.proposed);
    if (isRight === false)
      return askAgain({ ...dialogue, proposed: null }, words.needsDate(dayInWords(scene.today, locale)));
  }
  if (slot.type === 'file') {
    if ('text' in said || typeof said.value !== 'string') return askAgain(dialogue, words.needsFile);
    return {
      dialogue: { ...dialogue, awaited: said.value },
      says: [words.reading],
      shows: [],
      outcome: 'waits',
    };
  }
  const read = readAnswer(slot, said, scene);
  if ('needs' in read) return askAgain(dialogue, read.needs);
  if ('day' in read)
    return {
      dialogue: { ...dialogue, proposed: read.day },
      says: [words.isThisDate(dayInWords(read.day, locale))],
      shows: [],
      outcome: 'goes on',
    };
  if (slot.key === 'consent_processing' && slot.required && read.value !== true)
    return askAgain(dialogue, words.consentNeeded);
  return keep(scene, dialogue, slot, read.value);
}

function keep(
  scene: Scene,
  dialogue: Dialogue,
  { key, terms }: Slot,
  value: Dialogue['answers'][string]['value'],
): Turn {
  const given = { value, from: 'person' as const, ...(terms !== undefined && { terms }) };
  const answers = { ...dialogue.answers, [key]: given };
  if (JSON.stringify(answers).length > limits.answered)
    return askAgain(dialogue, wordsOf(scene.locale).tooLong);
  return goOn(scene, { ...dialogue, answers }, key);
}

/** In the summary a message names the answer to change; sending it is a call of its own. */
function choose(scene: Scene, dialogue: Dialogue, said: Said): Turn {
  const words = wordsOf(scene.locale);
  const slots = slotsOf(scene).filter(({ key }) => dialogue.answers[key]);
  const options = slots.map(({ key, label }) => ({ value: key, label }));
  const named =
    'text' in said
      ? readOptions(said.text, options, scene.locale)
      : options.filter(({ value }) => value === said.value);
  const slot = named.length === 1 && slots.find(({ key }) => key === named[0]?.value);
  if (slot) return ask({ ...dialogue, isChange: true }, slot);
  const isYes = 'text' in said && readYesOrNo(said.text, scene.locale) === true;
  const repeats = isYes ? dialogue.repeats : dialogue.repeats + 1;
  return keeping(scene, { ...dialogue, repeats }, [isYes ? words.confirmIt : words.notChosen]);
}
