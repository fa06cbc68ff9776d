import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const imports = [...text.matchAll(/^(?:import|export)\s([^;]*?)\s?from '([^']+)'/gm)].map(
      ([, what = '', from = '']) => ({
        what,
        isType: what.startsWith('type '),
        target: from.startsWith('.') ? posix.join(posix.dirname(path), from) : from,
      }),
    );
    return { path, text, imports };
  });
const files = filesOf('{bin,infra,functions,shared}/**/*.ts');
type Import = (typeof files)[number]['imports'][number];

/** The imports of the files under `within` that `allowed` does not know, as `file → import`. */
const strays = (within: RegExp, allowed: (one: Import, path: string) => boolean) =>
  files
    .filter(({ path }) => within.test(path))
    .flatMap(({ path, imports }) =>
      imports.filter((one) => !allowed(one, path)).map(({ target }) => `${path} → ${target}`),
    );
/** The files that say `words` though they are not among `allowed`. */
const sayers = (within: RegExp, words: RegExp, allowed: RegExp) =>
  files
    .filter(({ path, text }) => within.test(path) && words.test(text) && !allowed.test(path))
    .map(({ path }) => path);
const isOurs = ({ target }: Import) => /^(bin|infra|functions|shared|test)\//.test(target);

it('reads what it judges', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(500);
});

it.each<[string, RegExp, (one: Import, path: string) => boolean]>([
  [
    'bin reaches infra and shared',
    /^bin\//,
    (one) => !isOurs(one) || /^(bin|infra|shared)\//.test(one.target),
  ],
  [
    'infra knows of shared only the route table, its contracts and the names',
    /^infra\/[^/]+\.ts$/,
    (one) =>
      !isOurs(one) || /^(infra\/[^/]+|shared\/(route|routes|names|contracts\/[^/]+))\.ts$/.test(one.target),
  ],
  [
    'the local cloud knows itself only',
    /^infra\/local\//,
    (one) => !isOurs(one) || /^infra\/local\//.test(one.target),
  ],
  [
    'a function reaches shared and its own folder, never another function',
    /^functions\//,
    (one, path) =>
      !isOurs(one) || one.target.startsWith('shared/') || posix.dirname(one.target) === posix.dirname(path),
  ],
  [
    'shared reaches nothing outside itself',
    /^shared\//,
    (one) => !isOurs(one) || one.target.startsWith('shared/'),
  ],
  [
    'the domain is on its own, but for the types of the contracts and what Node computes without the world',
    /^shared\/domain\//,
    (one) =>
      one.target === 'node:util' ||
      one.target.startsWith('shared/domain/') ||
      (one.isType && one.target.startsWith('shared/contracts/')),
  ],
  [
    'only the table speaks DynamoDB’s expressions',
    /^(shared|functions)\/(?!storage\/table(-reads)?\.ts$)/,
    (one, path) =>
      one.target !== '@aws-sdk/lib-dynamodb' || one.isType || path === 'shared/platform/clients.ts',
  ],
  [
    'only the edge of the house knows Lambda’s events',
    /^(shared|functions)\//,
    (one, path) =>
      one.target !== 'aws-lambda' ||
      /^(shared\/http\/(api-gateway|endpoint|authorizer-policy)|shared\/platform\/queue-batch|functions\/[^/]+\/index)\.ts$/.test(
        path,
      ),
  ],
])('%s', (_, within, allowed) => {
  expect(strays(within, allowed)).toEqual([]);
});

it('only one file reads the environment', () => {
  expect(
    sayers(
      /^(shared|functions)\//,
      /process\.env\b(?!\.)|process\.env[.[]/,
      /^shared\/platform\/environment\.ts$/,
    ),
  ).toEqual([]);
});

it('only one file constructs AWS clients', () => {
  expect(
    sayers(
      /^(bin|shared|functions)\//,
      /new (?!Hiring)\w+Client\(|DocumentClient\.from\(/,
      /^shared\/platform\/clients\.ts$/,
    ),
  ).toEqual([]);
});

it('nothing that is deployed writes to the console or waves the type checker through', () => {
  expect(
    sayers(/^(shared|functions)\//, /\bconsole\.|@ts-|\bas any\b|:\s*any\s*[;,)=>]|\bTODO\b/, /^$/),
  ).toEqual([]);
});

it('nothing is exported that no other file imports', () => {
  const importers = [...files, ...filesOf('{client,test}/**/*.ts')];
  const wanted = new Set(
    importers.flatMap(({ path, text, imports }) => [
      ...imports.flatMap(({ what, target }) =>
        [...what.matchAll(/(\w+)(?: as \w+)?(?=,|\s*\})/g)].map(([, name]) => `${target}#${name}`),
      ),
      ...imports.filter(({ what }) => what.includes('*')).map(({ target }) => target),
      // What is imported late is imported whole.
      ...[...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, from = '']) =>
        posix.join(posix.dirname(path), from),
      ),
    ]),
  );
  const exported = files
    // Lambda calls the one, readers copy the other.
    .filter(({ path }) => !/^functions\/[^/]+\/index\.ts$|^shared\/docs\/receivers\//.test(path))
    .filter(({ path }) => !wanted.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)].map(
        ([, name]) => `${path}#${name}`,
      ),
    );
  expect(exported.length).toBeGreaterThan(500);
  expect(exported.filter((one) => !wanted.has(one))).toEqual([]);
});

it('no file is over 200 lines', () => {
  const long = files.filter(({ text }) => text.split('\n').length - 1 > 200).map(({ path }) => path);
  expect(long).toEqual([]);
});

it('no file has a name that says nothing', () => {
  const vague = /(^|[/-])(utils?|helpers?|managers?|service|common|misc|index)\.ts$/;
  expect(
    files
      .map(({ path }) => path)
      .filter((path) => vague.test(path) && !/^functions\/[^/]+\/index\.ts$/.test(path)),
  ).toEqual([]);
});
