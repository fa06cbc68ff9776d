/** `npm run client:types`: the API's description → client/src/schema.ts. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sourceLine } from './source-line.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { values } = parseArgs({
  options: { from: { type: 'string', default: at('../test/contract/openapi.json') } },
});
const target = at('src/schema.ts');

// Through npx, in versions of their own: the generator needs TypeScript 5, the project has 7.
const packages = ['-p', 'openapi-typescript@7.13.0', '-p', 'typescript@5.9.3'];
const { status } = spawnSync('npx', ['--yes', ...packages, 'openapi-typescript', values.from, '-o', target], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);
writeFileSync(target, `${sourceLine(readFileSync(values.from, 'utf8'))}\n${readFileSync(target, 'utf8')}`);
