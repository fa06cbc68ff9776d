import { exhausting } from './hostile-exhausting.ts';
import { generated } from './hostile-generated.ts';
import { malformed } from './hostile-malformed.ts';
import { reaching } from './hostile-reaching.ts';
import { tampering } from './hostile-tampering.ts';

/** A program that tries to harm. One that reaches the host prints or returns ESCAPED, or changes the canary. */
export interface HostileProgram {
  family: string;
  source: string;
  language: 'javascript' | 'typescript';
}

const javascript = (family: string, sources: readonly string[]): HostileProgram[] =>
  sources.map((source) => ({ family, source, language: 'javascript' }));

/** All of them, each different. */
export const hostilePrograms: readonly HostileProgram[] = [
  ...Object.entries({ ...reaching, ...exhausting, ...tampering, ...generated }).flatMap(([family, sources]) =>
    javascript(family, sources),
  ),
  ...malformed,
];
