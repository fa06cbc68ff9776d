/**
 * `npm run judge:schemathesis`: starts both stages on free ports and has Schemathesis judge them by their own OpenAPI
 * document, with every check of its own and those in schemathesis_hooks.py. Fails on any finding, and on too few cases.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ready, startStages } from './start-stages.ts';

const requirement = 'schemathesis==4.32.5';
interface Run {
  stage: string;
  phases: string;
  leastCases: number;
  seconds: number;
  /** Whether the run may end without a verdict, which is printed. What it finds until then is in its output. */
  mayEndEarly?: boolean;
}
/**
 * Both stages run the same bundles, so the boundary values of each parameter are tried on one of them. To make them takes
 * the judge longer than to send them: long texts with a pattern and a format are drawn letter by letter.
 */
const runs: Run[] = [
  { stage: 'production', phases: 'examples,fuzzing,stateful', leastCases: 800, seconds: 900 },
  { stage: 'sandbox', phases: 'examples,fuzzing,stateful', leastCases: 800, seconds: 900 },
];
/** Only on request: within three minutes it came to no verdict on 178 operations. */
const coverageSeconds = Number(process.env.COVERAGE_SECONDS ?? 0);
if (coverageSeconds > 0)
  runs.push({
    stage: 'production',
    phases: 'coverage',
    leastCases: 0,
    seconds: coverageSeconds,
    mayEndEarly: true,
  });

const root = fileURLToPath(new URL('../../', import.meta.url));
const config = fileURLToPath(new URL('schemathesis.toml', import.meta.url));
const hooks = fileURLToPath(new URL('schemathesis_hooks.py', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'hiring-judge-'));

const say = (line: string) => process.stdout.write(`${line}\n`);
/** What is read of Schemathesis' own report. */
interface Report {
  running_time: number;
  stop_reason: string;
  test_cases: { generated: number; with_failures: number; unique_failures: number; errored: number };
  phases: Record<string, { status: string }>;
}

/** The judge in a Python environment of its own, which stays in node_modules/.cache; undefined where it cannot be had. */
function installJudge(): string | undefined {
  const environment = join(root, 'node_modules', '.cache', requirement.replace('==', '-'));
  const program = join(environment, 'bin', 'schemathesis');
  if (existsSync(program)) return program;
  say(`installing ${requirement} and what it needs from PyPI into a Python environment of its own`);
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', requirement];
  const steps: [string, string[]][] = [
    ['python3', ['-m', 'venv', '--clear', environment]],
    [join(environment, 'bin', 'python'), pip],
  ];
  const isInstalled = steps.every(([file, args]) => spawnSync(file, args, { stdio: 'inherit' }).status === 0);
  if (isInstalled) return program;
  rmSync(environment, { recursive: true, force: true });
  return undefined;
}

/** A job that takes applications, without which few of a stage's calls have anything to work on. */
async function openJob({ base_url, secret_key }: Ready[string]): Promise<string> {
  const answer = await fetch(`${base_url}/v1/jobs`, {
    method: 'POST',
    // A kept connection would be stale at the next call: a run blocks this process for minutes.
    headers: {
      Authorization: `Bearer ${secret_key}`,
      'Content-Type': 'application/json',
      Connection: 'close',
    },
    body: JSON.stringify({
      name: 'Baker',
      is_draft: false,
      application_form: { consent: { processing_required: false } },
    }),
  });
  if (answer.status !== 201) throw new Error(`POST /v1/jobs answers ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Whether the judge found nothing in enough cases. What it found is in its own words, with a command that repeats it. */
async function judge(
  program: string,
  { stage, phases: asked, leastCases, seconds, mayEndEarly = false }: Run,
  entry: Ready[string],
): Promise<boolean> {
  const { base_url, secret_key } = entry;
  const reportFile = join(place, `${stage}-${asked}.json`);
  const words = ['--config-file', config, 'run', `${base_url}/v1/openapi.json`, '--url', base_url];
  words.push('--phases', asked);
  const report = ['--report', 'json', '--report-json-path', reportFile, '--no-color'];
  const run = spawnSync(program, [...words, ...report, '--header', `Authorization: Bearer ${secret_key}`], {
    cwd: place,
    stdio: 'inherit',
    timeout: seconds * 1000,
    // Hooks that Python compiles would leave their bytes beside the source.
    env: {
      ...process.env,
      SCHEMATHESIS_HOOKS: hooks,
      OPEN_JOB_ID: await openJob(entry),
      PYTHONDONTWRITEBYTECODE: '1',
    },
  });
  // The judge opens its report before it has a verdict.
  if (!existsSync(reportFile) || statSync(reportFile).size === 0) {
    say(`${stage}: no verdict on ${asked} within ${seconds} s (${run.error ?? `status ${run.status}`})`);
    // Killed by the time limit, and not ended by itself.
    return mayEndEarly && run.status === null;
  }
  const { test_cases, phases, running_time, stop_reason } = JSON.parse(
    readFileSync(reportFile, 'utf8'),
  ) as Report;
  const { generated, unique_failures, errored } = test_cases;
  const phaseList = Object.entries(phases).map(([phase, { status }]) => `${phase} ${status}`);
  say(
    `${stage}: ${generated} cases in ${Math.round(running_time)} s, ${unique_failures} failures, ${errored} errors (${phaseList.join(', ')})`,
  );
  if (generated < leastCases) say(`${stage}: fewer than ${leastCases} cases were made`);
  return run.status === 0 && stop_reason === 'completed' && generated >= leastCases;
}

process.on('exit', () => rmSync(place, { recursive: true, force: true, maxRetries: 10 }));

const program = installJudge();
if (program === undefined) {
  say(`skipped: there is no Python 3 with venv here, or ${requirement} cannot be had`);
} else {
  const { ready, stop } = await startStages(place);
  try {
    const asked = process.argv.slice(2);
    for (const run of runs)
      if (asked.length === 0 || asked.includes(run.stage))
        if (!(await judge(program, run, ready[run.stage] as Ready[string]))) process.exitCode = 1;
  } finally {
    await stop();
  }
}
