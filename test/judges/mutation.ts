/**
 * `npm run judge:mutation -- [part …] [--seed S] [--draw N | --all]`: breaks the rooms by one small change at a time, drawn at
 * random from all that Stryker's instrumenter finds, and asks the nearest tests. Fails where a room's tests notice less than
 * 85 %, and on a survivor that mutation-survivors.md does not explain. A part ends within 20 minutes on a quiet machine.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compiledChanges } from './mutation/compiled-changes.ts';
import { type Drawn, drawChanges, plain } from './mutation/draw-changes.ts';
import { installInstrumenter } from './mutation/install-instrumenter.ts';
import { nearestTests } from './mutation/nearest-tests.ts';
import { brokenHouse } from './mutation/try-change.ts';

const leastScore = 85;

/**
 * The files of each part, and tests that are asked before the nearest ones, or after them. The entries of the workers, index.ts, run in their
 * bundles alone, which test/e2e starts.
 */
const parts: Record<string, { files: string[]; first?: string[]; last?: string[] }> = {
  domain: { files: ['shared/domain/**/*.ts'] },
  http: { files: ['shared/http/*.ts'] },
  storage: { files: ['shared/storage/*.ts'] },
  fit: { files: ['shared/fit/*.ts'] },
  contracts: {
    files: ['shared/contracts/*.ts'],
    first: ['test/contract/openapi.test.ts', 'test/shared/contracts/messages.test.ts'],
  },
  webhooks: { files: ['shared/webhooks/*.ts'] },
  outbound: { files: ['shared/outbound/*.ts'], last: ['test/shared/webhooks/post-to-target-tls.test.ts'] },
  receiver: { files: ['client/src/webhooks.ts'], first: ['test/client/webhooks.test.ts'] },
  endpoints: { files: ['functions/**/!(index).ts'], last: ['test/functions/every-entry.test.ts'] },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    draw: { type: 'string', default: '60' },
    all: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('../../', import.meta.url));
const explained = plain(readFileSync(new URL('mutation-survivors.md', import.meta.url), 'utf8'));
const say = (line: string) => process.stdout.write(`${line}\n`);

type House = Awaited<ReturnType<typeof brokenHouse>>;

/** Whether the tests of a part noticed enough, and each survivor is explained. */
async function judge(name: string, changes: Drawn[], house: House, testsOf: (path: string) => string[]) {
  const survivors: string[] = [];
  const noticing = new Set<string>();
  const counted = changes.length;
  for (const { path, changed, sentence } of changes) {
    const found = await house.tryChange(path, changed, testsOf(path));
    if (found.noticed === 'by a test') noticing.add(found.test);
    if (process.env.MUTATION_TELLS) say(`  ${JSON.stringify(found)} ${sentence}`);
    if (found.noticed !== 'by nobody') continue;
    survivors.push(sentence);
    say(`  ${explained.includes(sentence) ? 'explained' : 'not explained'}: ${sentence}`);
  }
  // A test that fails in the sound house as well has noticed nothing.
  const unsound = await house.failing([...noticing]);
  if (unsound) say(`  fail without any change: ${unsound.join(', ')}`);
  const score = (100 * (counted - survivors.length)) / counted;
  const unexplained = survivors.filter((sentence) => !explained.includes(sentence)).length;
  say(`${name}, seed ${values.seed}: ${counted - survivors.length} of ${counted} noticed, ${score.toFixed(1)} %; \
${survivors.length - unexplained} survivors explained, ${unexplained} not`);
  return score >= leastScore && unexplained === 0 && !unsound;
}

const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`);
const instrumenter = await installInstrumenter(root);
if (instrumenter === undefined) {
  say('skipped: the instrumenter of Stryker cannot be had here');
} else {
  const house = await brokenHouse(root);
  process.on('exit', house.remove);
  const nearest = nearestTests(house.place);
  for (const [name, { files, first = [], last = [] }] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const all = await drawChanges(instrumenter, house.place, files, values.seed);
    const changes = compiledChanges(house.place, all, values.all ? all.length : Number(values.draw));
    say(`${name}: ${changes.length} of ${all.length} changes, drawn with seed ${values.seed}`);
    if (!(await judge(name, changes, house, (path) => [...new Set([...first, ...nearest(path), ...last])])))
      process.exitCode = 1;
  }
}
