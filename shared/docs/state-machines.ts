import { applicationMoves } from '../domain/application-moves.ts';
import { jobMoves } from '../domain/job-moves.ts';

/** Where a move leads from a state: on to another, nowhere because it is there already, or to a refusal. */
type Outcome = 'stays' | 'refused' | { readonly to: string; readonly event: string | null };

/** A table of the domain as the documentation reads it. */
export interface StateMachine {
  name: string;
  /** By move, then by the state it is asked in. */
  moves: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
}

/** Every state machine of the house; a new one is drawn once its table stands here. */
export const stateMachines: StateMachine[] = [
  { name: 'Job', moves: jobMoves },
  { name: 'Application', moves: applicationMoves },
];

export const statesOf = ({ moves }: StateMachine): string[] => [
  ...new Set(Object.values(moves).flatMap((outcomes) => Object.keys(outcomes))),
];

/** `returnToDraft` → `return to draft` */
export const nameOf = (move: string) => move.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** An arrow of the drawing, with all moves that go its way. */
export interface Transition {
  from: string;
  to: string;
  moves: string[];
}

/** The transitions of a machine, one for each pair of states. */
export function transitionsOf({ moves }: StateMachine): Transition[] {
  const found: Transition[] = [];
  for (const [move, outcomes] of Object.entries(moves)) {
    for (const [from, outcome] of Object.entries(outcomes)) {
      if (typeof outcome === 'string') continue;
      const known = found.find((transition) => transition.from === from && transition.to === outcome.to);
      if (known) known.moves.push(move);
      else found.push({ from, to: outcome.to, moves: [move] });
    }
  }
  return found;
}
