import { afterEach, beforeEach, vi } from 'vitest';

/** Keeps what the tests of a file log, at the level of a deployment; returns the fields of the lines with a message. */
export function logLines() {
  const written: string[] = [];
  beforeEach(() => {
    written.length = 0;
    vi.stubEnv('LOG_LEVEL', 'info');
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  return (message: string): object[] =>
    written
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .filter((line) => line.message === message);
}
