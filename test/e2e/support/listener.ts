import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.ts';

const admin = fileURLToPath(new URL('../../../bin/admin.ts', import.meta.url));

/** `npm run admin -- listen` in a process of its own, told nothing by this machine but what the test says. */
export function startListener(parameters: string[], env: Record<string, string> = {}, input = '') {
  const { HIRING_API_KEY: _, ...inherited } = process.env;
  const listener = spawn(process.execPath, [admin, 'listen', '--stage', 'sandbox', ...parameters], {
    env: { ...inherited, HIRING_LOCAL_DIR: '/nonexistent', ...env },
  });
  listener.stdin.end(input);
  let output = '';
  for (const stream of [listener.stdout, listener.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const exit = once(listener, 'exit').then(([code]) => code as number | null);
  return {
    exit,
    output: () => output,
    /** Waits until it has said so, and answers with what it said. */
    says: (words: RegExp) =>
      eventually(() => {
        const found = words.exec(output);
        if (!found && listener.exitCode !== null) throw new Error(`It ended without saying so:\n${output}`);
        return found ?? undefined;
      }),
    /** Ctrl-C. */
    async stop() {
      listener.kill('SIGINT');
      return exit;
    },
  };
}
