import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file atomically, so that a waiting process never reads a part of it. */
export function writeJsonFile(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${path}.part`, path);
}
