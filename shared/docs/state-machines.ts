import { applicationMoves } from '../domain/application-moves.ts';
import { importMoves } from '../domain/job-import.ts';
import { jobMoves } from '../domain/job-moves.ts';

/** Where a move leads from a state: `stays`, `refused`, or another state, with its event if the table names one. */
type Outcome = string | { readonly to: string; readonly event: string | null };

/** A table of the domain as the documentation reads it. */
export interface StateMachine {
  name: string;
  /** By move, then by the state it is asked in. */
  moves: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
}

/** The machines that the code keeps as a table; another is drawn once its table stands here. */
export const stateMachines: StateMachine[] = [
  { name: 'Job', moves: jobMoves },
  { name: 'Application', moves: applicationMoves },
  { name: 'Job import', moves: importMoves },
];

export const statesOf = ({ moves }: StateMachine): string[] => [
  ...new Set(Object.values(moves).flatMap((outcomes) => Object.keys(outcomes))),
];

/** The step a move makes, or why it makes none. */
export function readOutcome(outcome: Outcome | undefined) {
  if (outcome === undefined || outcome === 'refused') return 'refused';
  if (outcome === 'stays') return 'stays';
  return typeof outcome === 'string' ? { to: outcome, event: null } : outcome;
}

/** Where a machine is on its page. */
export const anchorOf = ({ name }: StateMachine) => name.toLowerCase().replaceAll(' ', '-');

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
      const step = readOutcome(outcome);
      if (typeof step === 'string') continue;
      const known = found.find((transition) => transition.from === from && transition.to === step.to);
      if (known) known.moves.push(move);
      else found.push({ from, to: step.to, moves: [move] });
    }
  }
  return found;
}
