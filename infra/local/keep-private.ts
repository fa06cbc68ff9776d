import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ofOthers = 0o077;

/** From here on, what this process and its children make is for their user alone. Not for a worker thread. */
export const makePrivate = (): void => {
  process.umask(ofOthers);
};

/**
 * Takes from all others what rights they have on a folder and everything below it: keys, CVs and logs are in there.
 * Links are not followed. Throws EPERM where something belongs to another user.
 */
export function keepPrivate(dir: string): void {
  close(dir);
  for (const { parentPath, name } of readdirSync(dir, { recursive: true, withFileTypes: true }))
    close(join(parentPath, name));
}

function close(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // The engine of a local cloud that was killed may still be clearing its files away.
  if (!found || found.isSymbolicLink() || (found.mode & ofOthers) === 0) return;
  chmodSync(path, found.mode & 0o700);
}
