import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from '../../infra/local/iam/access.ts';

/** The stage and the backend that the files of this worker share, each with a file of its own in the folder. */
const shared = new Map<Access, string>();

/**
 * Records which rights each role used while a test's stage ran, where RIGHTS_DIR names a folder for it.
 * `npm run judge:rights` reads all of it (test/judges/unused-rights.ts).
 */
export const noteUsedRights = (access: Access): void => write(access, randomUUID());

/** For what ends with its worker: from now on, the rights used so far are recorded after each file (undo-stubs.ts). */
export const noteAfterEachFile = (access: Access): void => void shared.set(access, randomUUID());

export function noteSharedRights(): void {
  for (const [access, name] of shared) write(access, name);
}

function write({ used }: Access, name: string): void {
  const dir = process.env.RIGHTS_DIR;
  if (!dir) return;
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, `${name}.json`), JSON.stringify(used.list()));
}
