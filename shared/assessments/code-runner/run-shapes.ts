export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A program and what its function is called with. */
export interface CodeRun {
  source: string;
  language: 'javascript' | 'typescript';
  /** The function that the tests call: letters and digits, a letter first. */
  functionName: string;
  /** The arguments of each call. Expected values stay outside: the program cannot read them. */
  calls: readonly (readonly Json[])[];
}

/** One call: the JSON of what came back, or the message of what was thrown. */
export type CallOutcome = { returned: string | null } | { threw: string };

/**
 * How a run ended. `invalid`: the source has an error or lacks the function. `too_long`: it took too much time.
 * `too_much_memory`; `too_much_output`; `too_large`: the source exceeds its limit and was not run. `crashed`: the interpreter
 * failed, which the host survives.
 */
export type RunStatus =
  | 'completed'
  | 'invalid'
  | 'too_long'
  | 'too_much_memory'
  | 'too_much_output'
  | 'too_large'
  | 'crashed';

export interface CodeReport {
  status: RunStatus;
  /** Why, for `invalid`; else null. */
  message: string | null;
  /** The calls that ended, in their order; those after a limit are missing. */
  outcomes: CallOutcome[];
  /** The text that the program printed. */
  output: string;
  ms: number;
}

/** The messages of the thread: an outcome at a time, so that those before a limit are kept, and then the end. */
export type ThreadMessage =
  | { outcome: CallOutcome }
  | { end: Exclude<RunStatus, 'too_large' | 'crashed'>; message: string | null; output: string };

export interface ThreadInput extends CodeRun {
  wasmModule: WebAssembly.Module;
}
