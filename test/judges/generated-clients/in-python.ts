import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache, installFromPypi } from '../install-tools.ts';
import type { Client, Steps } from './client.ts';

/** The folder of the programs that make the calls. */
export const calls = fileURLToPath(new URL('calls/', import.meta.url));

const environment = 'openapi-python-client-0.29.1';
/** Ruff formats what the generator writes. */
const packages = ['openapi-python-client==0.29.1', 'ruff==0.17.6'];

/** The steps after the generation of a Python client: `program` of calls/ runs in an environment of node_modules/.cache. */
export function stepsInPython(environment: string, folder: string, program: string): Omit<Steps, 'generate'> {
  const python = join(cache, environment, 'bin', 'python');
  return {
    complete: () => true,
    compile: () => [[python, '-m', 'compileall', '-q', 'hiring_service']],
    run: () => [python, join(calls, program)],
    environment: { PYTHONPATH: folder },
  };
}

export const openapiPythonClient: Client = {
  name: 'openapi-python-client',
  needs: 'Python 3 with venv, and packages of PyPI',
  steps(document, folder) {
    const tool = installFromPypi(environment, packages);
    if (!tool) return undefined;
    const target = ['--output-path', join(folder, 'hiring_service'), '--meta', 'none'];
    return {
      generate: [join(tool, 'bin', 'openapi-python-client'), 'generate', '--path', document, ...target],
      ...stepsInPython(environment, folder, 'openapi_python_client.py'),
      // The generator looks for Ruff in the path.
      environment: { PYTHONPATH: folder, PATH: `${join(tool, 'bin')}:${process.env.PATH}` },
    };
  },
};
