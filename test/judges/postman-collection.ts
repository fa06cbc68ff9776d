/**
 * `npm run judge:collection`: newman sends every request of the Postman collection that the running sandbox serves, in its order, and
 * runs its tests. Fails if one fails. Skips if newman cannot be installed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromNpm } from './install-tools.ts';
import { startStages } from './start-stages.ts';

const newman = 'newman@6.2.2';
const runSeconds = 600;
/** Every operation once, and those that wait for something more often. */
const leastRequests = 98;
/** What is read of newman's report. */
interface Report {
  run: {
    stats: Record<'requests' | 'assertions', { total: number }>;
    failures: { source?: { name: string }; error: { test?: string; message: string } }[];
  };
}
const say = (line: string) => process.stdout.write(`${line}\n`);

const tool = installFromNpm('newman-6.2.2', [newman]);
if (tool === undefined) say(`skipped: ${newman} cannot be had from npm`);
else {
  const place = mkdtempSync(join(tmpdir(), 'hiring-collection-'));
  process.on('exit', () => rmSync(place, { recursive: true, force: true, maxRetries: 10 }));
  const { ready, stop } = await startStages(place);
  try {
    const { base_url, secret_key } = ready.sandbox ?? { base_url: '', secret_key: '' };
    const collection = join(place, 'collection.json');
    const written = (await (await fetch(`${base_url}/docs/postman.json`)).json()) as {
      item: { name: string }[];
    };
    // Its session token is of a person who signs in with a browser.
    const item = written.item.filter(({ name }) => name !== 'Administration');
    writeFileSync(collection, JSON.stringify({ ...written, item }));
    const program = join(tool, 'node_modules', '.bin', 'newman');
    // The address is in the collection. The key is what a person fills in.
    const report = join(place, 'report.json');
    const words = ['run', collection, '--env-var', `api_key=${secret_key}`];
    const reports = ['--reporters', 'json', '--reporter-json-export', report];
    spawnSync(program, [...words, ...reports], {
      stdio: 'inherit',
      timeout: runSeconds * 1000,
      // Its libraries use calls that are deprecated.
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    });
    const { stats, failures } = (JSON.parse(readFileSync(report, 'utf8')) as Report).run;
    for (const { source, error } of failures) say(`${source?.name}: ${error.test ?? ''} ${error.message}`);
    say(`${stats.requests.total} requests, ${stats.assertions.total} tests, ${failures.length} failures`);
    if (failures.length > 0 || stats.requests.total < leastRequests) process.exitCode = 1;
  } finally {
    await stop();
  }
}
