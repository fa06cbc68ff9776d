import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installFromNpm } from '../install-tools.ts';
import type { Client, Steps } from './client.ts';
import { calls } from './in-python.ts';

/** Both generators need TypeScript 5; the project has 7. */
const packages = [
  '@hey-api/openapi-ts@0.99.0',
  ...['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'],
  ...['typescript@5.9.3', '@types/node@24.10.1'],
];

/** `src/calls.ts` beside `src/generated`, compiled as strictly as our own code. */
const settings = {
  compilerOptions: {
    ...{ strict: true, noUncheckedIndexedAccess: true, skipLibCheck: true },
    ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], module: 'nodenext', types: ['node'] },
    ...{ rootDir: 'src', outDir: 'out' },
  },
  include: ['src'],
};

function steps(
  folder: string,
  program: string,
  generate: (target: string) => { tool: string; args: string[] },
): Steps | undefined {
  const installed = installFromNpm('typescript-clients', packages);
  if (!installed) return undefined;
  const modules = join(installed, 'node_modules');
  const { tool, args } = generate(join(folder, 'src', 'generated'));
  return {
    generate: [join(modules, '.bin', tool), ...args],
    complete() {
      cpSync(join(calls, program), join(folder, 'src', 'calls.ts'));
      cpSync(join(calls, 'check.ts'), join(folder, 'src', 'check.ts'));
      writeFileSync(join(folder, 'package.json'), '{"type": "commonjs"}');
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
      symlinkSync(modules, join(folder, 'node_modules'));
      return true;
    },
    compile: () => [[join(modules, '.bin', 'tsc'), '-p', '.']],
    run: () => [process.execPath, join(folder, 'out', 'calls.js')],
  };
}

export const openapiTypescript: Client = {
  name: 'openapi-typescript',
  needs: 'packages of npm',
  steps: (document, folder) =>
    steps(folder, 'openapi-fetch.ts', (target) => ({
      tool: 'openapi-typescript',
      // A field with a default can be omitted in a request.
      args: [document, '--default-non-nullable=false', '-o', join(target, 'schema.ts')],
    })),
};

export const heyApi: Client = {
  name: 'hey-api',
  needs: 'packages of npm',
  steps: (document, folder) =>
    steps(folder, 'hey-api.ts', (target) => ({ tool: 'openapi-ts', args: ['-i', document, '-o', target] })),
};
