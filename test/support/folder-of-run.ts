import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'hiring-tests-';
/** A whole run writes some 2 GB at its peak; browsers share memory there too. */
const roomBytes = 6 * 2 ** 30;
/** No run takes as long. What an older one left was not removed because the run was killed. */
const abandonedMs = 6 * 3_600_000;

/**
 * Makes the folder for what a run writes, and makes it that of temporary files for this process and those it starts. It is in
 * memory where the machine has room: every write of a table or a queue waits for its file. Returns its path.
 */
export function makeFolderOfRun(): string {
  const inMemory = hasRoom();
  if (inMemory) removeAbandoned();
  const folder = mkdtempSync(join(inMemory ? memory : tmpdir(), prefix));
  process.env.TMPDIR = folder;
  return folder;
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) >= roomBytes;
  } catch {
    return false;
  }
}

function removeAbandoned(): void {
  for (const name of readdirSync(memory).filter((one) => one.startsWith(prefix))) {
    const folder = join(memory, name);
    if (Date.now() - statSync(folder).mtimeMs > abandonedMs) rmSync(folder, { recursive: true, force: true });
  }
}
