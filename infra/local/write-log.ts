import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

type LogLevel = 'info' | 'warn';
/** One line of what runs on the stage: a function's output, or what happened to it. */
export type WriteLog = (source: string, line: string, level: LogLevel) => void;

// How our loggers and AWS's own spell it in JSON lines.
const WARN_LINE = /"level":\s*"(warn|error|fatal|critical)"/i;

/** Appends to `path`. `show` gets warnings too, or everything when verbose. */
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
