import { environment } from './environment.ts';
import { sourceFrames } from './source-frames.ts';

type Fields = Record<string, string | number | boolean | null | undefined>;

const levels = ['info', 'warn', 'error', 'silent'] as const;
type Level = (typeof levels)[number];

/**
 * Writes one JSON line. Fields are ids, codes, counts and durations only: never text of a CV, a name, an address, a key
 * or a secret. Of an error, the name and the frames of the stack are written, but not the message, which may quote
 * input.
 */
function write(level: Level, message: string, fields: Fields = {}, error?: unknown) {
  if (levels.indexOf(level) < levels.indexOf(environment.logLevel as Level)) return;
  const line = {
    level,
    message,
    time: new Date().toISOString(),
    function: environment.functionName,
    ...fields,
    ...(error === undefined ? {} : { error: nameOf(error), frames: framesOf(error) }),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

export const log = {
  info: (message: string, fields?: Fields) => write('info', message, fields),
  warn: (message: string, fields?: Fields, error?: unknown) => write('warn', message, fields, error),
  error: (message: string, fields?: Fields, error?: unknown) => write('error', message, fields, error),
};

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);
const framesOf = (error: unknown) =>
  error instanceof Error
    ? sourceFrames(
        withoutMessage(error)
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 8),
      )
    : [];

/** The stack repeats the message, and a line of the message may look like a frame. */
function withoutMessage({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? stack : stack.slice(at + message.length);
}
