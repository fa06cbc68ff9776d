/**
 * `npm run bench [-- section … --json]`: every figure as a ratio against a baseline of the same run. Targets are printed,
 * never asserted; only a section that fails to run makes this fail. Load goes to 127.0.0.1 alone.
 */
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../../bin/app.ts';
import { missingOf } from './peer-process.ts';
import { formatSection, isMet } from './print-section.ts';
import type { Bench, Section } from './section.ts';

const sections = [
  'bundle-bytes',
  'module-init',
  'warm-cpu',
  'aws-requests',
  'read-units',
  'delivery-latency',
  'webhook-workloads',
  'webhook-restart',
  'judged-calls',
];
/** Those that look at the bundles themselves. The others run a stage of this machine, with the bundles of `npm start`. */
const ofDeployed = ['bundle-bytes', 'module-init'];
/** Those that take more than ten minutes run only when they are named. */
const longSections = ['local-memory'];
/** `--peer outpost` or `--peer svix` runs this one, whatever is named. */
const peerSection = 'webhook-peers';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, peer: { type: 'string' } },
});
const unknown = positionals.filter((name) => ![...sections, ...longSections].includes(name));
if (unknown.length > 0) {
  console.error(
    `there is no section ${unknown.join(', ')}; there are ${[...sections, ...longSections].join(', ')}`,
  );
  process.exit(1);
}
const { peer } = values;
const missing = peer === undefined ? undefined : await missingOf(peer);
if (missing) {
  console.error(missing);
  process.exit(1);
}

const dir = mkdtempSync(join(tmpdir(), 'hiring-bench-'));
process.on('exit', () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** By whether it is that of `npm start`, synthesized when it is first needed. */
const assemblies = new Map<boolean, Promise<string>>();
async function synthesize(local: boolean): Promise<string> {
  const outdir = join(dir, local ? 'local' : 'deployed');
  (await buildApp({ outdir, local })).synth();
  return outdir;
}
const assemblyFor = (name: string): Promise<string> => {
  const isLocal = !ofDeployed.includes(name);
  const assembly = assemblies.get(isLocal) ?? synthesize(isLocal);
  assemblies.set(isLocal, assembly);
  return assembly;
};

const results: Record<string, Section & { seconds: number }> = {};
const named = peer === undefined ? positionals : [peerSection];
for (const name of named.length > 0 ? named : sections) {
  const own = join(dir, name);
  mkdirSync(own);
  try {
    const assemblyDir = await assemblyFor(name);
    const startedAt = performance.now();
    const section = await measureApart(name, { assemblyDir, dir: own, peer });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    results[name] = { ...section, seconds };
    if (section.failed?.length) process.exitCode = 1;
    console.log(`${formatSection(name, section)}\ntook    ${seconds} s`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`\n== ${name}\nfailed  ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(own, { recursive: true, force: true, maxRetries: 3 });
  }
}
if (values.json) {
  const targets = Object.entries(results).flatMap(([section, { targets }]) =>
    targets.map((target) => ({ section, ...target, met: isMet(target) })),
  );
  console.log(JSON.stringify({ sections: results, targets }));
}

/** Runs a section in a process of its own, so that none warms or burdens another. What it logs goes nowhere. */
function measureApart(name: string, bench: Bench): Promise<Section> {
  const child = fork(new URL('./run-section.ts', import.meta.url), [name, JSON.stringify(bench)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', (section) => resolve(section as Section));
    child.on('exit', (code) =>
      reject(new Error(`the section ended with code ${code} and without an answer`)),
    );
  });
}
