import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'hiring-tests-';
/** The tests of the contract alone write 1.2 GB; browsers share memory there too. */
const roomBytes = 6 * 2 ** 30;
/** No run takes as long. What an older one left was not removed because the run was killed. */
const abandonedMs = 6 * 3_600_000;

/**
 * Makes the folder for what a run writes, and makes it that of temporary files for this process and those it starts. It is in
 * memory where the machine has room: every write of a table or a queue waits for its file. Returns its path.
 */
export function makeFolderOfRun(): string {
  if (hasRoom()) {
    removeAbandoned();
    const folder = mkdtempSync(join(memory, prefix));
    if (runsPrograms(folder)) return asTemporary(folder);
    rmSync(folder, { recursive: true });
  }
  return asTemporary(mkdtempSync(join(tmpdir(), prefix)));
}

const asTemporary = (folder: string) => {
  process.env.TMPDIR = folder;
  return folder;
};

/** Containers often forbid programs there; tests install some. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
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
