import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ofOthers = 0o077;

/**
 * From now on only the current user may access files of this process and its children. Not available in a worker
 * thread.
 */
export const makePrivate = (): void => {
  process.umask(ofOthers);
};

/**
 * Removes all rights of other users on a folder and everything below it, because it contains keys, CVs and logs. Links
 * are not followed. Throws EPERM for files of another user.
 */
export function keepPrivate(dir: string): void {
  close(dir);
  for (const { parentPath, name } of readdirSync(dir, { recursive: true, withFileTypes: true }))
    close(join(parentPath, name));
}

function close(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // The engine of a killed local cloud may still be removing its files.
  if (!found || found.isSymbolicLink() || (found.mode & ofOthers) === 0) return;
  chmodSync(path, found.mode & 0o700);
}
