import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, has, installFromMaven, installFromPypi } from '../install-tools.ts';
import type { Client } from './client.ts';
import { calls, stepsInPython } from './in-python.ts';

const environment = 'openapi-generator-7.26.0';
/** The generator, whose jar is in its package, and the libraries of its Python client. */
const packages = [
  'openapi-generator-cli==7.26.0',
  ...['urllib3==2.8.0', 'python-dateutil==4.0.0', 'pydantic==2.14.3', 'typing-extensions==4.16.0'],
];
/**
 * With the first option the type of an event decides its schema: the generated code does not compare constants, so that an
 * event fits many schemas. With the second, clients accept fields of later releases.
 */
const options = 'useOneOfDiscriminatorLookup=true,disallowAdditionalPropertiesIfNotPresent=false';

/** The command that generates a client for a language; undefined without Java or the generator. */
function generatorOf(
  language: string,
  document: string,
  folder: string,
  ...further: string[]
): Command | undefined {
  const tool = has('java') ? installFromPypi(environment, packages) : undefined;
  const [jar] = tool ? globSync(join(tool, 'lib/*/site-packages/openapi_generator_cli/*.jar')) : [];
  return jar
    ? ['java', '-jar', jar, 'generate', '-g', language, '-i', document, '-o', folder, ...further]
    : undefined;
}

export const go: Client = {
  name: 'OpenAPI Generator for Go',
  needs: 'Java, Go, Python 3 with venv, and packages of PyPI and the Go proxy',
  steps(document, folder) {
    const module = ['--git-host', 'example.com', '--git-user-id', 'hiring', '--git-repo-id', 'client'];
    const named = ['--package-name', 'hiring', ...module, '--additional-properties', options];
    const generate = has('go') ? generatorOf('go', document, folder, ...named) : undefined;
    if (!generate) return undefined;
    return {
      generate,
      complete() {
        mkdirSync(join(folder, 'calls'));
        cpSync(join(calls, 'main.go'), join(folder, 'calls', 'main.go'));
        return spawnSync('go', ['mod', 'download'], { cwd: folder, stdio: 'ignore' }).status === 0;
      },
      compile: () => [
        ['go', 'vet', '.', './calls'],
        ['go', 'build', '-o', 'twenty-calls', './calls'],
      ],
      run: () => [join(folder, 'twenty-calls')],
    };
  },
};

export const java: Client = {
  name: 'OpenAPI Generator for Java',
  needs: 'a JDK, Maven, Python 3 with venv, and packages of PyPI and Maven Central',
  steps(document, folder) {
    // Without it, each list that a request does not set is sent as an empty one.
    const named = ['--additional-properties', `${options},containerDefaultToNull=true`];
    const canBeBuilt = has('mvn') && has('javac');
    const generate = canBeBuilt ? generatorOf('java', document, folder, ...named) : undefined;
    if (!generate) return undefined;
    const classes = join(folder, 'classes');
    let jars = '';
    return {
      generate,
      complete() {
        const libraries = installFromMaven(`${environment}-java`, join(folder, 'pom.xml'));
        jars = join(libraries ?? '', '*');
        return libraries !== undefined;
      },
      compile() {
        const sources = globSync('src/main/**/*.java', { cwd: folder });
        writeFileSync(join(folder, 'sources.txt'), [...sources, join(calls, 'Calls.java')].join('\n'));
        return [['javac', '-nowarn', '-Xlint:none', '-d', classes, '-cp', jars, '@sources.txt']];
      },
      run: () => ['java', '-cp', `${classes}:${jars}`, 'Calls'],
    };
  },
};

export const python: Client = {
  name: 'OpenAPI Generator for Python',
  needs: 'Java, Python 3 with venv, and packages of PyPI',
  steps(document, folder) {
    const named = ['--package-name', 'hiring_service', '--additional-properties', options];
    const generate = generatorOf('python', document, folder, ...named);
    return generate && { generate, ...stepsInPython(environment, folder, 'openapi_generator.py') };
  },
};
