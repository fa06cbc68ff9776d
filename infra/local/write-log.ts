import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

type LogLevel = 'info' | 'warn';
/** Writes one line of a stage: a function's output, or an event of its life cycle. */
export type WriteLog = (source: string, line: string, level: LogLevel) => void;

// The level in the JSON lines of our loggers and of AWS's.
const WARN_LINE = /"level":\s*"(warn|error|fatal|critical)"/i;

/** Appends to `path`. `show` also receives warnings, or every line when verbose. */
export function openLog(path: string, { show, verbose }: { show: (line: string) => void; verbose: boolean }) {
  mkdirSync(dirname(path), { recursive: true });
  const file = createWriteStream(path, { flags: 'a' });
  const write: WriteLog = (source, line, level) => {
    const entry = `${new Date().toISOString()} ${source} ${line}`;
    file.write(`${entry}\n`);
    if (verbose || level === 'warn' || WARN_LINE.test(line)) show(entry);
  };
  return { write, close: () => new Promise<void>((resolve) => file.end(resolve)) };
}
