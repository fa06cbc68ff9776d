import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own for one test's data. */
export const makeTempDir = (): string => mkdtempSync(join(tmpdir(), 'local-cloud-'));
