import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const admin = fileURLToPath(new URL('../../../bin/admin.ts', import.meta.url));

/** `npm run admin -- …` in a process of its own, for the stage whose connection lies in `localDir`. */
export async function runAdmin(localDir: string, parameters: string[], input = '', env = {}) {
  const child = spawn(process.execPath, [admin, ...parameters, '--local'], {
    env: { ...process.env, HIRING_LOCAL_DIR: localDir, ...env },
  });
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code: code as number };
}
