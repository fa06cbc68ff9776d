import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceLine } from '../../client/source-line.ts';
import { harmlessPosts } from '../../client/src/build-request.ts';
import { cvPdf } from '../support/bad-files.ts';
import { startLocalStage } from '../support/local-stage.ts';
import { installClient } from './support/install-client.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const openapiText = read('test/contract/openapi.json');

let client: ReturnType<typeof installClient>;
beforeAll(() => {
  client = installClient();
}, 120_000);
afterAll(() => client.remove());

const write = (name: string, text: string) => {
  writeFileSync(join(client.project, name), text);
  return name;
};
const snippets = () =>
  [...client.read('README.md').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

describe('the published package', () => {
  it('contains only the built files', () => {
    const files = client.files();
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts']),
    );
    expect(
      files.filter((file) => !/^(LICENSE|README\.md|package\.json|dist(\/[\w.-]+\.(js|d\.ts))?)$/.test(file)),
    ).toEqual([]);
  });

  it('needs no other package and no part of Node', () => {
    expect(JSON.parse(client.read('package.json')).dependencies).toBeUndefined();
    for (const file of client.files().filter((file) => file.endsWith('.js'))) {
      expect(client.read(file)).not.toMatch(/from\s*['"](?!\.\/)|\brequire\(|\bimport\(/);
    }
  });

  it('is small: below 16 kB minified', () => {
    expect(Buffer.byteLength(client.read('dist/bundle.min.js'))).toBeLessThan(16_000);
  });

  it('is imported in Node, as modules and as one file', async () => {
    write(
      'import.ts',
      `import { HiringClient } from '@hiring-service/client';
       import { HiringClient as Bundled } from '@hiring-service/client/bundle';
       for (const Client of [HiringClient, Bundled]) console.log(new Client({ baseUrl: 'http://127.0.0.1:4010', apiKey: 'svc_sk_live_A' }).environment);`,
    );
    expect(await client.run('import.ts')).toBe('production\nproduction\n');
  });

  it.each([
    ['Node', ['--module', 'nodenext', '--types', 'node']],
    [
      'a bundler for browsers',
      [
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        '--types',
        'node',
        '--lib',
        'es2022,dom,dom.asynciterable',
      ],
    ],
  ])(
    'brings types that a stranger’s strict compiler takes for %s, with every snippet of its README',
    (_, parameters) => {
      symlink();
      const files = snippets().map((code, index) => write(`snippet-${index}.ts`, code));
      expect(files.length).toBeGreaterThan(5);
      expect(client.check(files, parameters)).toBe('');
      write('wrong.ts', `${snippets()[1]}\nawait client.get('/v1/nowhere');`);
      expect(client.check(['wrong.ts'], parameters)).toContain('/v1/nowhere');
    },
    120_000,
  );
});

/** The snippets speak of Node; its types are the only ones they need beside the package's own. */
let isLinked = false;
function symlink(): void {
  if (isLinked) return;
  symlinkSync(
    join(root, 'node_modules', '@types'),
    join(client.project, 'node_modules', '@types'),
    'junction',
  );
  isLinked = true;
}

it('the first snippet of the README runs', async () => {
  const stage = await startLocalStage({ stage: 'sandbox' });
  const { secretKey } = await stage.newOrganization();
  const [, code = ''] = /<!-- quick start -->\n```ts\n([\s\S]*?)```/.exec(client.read('README.md')) ?? [];
  write('quick-start.ts', code);
  writeFileSync(join(client.project, 'ada.pdf'), cvPdf({ name: 'Ada Lindqvist', email: 'ada@example.com' }));
  const env = { HIRING_API_KEY: secretKey, HIRING_BASE_URL: stage.baseUrl };
  expect(await client.run('quick-start.ts', ['ada.pdf'], env)).toBe('Ada Lindqvist\nBackend engineer\n');
  await stage.stop();
}, 60_000);

describe('the client keeps up with the API', () => {
  it('in its types: `npm test` generates them first; in between, run `npm run client:types`', () => {
    expect(read('client/src/schema.ts').split('\n')[0]).toBe(sourceLine(openapiText));
  });

  it('in what it may repeat without an Idempotency-Key: every other POST for a key takes one', () => {
    const { paths, security: ofMost } = JSON.parse(openapiText) as {
      security: object[];
      paths: Record<string, { post?: { parameters?: { name: string }[]; security?: object[] } }>;
    };
    // Browsers call the others, by their session, a token or without one.
    const takesKeys = (security: object[]) => security.some((one) => 'apiKey' in one);
    const unkeyed = Object.entries(paths).filter(
      ([, { post }]) =>
        post &&
        takesKeys(post.security ?? ofMost) &&
        !post.parameters?.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(unkeyed.map(([path]) => path).toSorted()).toEqual(harmlessPosts.toSorted());
  });
});
