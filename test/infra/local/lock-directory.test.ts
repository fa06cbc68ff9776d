import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lockDirectory } from '../../../infra/local/lock-directory.ts';
import { makeTempDir } from './support/make-temp-dir.ts';

const script = fileURLToPath(new URL('../../../infra/local/lock-directory.ts', import.meta.url));

it('refuses a folder that a living process holds, naming the process, and takes over that of a killed one', async () => {
  const dir = makeTempDir();
  const code = `import { lockDirectory } from ${JSON.stringify(script)}; lockDirectory(${JSON.stringify(dir)});
    gc(); console.log('locked'); setInterval(() => {}, 1000)`;
  const holder = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  expect(() => lockDirectory(dir)).toThrow(`already runs on ${dir} (process ${holder.pid})`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const release = lockDirectory(dir);
  expect(() => lockDirectory(dir)).toThrow(`(process ${process.pid})`);
  release();
  lockDirectory(dir)();
});
