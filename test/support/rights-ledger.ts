import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from '../../infra/local/iam/access.ts';

/**
 * Writes down what each role used of its rights while a test's stage ran, where RIGHTS_DIR names a folder for it.
 * `npm run judge:rights` reads all of it (test/judges/unused-rights.ts).
 */
export function noteUsedRights({ used }: Access): void {
  const dir = process.env.RIGHTS_DIR;
  if (!dir) return;
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, `${randomUUID()}.json`), JSON.stringify(used.list()));
}
