/**
 * `npm run client:types`: generates client/src/schema.ts from the OpenAPI document, and publishable-schema.ts from its part for
 * publishable keys, unless the files are already current.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sourceLine } from './source-line.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { values } = parseArgs({
  options: { from: { type: 'string', default: at('../test/contract/openapi.json') } },
});
const targets = { all: at('src/schema.ts'), publishable: at('src/publishable-schema.ts') };
// A copy of this folder outside of the repository has no OpenAPI document. It is packed with the types that it has.
const isCopy = !existsSync(values.from) && existsSync(targets.all);
if (!isCopy) {
  const text = readFileSync(values.from, 'utf8');
  const source = sourceLine(text);
  const isCurrent = (target: string) =>
    existsSync(target) && readFileSync(target, 'utf8').startsWith(`${source}\n`);
  if (!Object.values(targets).every(isCurrent)) {
    process.stdout.write('Generating the types of the client from the OpenAPI document …\n');
    // Not at the top: a copy of this folder has no such file.
    const { publishableDocument } = await import('../shared/api-document/publishable-document.ts');
    generate(source, text, targets.all);
    generate(source, JSON.stringify(publishableDocument(JSON.parse(text))), targets.publishable);
  }
}

/** Ends the process with the generator's exit code when it fails. The types file `target` is then unchanged. */
function generate(source: string, document: string, target: string): void {
  const draft = at('src/schema.draft.ts');
  // npx installs these versions apart from the project's: the generator needs TypeScript 5, the project has 7.
  const packages = ['-p', 'openapi-typescript@7.13.0', '-p', 'typescript@5.9.3'];
  // A field with a default can be omitted in a request.
  const optional = '--default-non-nullable=false';
  const closed = at('src/schema.draft.json');
  writeFileSync(closed, withKnownValues(document));
  const { status } = spawnSync(
    'npx',
    ['--yes', ...packages, 'openapi-typescript', closed, optional, '-o', draft],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  rmSync(closed);
  if (status !== 0) {
    rmSync(draft, { force: true });
    process.stderr.write('The types of the client could not be generated; npx above says why.\n');
    process.exit(status ?? 1);
  }
  writeFileSync(draft, `${source}\n${readFileSync(draft, 'utf8')}`);
  renameSync(draft, target);
}

/**
 * The document with the known values of open lists as their types, so that `switch` completes them. A later release of the
 * service can return further values.
 */
function withKnownValues(document: string): string {
  const closed = JSON.parse(document, (_, schema) => {
    const { 'x-extensible-enum': values, ...others } = schema ?? {};
    return Array.isArray(values)
      ? { ...others, enum: others.type.includes('null') ? [...values, null] : values }
      : schema;
  });
  return JSON.stringify(closed);
}
