import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// A lock that nothing refers to would be closed by the garbage collector.
const held = new Set<DatabaseSync>();

/**
 * Takes a folder for this process until it ends or calls the answered function. The kernel drops the lock of a dead
 * process, so one that was killed leaves nothing to clear away; the process id beside it is only for the message.
 * Throws when another process holds the folder.
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
