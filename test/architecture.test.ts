import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundles } from '../infra/bundle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    // By name, for its effects, late, and as a type in the middle of a line.
    const importsIn =
      /^(?:import|export)\s([^;]*?)\s?from '([^']+)'|^import '([^']+)'|\bimport\('(\.[^']+)'\)/gm;
    const imports = [...text.matchAll(importsIn)].map(([, what = '', named, bare, late]) => {
      const from = named ?? bare ?? late ?? '';
      return {
        what,
        isType: what.startsWith('type '),
        target: from.startsWith('.') ? posix.join(posix.dirname(path), from) : from,
      };
    });
    return { path, text, imports };
  });
const files = [...filesOf('{bin,infra,functions,shared}/**/*.ts'), ...filesOf('web/**/*.{ts,tsx}')].filter(
  ({ path }) => !path.endsWith('.d.ts'),
);
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
/** Files that are deployed as the function of one endpoint. */
const endpointFiles = new Set(
  bundles()
    .filter((one) => one.isEndpoint)
    .map(({ source }) => `functions/${source}`),
);
const isEndpoint = (path: string) => endpointFiles.has(path);
const isOurs = ({ target }: Import) => /^(bin|client|infra|functions|shared|test|web)\//.test(target);

it('reads what it judges', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(500);
});

/**
 * The rooms of shared/ and the rooms that each may use, types included. The order is that of the floors: a room uses only
 * rooms above it in this table, so there is no circle.
 */
const rooms: Record<string, readonly string[]> = {
  assessments: [],
  pages: [],
  platform: [],
  words: [],
  contracts: ['words'],
  domain: ['contracts', 'words'],
  outbound: ['contracts'],
  redaction: ['contracts', 'words'],
  routes: ['contracts'],
  examples: ['contracts', 'domain'],
  fit: ['contracts', 'domain', 'words'],
  intake: ['contracts', 'domain', 'words'],
  model: ['contracts', 'platform', 'redaction', 'words'],
  storage: ['contracts', 'domain', 'platform'],
  administration: ['assessments', 'contracts', 'domain', 'platform', 'storage'],
  'api-document': ['contracts', 'examples', 'platform', 'routes'],
  extraction: ['contracts', 'model', 'redaction', 'words'],
  http: ['contracts', 'domain', 'platform', 'routes', 'storage'],
  postings: ['contracts', 'domain', 'fit', 'model', 'outbound', 'words'],
  views: ['contracts', 'domain', 'intake', 'platform', 'storage'],
  sittings: ['assessments', 'contracts', 'domain', 'pages', 'platform', 'storage'],
  webhooks: ['contracts', 'domain', 'outbound', 'platform', 'storage'],
  docs: [
    'api-document',
    'assessments',
    'contracts',
    'domain',
    'examples',
    'extraction',
    'outbound',
    'pages',
    'routes',
    'webhooks',
  ],
  identity: ['contracts', 'domain', 'http', 'pages', 'platform', 'storage', 'webhooks'],
  portal: ['contracts', 'domain', 'intake', 'pages', 'platform', 'storage'],
  feeds: ['contracts', 'domain', 'http', 'platform', 'storage', 'views'],
};
const roomOf = (path: string) => /^shared\/([^/]+)\//.exec(path)?.[1] ?? path;

describe('the rooms of shared', () => {
  it('are those of the table', () => {
    const found = new Set(
      files
        .map(({ path }) => path)
        .filter((path) => path.startsWith('shared/'))
        .map(roomOf),
    );
    expect([...found].sort()).toEqual(Object.keys(rooms).sort());
  });

  it('are in the order of their floors, on six at most', () => {
    const floors = new Map<string, number>();
    for (const [room, uses] of Object.entries(rooms)) {
      const below = uses.map((used) => floors.get(used));
      expect(below, `${room} uses a room that comes after it`).not.toContain(undefined);
      floors.set(room, 1 + Math.max(0, ...below.map(Number)));
    }
    expect(Math.max(...floors.values())).toBeLessThanOrEqual(6);
  });

  it.each(Object.entries(rooms))('%s uses no other than its own', (room, uses) => {
    const mayUse = new Set([room, ...uses]);
    const within = new RegExp(`^shared/${room}/`);
    expect(strays(within, (one) => !isOurs(one) || mayUse.has(roomOf(one.target)))).toEqual([]);
  });

  it.each(Object.entries(rooms))('%s needs each of them', (room, uses) => {
    const within = new RegExp(`^shared/${room}/`);
    const used = new Set(
      files
        .filter(({ path }) => within.test(path))
        .flatMap(({ imports }) => imports.map(({ target }) => roomOf(target))),
    );
    expect(uses.filter((one) => !used.has(one))).toEqual([]);
  });
});

/** The rooms of the reader, in the order in which a CV passes them; each uses only rooms before it, and the files beside the rooms. */
const readerRooms = ['read', 'skills', 'sections', 'entries', 'person', 'profile', 'second-reading'];
const readerRoomOf = (path: string) => /^shared\/extraction\/([^/]+)\//.exec(path)?.[1];

it('the rooms of the reader use only rooms before them', () => {
  const places = files.map(({ path }) => readerRoomOf(path)).filter((room) => room !== undefined);
  expect([...new Set(places)].sort()).toEqual([...readerRooms].sort());
  const orderOf = (path: string) => readerRooms.indexOf(readerRoomOf(path) ?? '');
  const later = strays(
    /^shared\/extraction\/[^/]+\//,
    (one, path) => readerRoomOf(one.target) === undefined || orderOf(one.target) <= orderOf(path),
  );
  expect(later).toEqual([]);
});

it('no file needs itself by way of others, types aside', () => {
  const valuesOf = ({ imports }: (typeof files)[number]) =>
    imports
      .filter(({ what, isType }) => !isType && !/^\{(?:\s*type \w+(?: as \w+)?,?)+\s*\}$/.test(what))
      .map(({ target }) => target);
  const needs = new Map(files.map((file) => [file.path, valuesOf(file)]));
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (path: string, way: readonly string[]) => {
    const at = way.indexOf(path);
    if (at >= 0) circles.push([...way.slice(at), path].join(' → '));
    if (at >= 0 || done.has(path)) return;
    for (const needed of needs.get(path) ?? []) follow(needed, [...way, path]);
    done.add(path);
  };
  for (const path of needs.keys()) follow(path, []);
  expect(circles).toEqual([]);
});

it('the rooms of shared and the folders beside it are on seven floors at most, without a circle', () => {
  const placeOf = (path: string) => (path.startsWith('shared/') ? roomOf(path) : path.split('/')[0]) ?? path;
  const clientFiles = filesOf('client/{*.ts,src/*.ts}').filter(({ path }) => !/schema\.ts$/.test(path));
  const uses = new Map<string, Set<string>>();
  for (const { path, imports } of [...files, ...clientFiles])
    for (const one of imports.filter(isOurs)) {
      const [from, to] = [placeOf(path), placeOf(one.target)];
      if (from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  const floorOf = (place: string, above: readonly string[] = []): number => {
    if (above.includes(place)) throw new Error(`a circle: ${[...above, place].join(' → ')}`);
    const below = [...(uses.get(place) ?? [])].map((used) => floorOf(used, [...above, place]));
    return 1 + Math.max(0, ...below);
  };
  const floors = Object.fromEntries([...uses.keys()].map((place) => [place, floorOf(place)]));
  expect(Math.max(...Object.values(floors)), JSON.stringify(floors)).toBeLessThanOrEqual(7);
});

it.each<[string, RegExp, (one: Import, path: string) => boolean]>([
  [
    'bin reaches infra, shared and the client',
    /^bin\//,
    (one) => !isOurs(one) || /^(bin|client|infra|shared)\//.test(one.target),
  ],
  [
    'the dashboard reaches itself and the typed client',
    /^web\/dashboard\//,
    (one) => !/^[a-z]+\//.test(one.target) || /^(web|client\/src)\/|^preact/.test(one.target),
  ],
  [
    'the page of assessments reaches itself, and the shapes of its calls; its editor of code also CodeMirror',
    /^web\/assessment\//,
    (one, path) =>
      /^(web\/assessment\/|preact)/.test(one.target) ||
      (path === 'web/assessment/editor.ts' && /^@(codemirror|lezer)\//.test(one.target)) ||
      (one.isType && one.target === 'shared/contracts/assessment-session.ts'),
  ],
  [
    'only the build of web knows Node',
    /^web\/(assessment|dashboard)\//,
    (one) => !one.target.startsWith('node:'),
  ],
  [
    'infra knows of shared only the route table, its contracts, the names, words and for how long copies are kept',
    /^infra\/[^/]+\.ts$/,
    (one) =>
      !isOurs(one) ||
      /^(infra\/[^/]+|shared\/(routes|contracts|portal\/words)\/[^/]+|shared\/platform\/(names|extraction-choice)|shared\/domain\/kept-after-erasure)\.ts$/.test(
        one.target,
      ),
  ],
  [
    'the local cloud knows itself only',
    /^infra\/local\//,
    (one) => !isOurs(one) || /^infra\/local\//.test(one.target),
  ],
  [
    'an endpoint reaches shared and the files of its resource, a worker its own folder; never another endpoint',
    /^functions\//,
    (one, path) =>
      !isOurs(one) ||
      one.target.startsWith('shared/') ||
      (posix.dirname(one.target) === posix.dirname(path) && !isEndpoint(one.target)),
  ],
  [
    'shared reaches nothing outside itself',
    /^shared\//,
    (one) => !isOurs(one) || one.target.startsWith('shared/'),
  ],
  [
    'the widget and the script of the portal reach their own folders, the words and facts of the portal, and the types of the client',
    /^web\/(widget|portal|intake|[^/]+\.ts)/,
    (one, path) =>
      !isOurs(one) ||
      posix.dirname(one.target) === posix.dirname(path) ||
      /^web\/[^/]+\.ts$|^shared\/(portal\/|contracts\/file-endings\.ts$)/.test(one.target) ||
      (one.isType && one.target.startsWith('client/src/')),
  ],
  [
    'the domain uses of Node what computes without the world',
    /^shared\/domain\//,
    (one) => isOurs(one) || !/^(node:|@)/.test(one.target) || /^node:(util|crypto)$/.test(one.target),
  ],
  [
    'an instrument of the assessments reaches itself and what all share; the developer test also the shapes of the code runner',
    /^shared\/assessments\//,
    (one, path) =>
      !isOurs(one) ||
      posix.dirname(one.target) === 'shared/assessments' ||
      posix.dirname(one.target) === posix.dirname(path) ||
      (path.startsWith('shared/assessments/developer/') &&
        one.isType &&
        one.target.startsWith('shared/assessments/code-runner/')),
  ],
  [
    'only the code runner of the assessments uses Node and an interpreter; seeds and solutions are hashed',
    /^shared\/assessments\/(?!code-runner\/)/,
    (one, path) =>
      isOurs(one) ||
      one.target.startsWith('@alheimsins/') ||
      (one.target === 'node:crypto' && /\/(seeded-random|developer\/similar-answers)\.ts$/.test(path)),
  ],
  [
    'only the table speaks DynamoDB’s expressions',
    /^(shared|functions)\/(?!storage\/(table(-reads)?|every-organization)\.ts$)/,
    (one, path) =>
      one.target !== '@aws-sdk/lib-dynamodb' || one.isType || path === 'shared/platform/clients.ts',
  ],
  [
    'only the entries know Lambda’s events',
    /^(shared|functions)\//,
    (one, path) =>
      one.target !== 'aws-lambda' ||
      /^(shared\/http\/(api-gateway|endpoint|authorizer-policy|serve-rows)|shared\/platform\/queue-batch|functions\/dashboard\/serve-dashboard|functions\/workers\/[^/]+\/index)\.ts$/.test(
        path,
      ),
  ],
])('%s', (_, within, allowed) => {
  expect(strays(within, allowed)).toEqual([]);
});

it('only these files put a row whatever is in its place, and each says why', () => {
  const found = files.filter(({ text }) => /\balways: (?!string)/.test(text));
  expect(found.map(({ path }) => path).sort()).toEqual([
    'shared/storage/audit-log.ts',
    'shared/storage/calibrations.ts',
    'shared/storage/change-entries.ts',
    'shared/storage/done-claims.ts',
    'shared/storage/erased-marks.ts',
    'shared/storage/feed-versions.ts',
    'shared/storage/form-holds.ts',
    'shared/storage/index-words.ts',
    'shared/storage/intakes.ts',
    'shared/storage/keep-result.ts',
    'shared/storage/links.ts',
    'shared/storage/older-applications.ts',
    'shared/storage/responses-about.ts',
    'shared/storage/standing-invitations.ts',
    'shared/storage/stored-response.ts',
    'shared/storage/uncopied-scans.ts',
    'shared/storage/undo-merge.ts',
  ]);
  for (const { path, text } of found)
    for (const [, reason = ''] of text.matchAll(/\balways: (.*)/g))
      expect(reason, path).toMatch(/^'[a-z][^']{20,}'/);
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

it('only one file of the dashboard gets tokens, and none keeps one in the browser', () => {
  expect(sayers(/^web\/dashboard\//, /\/auth\/|Bearer \$|\bfetch\(/, /^web\/dashboard\/api\.ts$/)).toEqual([
    // The line of curl for a key that was made just now.
    'web/dashboard/parts/secret-once.tsx',
  ]);
  expect(sayers(/^web\/dashboard\/api\.ts$/, /(local|session)Storage|cookie/, /^$/)).toEqual([]);
});

it('only one file of the page of assessments calls the API, and stores nothing but the token of the session', () => {
  expect(sayers(/^web\/assessment\//, /Bearer|\bfetch\(|localStorage|cookie/, /\/sitting\.ts$/)).toEqual([]);
  const { text = '' } = files.find(({ path }) => path === 'web/assessment/sitting.ts') ?? {};
  expect(text.match(/\w+Storage\.setItem\(.*/g)).toEqual(['sessionStorage.setItem(storeKey(), session);']);
  expect(text).not.toMatch(/localStorage|cookie/);
});

it('only one file constructs the AWS clients of the service, and one those of the preflight', () => {
  expect(
    sayers(
      /^(bin|shared|functions)\//,
      /new (?!Hiring)\w+Client\(|DocumentClient\.from\(/,
      /^(shared\/platform\/clients|bin\/preflight\/account-clients)\.ts$/,
    ),
  ).toEqual([]);
});

it('nothing that is deployed writes to the console or waves the type checker through', () => {
  expect(
    sayers(
      /^(shared|functions|web)\//,
      /\bconsole\.|@ts-|\bas any\b|:\s*any\s*[;,)=>]|\bTODO\b/,
      // They print programs that candidates read.
      /^(shared\/assessments\/developer\/print-program|web\/assessment\/practice-items)\.ts$/,
    ),
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
    .filter(({ path }) => !/^functions\/(.+\/)?index\.ts$|^shared\/docs\/receivers\//.test(path))
    .filter(({ path }) => !wanted.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)].map(
        ([, name]) => `${path}#${name}`,
      ),
    );
  expect(exported.length).toBeGreaterThan(500);
  // The bundler takes an endpoint's entry.
  const isEntry = (one: string) => one.endsWith('#entry') && isEndpoint(one.slice(0, -'#entry'.length));
  expect(exported.filter((one) => !wanted.has(one) && !isEntry(one))).toEqual([]);
});

it('the extraction passes no list of a file as the arguments of a call, which fails for some 100,000 of them', () => {
  // A path that a PDF draws has few corners.
  const spread = files
    .filter(({ path }) => path.startsWith('shared/extraction/') && !path.endsWith('/drawn-rules.ts'))
    .filter(({ text }) => /Math\.(?:max|min)\(\.\.\.|\.push\(\.\.\./.test(text))
    .map(({ path }) => path);
  expect(spread).toEqual([]);
});

it('no line is over 160 characters outside of data', () => {
  const isData = /^(shared|shared\/intake|web\/(assessment|dashboard))\/words\//;
  const long = files
    .filter(({ path }) => !isData.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (line.length > 160 ? [`${path}:${at + 1}`] : [])),
    );
  expect(long).toEqual([]);
});

it('no file is over 200 lines', () => {
  const isData = /^web\/(assessment|dashboard)\/words\//;
  const long = files
    .filter(({ path, text }) => !isData.test(path) && text.split('\n').length - 1 > 200)
    .map(({ path }) => path);
  expect(long).toEqual([]);
});

it('no file has a name that says nothing', () => {
  const vague = /(^|[/-])(utils?|helpers?|managers?|service|common|misc|index)\.ts$/;
  expect(
    files
      .map(({ path }) => path)
      .filter((path) => vague.test(path) && !/^functions\/(.+\/)?index\.ts$/.test(path)),
  ).toEqual([]);
});

describe('what functions of the local cloud share in a thread', () => {
  const shared = files.filter(({ path }) => path.startsWith('shared/'));

  it('has no client that is opened while a module loads: it would have the role of the first function', () => {
    const opened =
      /^(?:export )?(?:const|let) \w+(?:: [^=]+)? = (?:await )?(?:new \w+Client|openTable|dynamoDb|s3|sqs|eventBridge|lambda|secretsManager|bedrockRuntime)\(/m;
    expect(shared.filter(({ text }) => opened.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('has no variable of a module, but for where files are and for a thread that waits', () => {
    const variables = shared.flatMap(({ path, text }) =>
      [...text.matchAll(/^(?:export )?let (\w+)/gm)].map(([, name]) => `${path} ${name}`),
    );
    expect(variables.sort()).toEqual([
      'shared/extraction/read/character-maps.ts folder',
      'shared/extraction/run-in-worker.ts idle',
    ]);
  });
});
