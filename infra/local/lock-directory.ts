import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// Without a reference the garbage collector would close a lock.
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process until the process ends or calls the returned function. The kernel releases the lock
 * of an ended process, so a killed process leaves nothing to clean up; the process id next to it is only for the
 * message. Throws when another process has the lock.
 */
export function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const pidFile = join(dir, 'local.pid');
  const lock = new DatabaseSync(join(dir, 'local.lock'));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new Error(
      `The local cloud already runs on ${dir} (process ${readPid(pidFile)}). Stop it, or set HIRING_LOCAL_DIR to another folder.`,
      { cause: error },
    );
  }
  writeFileSync(pidFile, String(process.pid));
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'unknown';
  }
}
