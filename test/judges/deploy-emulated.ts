/**
 * `npm run deploy:emulated [-- --from REF]`: deploys production with its own templates and bundles into MiniStack, an emulator of
 * AWS by others, runs the quick starts, the smoke test and a drill of all alarms on it, deploys again, and upgrades from the
 * release before.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkOut, synthesize } from '../../bin/check-upgrade/release-files.ts';
import { previousRelease, shortCommit } from '../../bin/check-upgrade/releases.ts';
import { binary, outputOf, root } from '../../bin/check-upgrade/run-command.ts';
import { drillAlarms } from './emulator/alarm-drill.ts';
import { bootstrap, createKey, type DeployedStage, deploy, smoke } from './emulator/deployment.ts';
import { emulatorPackage, installEmulator } from './emulator/install-emulator.ts';
import { expectedFailures } from './emulator/known-gaps.ts';
import { runQuickStart } from './emulator/quick-start.ts';
import { type Emulator, startEmulator } from './emulator/start-emulator.ts';

const begun = performance.now();
const say = (line: string) =>
  void process.stdout.write(
    `${String(Math.round((performance.now() - begun) / 1000)).padStart(4)} s  ${line}\n`,
  );

/** Runs the smoke test. Throws if other lines fail than those of known gaps. */
function judge(stage: DeployedStage): void {
  const lines = smoke(stage);
  for (const line of lines) say(`  ${line}`);
  const failed = lines.filter((line) => !line.startsWith('ok  '));
  const unknown = failed.filter((line) => !expectedFailures.includes(line));
  const closed = expectedFailures.filter((line) => !failed.includes(line));
  if (unknown.length > 0) throw new Error(`the smoke test failed: ${unknown.join('; ')}`);
  if (closed.length > 0)
    throw new Error(`a known gap has closed, remove it from known-gaps.ts: ${closed.join('; ')}`);
  say(
    `  ${lines.length - failed.length} promises kept; ${failed.length} cannot be judged here (known-gaps.ts)`,
  );
}

/** Runs `story` with an emulator that has an empty, bootstrapped account. */
async function inEmptyAccount(
  python: string,
  { app, dir }: { app: string; dir: string },
  story: (emulator: Emulator) => Promise<void>,
): Promise<void> {
  const emulator = await startEmulator(python, dir);
  try {
    bootstrap(emulator, app);
    await story(emulator);
  } finally {
    await emulator.stop();
  }
}

async function judgeDeployment(python: string, app: string, dir: string): Promise<void> {
  await inEmptyAccount(python, { app, dir }, async (emulator) => {
    const { baseUrl } = deploy(emulator, app, dir);
    say('all stacks are created');
    const stage = { base_url: baseUrl, secret_key: createKey(emulator) };
    for (const [at, page] of ['README.md', 'docs/quick-start.md'].entries()) {
      await runQuickStart(page, stage, join(dir, `reader-${at}`));
      say(`the quick start of ${page} works`);
    }
    judge(stage);
    say(`each of ${await drillAlarms(emulator)} alarms reaches the topic once, and once more when it ends`);
    const { unchanged } = deploy(emulator, app, dir);
    if (unchanged.length < 4) throw new Error(`a second deployment changed more than nothing: ${unchanged}`);
    say('a second deployment changes nothing');
  });
}

async function judgeUpgrade(python: string, ref: string, app: string, dir: string): Promise<void> {
  const former = join(dir, 'release');
  const formerApp = join(dir, 'release-out');
  if (!checkOut(ref, former))
    say('  that release lists other packages; it is built with those of the working tree');
  synthesize(former, formerApp);
  await inEmptyAccount(python, { app: formerApp, dir: join(dir, 'account') }, async (emulator) => {
    const { baseUrl } = deploy(emulator, formerApp, dir);
    const stage = { base_url: baseUrl, secret_key: createKey(emulator) };
    const headers = { Authorization: `Bearer ${stage.secret_key}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'Created before the upgrade' });
    const created = await fetch(`${baseUrl}/v1/jobs`, { method: 'POST', headers, body });
    const { id } = (await created.json()) as { id: string };
    say(`the release ${shortCommit(ref)} is deployed and has a job`);
    const after = deploy(emulator, app, dir);
    if (after.baseUrl !== baseUrl)
      throw new Error('the upgrade replaced the gateway: its address is another one');
    say(`upgraded; unchanged: ${after.unchanged.join(', ') || 'no stack'}`);
    const read = await fetch(`${baseUrl}/v1/jobs/${id}`, { headers });
    if (read.status !== 200) throw new Error(`the job of before the upgrade returns ${read.status}`);
    judge(stage);
  });
}

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const python = installEmulator(say);
if (python === undefined) {
  say(`skipped: there is no Python 3.10 with venv here, or ${emulatorPackage} cannot be had`);
} else {
  const dir = mkdtempSync(join(tmpdir(), 'hiring-emulated-'));
  try {
    say(`${emulatorPackage}, ${outputOf(python, ['--version']).trim()}, Node ${process.version}`);
    say(`aws-cdk ${outputOf(binary('cdk'), ['--version']).trim()}`);
    const app = join(dir, 'cdk.out');
    synthesize(root, app);
    say('the working tree is synthesized, with the bundles of a deployment');
    await judgeDeployment(python, app, join(dir, 'new'));
    const from = values.from ?? previousRelease();
    if (from === undefined) say('skipped: the upgrade, because this clone has no earlier commit');
    else await judgeUpgrade(python, from, app, join(dir, 'upgrade'));
    say('done');
  } catch (error) {
    say(`FAILED: ${(error as Error).message}`);
    process.exitCode = 1;
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 10 });
  }
}
