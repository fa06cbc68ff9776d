import { applicationMoves } from '../domain/application-moves.ts';
import { assessmentMoves } from '../domain/assessment-moves.ts';
import { importMoves } from '../domain/job-import.ts';
import { jobMoves } from '../domain/job-moves.ts';

/** The result of a move in a state: `stays`, `refused`, or another state, with its event if the table names one. */
type Outcome = string | { readonly to: string; readonly event: string | null };

/** A table of the domain in the form that the documentation uses. */
export interface StateMachine {
  name: string;
  /** By move, then by the state before it. */
  moves: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
}

/** The machines that the code has as a table. To draw another one, add its table here. */
export const stateMachines: StateMachine[] = [
  { name: 'Job', moves: jobMoves },
  { name: 'Application', moves: applicationMoves },
  { name: 'Job import', moves: importMoves },
  { name: 'Assessment', moves: assessmentMoves },
];

export const statesOf = ({ moves }: StateMachine): string[] => [
  ...new Set(Object.values(moves).flatMap((outcomes) => Object.keys(outcomes))),
];

/** The transition of a move, or the reason why there is none. */
export function readOutcome(outcome: Outcome | undefined) {
  if (outcome === undefined || outcome === 'refused') return 'refused';
  if (outcome === 'stays') return 'stays';
  return typeof outcome === 'string' ? { to: outcome, event: null } : outcome;
}

/** The anchor of a machine on its page. */
export const anchorOf = ({ name }: StateMachine) => name.toLowerCase().replaceAll(' ', '-');

/** `returnToDraft` → `return to draft` */
export const nameOf = (move: string) => move.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** An arrow of the drawing, with all moves that it represents. */
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
