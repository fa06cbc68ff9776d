import type { IntakeStatus } from '../../shared/contracts/intake.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { withStatus } from '../../shared/domain/intake.ts';
import { invalid } from '../../shared/domain/invalid.ts';
import type { Intake } from '../../shared/domain/stored/intake.ts';
import { commandIn } from '../../shared/intake/commands.ts';
import type { Dialogue, FileState, Said as Message, Turn } from '../../shared/intake/dialogue.ts';
import { askedAgain, takeFile } from '../../shared/intake/go-on.ts';
import { kindOf, shown, slotsOf } from '../../shared/intake/slots.ts';
import { takeTurn } from '../../shared/intake/take-turn.ts';
import { wordsOf } from '../../shared/intake/words/languages.ts';
import type { StoredTurn } from '../../shared/storage/chat-rows.ts';
import type { Said } from '../../shared/storage/intakes.ts';
import type { ReadChat } from './read-chat.ts';

const statusAfter: Record<Turn['outcome'], IntakeStatus> = {
  'goes on': 'active',
  waits: 'active',
  summary: 'reviewing',
  human: 'handed_over',
  stopped: 'abandoned',
  'too long': 'abandoned',
};

/** The chat after a message of its person; null while the file is awaited. */
export function personSays(read: ReadChat, message: Message, file: FileState | null, now: Date): Said | null {
  const { intake, dialogue, scene } = read;
  const command = 'text' in message ? commandIn(message.text) : undefined;
  if (intake.status === 'handed_over' && command !== 'back' && command !== 'stop')
    return turnOf(read, message, { dialogue, says: [], shows: [], outcome: 'human' }, now);
  if (intake.status === 'handed_over' && command === 'back') return turnOf(read, message, resumed(read), now);
  if (file && !command) {
    const turn = takeFile(scene, dialogue, file);
    return turn.outcome === 'waits' ? null : turnOf(read, message, turn, now);
  }
  const slot = fileAskedIn(read);
  const isOfSlot = ({ id, kind }: Intake['files'][number]) =>
    'value' in message && id === message.value && slot !== undefined && kind === kindOf(slot);
  if (slot && 'value' in message && !intake.files.some(isOfSlot))
    throw invalid('value', 'not_found', 'value names no file of this question.');
  return turnOf(read, message, takeTurn(scene, dialogue, message), now);
}

const fileAskedIn = ({ dialogue, scene }: ReadChat) =>
  slotsOf(scene).find(({ key, type }) => key === dialogue.asked && type === 'file');

/** Back to the program, which asks its question again. */
function resumed({ scene, dialogue }: ReadChat): Turn {
  return askedAgain(scene, dialogue, [wordsOf(scene.locale).resumed]);
}

/** A message of the team, which the program only passes on. Throws {@link ApiError} invalid_state_transition before a handover. */
export function teamSays({ intake, dialogue }: ReadChat, message: Message, now: Date): Said {
  if (!('text' in message)) throw invalid('value', 'contradictory', 'The team sends a text.');
  if (intake.status !== 'handed_over')
    throw new ApiError('invalid_state_transition', { message: 'The team can write after a handover.' });
  const turn: StoredTurn = {
    turn: intake.turn + 1,
    at: now.toISOString(),
    from: 'team',
    said: message,
    text: message.text,
    says: [],
    shows: [],
  };
  const next: Intake = { ...withStatus(intake, 'handed_over', now), last_message_from: 'team' };
  return { next, turn, dialogue, events: [] };
}

/** The chat handed over, or taken back; null if it is there already. */
export function handedTo(read: ReadChat, to: 'team' | 'program', now: Date): Said | null {
  const { intake, dialogue, scene } = read;
  const isWithTeam = intake.status === 'handed_over';
  if (isWithTeam === (to === 'team')) return null;
  if (to === 'program') return turnOf(read, null, resumed(read), now);
  const says = [wordsOf(scene.locale).handedOver];
  return turnOf(read, null, { dialogue, says, shows: [], outcome: 'human' }, now);
}

/** One turn of the person, with the state and the events that follow. */
function turnOf(read: ReadChat, message: Message | null, turn: Turn, now: Date): Said {
  const { intake } = read;
  const status = statusAfter[turn.outcome];
  const at = now.toISOString();
  const asksForHuman = status === 'handed_over' && intake.status !== 'handed_over';
  const next: Intake = {
    ...withStatus(intake, status, now),
    ...(asksForHuman && { handover_requested_at: at }),
    person_name: nameIn(turn.dialogue),
    ...(message && { last_message_from: 'person' }),
  };
  const stored: StoredTurn = {
    turn: intake.turn + 1,
    at,
    from: message && 'person',
    said: message,
    text: message && textOf(message, read),
    says: turn.says,
    shows: turn.shows,
  };
  return {
    next,
    turn: stored,
    dialogue: turn.dialogue,
    events: [
      ...(asksForHuman ? [{ type: 'intake.handover_requested' as const }] : []),
      ...(status === 'abandoned' ? [{ type: 'intake.abandoned' as const }] : []),
    ],
  };
}

/** The name as far as it is given; null without one. */
const nameIn = ({ answers }: Dialogue): string | null =>
  ['first_name', 'last_name'].flatMap((key) => answers[key]?.value || []).join(' ') || null;

/** A message as it is read later: a value by its label. */
function textOf(message: Message, { intake, dialogue, scene }: ReadChat): string | null {
  if ('text' in message) return message.text;
  const { value } = message;
  if (dialogue.awaited !== null) return null;
  const slots = slotsOf(scene);
  const slot = slots.find(({ key }) => key === dialogue.asked);
  if (!slot) return slots.find(({ key }) => key === value)?.label ?? null;
  if (slot.type === 'file') return intake.files.find(({ id }) => id === value)?.filename ?? null;
  return shown(dialogue.proposed === null ? slot : { ...slot, type: 'boolean' }, value, scene.locale);
}
