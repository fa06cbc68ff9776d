/**
 * `npm run judge:mutation [module …]`: Stryker breaks the modules that a business rests on, one small change at a time, and
 * the tests have to notice. Fails where a file's score is below 90 %, and on a survivor that mutation-survivors.md does not
 * explain. One change after the other, as the tests open sockets of their own: some 20 minutes on a quiet machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const version = '10.1.1';
const leastScore = 90;

const modules: Record<string, { files: string[]; tests: string[] }> = {
  signature: {
    files: [
      'shared/webhooks/sign-delivery.ts',
      'shared/webhooks/signature-scheme.ts',
      'client/src/webhooks.ts',
    ],
    tests: ['test/shared/webhooks/sign-delivery.test.ts', 'test/client/webhooks.test.ts'],
  },
  schedule: {
    files: ['delivery-schedule', 'parse-retry-after', 'judge-attempt'].map(
      (name) => `shared/webhooks/${name}.ts`,
    ),
    tests: ['test/shared/webhooks/{delivery-schedule,parse-retry-after,judge-attempt}.test.ts'],
  },
  ssrf: {
    files: ['shared/outbound/*.ts'],
    tests: ['test/shared/outbound/*.test.ts', 'test/shared/webhooks/{post-to-target,hostile}*.test.ts'],
  },
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'hiring-mutation-'));
const explained = plain(readFileSync(new URL('mutation-survivors.md', import.meta.url), 'utf8'));

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What is read of Stryker's own report. */
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}
interface Mutant {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError' | 'CompileError' | 'Ignored';
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
  replacement: string;
}

/** Stryker in a folder of its own below node_modules/.cache, with our vitest for its runner; undefined where it cannot be had. */
function installJudge(): string | undefined {
  const folder = join(root, 'node_modules', '.cache', `stryker-${version}`);
  const installed = join(folder, 'node_modules', '@stryker-mutator');
  if (existsSync(join(folder, 'complete'))) return installed;
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
  say(`installing ${packages.join(' and ')} for this judge alone`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const words = ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  if (spawnSync('npm', [...words, ...packages], { cwd: folder, stdio: 'inherit' }).status !== 0)
    return undefined;
  writeFileSync(join(folder, 'complete'), '');
  return installed;
}

/** Whether the tests of a module noticed what they should have. */
function judge(
  stryker: string,
  name: string,
  { files, tests }: { files: string[]; tests: string[] },
): boolean {
  const report = join(place, `${name}.json`);
  const settings = join(place, `${name}.settings.json`);
  const vitestRunner = join(stryker, 'vitest-runner', 'dist', 'src', 'index.js');
  const options = {
    mutate: files,
    testRunner: 'vitest',
    plugins: [vitestRunner],
    vitest: { configFile: 'test/judges/mutation.vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Longer than any test: what a change lets wait is noticed by the tests' own limits, not by a slow machine.
    timeoutMS: 90_000,
    tempDirName: join(place, 'broken'),
    ignorePatterns: [
      '**',
      '!shared/**',
      '!test/shared/**',
      '!test/judges/**',
      '!client/**',
      '!test/client/**',
      '!package.json',
    ],
    // TypeScript 7 has no interface that Stryker could read one with.
    tsconfigFile: 'none',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
  };
  writeFileSync(settings, JSON.stringify(options));
  const program = join(stryker, 'core', 'bin', 'stryker.js');
  spawnSync(process.execPath, [program, 'run', settings], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TESTS: tests.join(' ') },
  });
  if (!existsSync(report)) return false;
  const judged = Object.entries((JSON.parse(readFileSync(report, 'utf8')) as Report).files);
  return judged.map(([path, { source, mutants }]) => judgeFile(path, source, mutants)).every(Boolean);
}

function judgeFile(path: string, source: string, mutants: Mutant[]): boolean {
  const counted = mutants.filter(({ status }) => /Killed|Timeout|Survived|NoCoverage/.test(status));
  const survivors = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const score = (100 * (counted.length - survivors.length)) / (counted.length || 1);
  const endless = counted.filter(({ status }) => status === 'Timeout').length;
  say(
    `${path}: ${score.toFixed(1)} % of ${counted.length}; ${survivors.length} survived, ${endless} noticed because a test never ended`,
  );
  const unexplained = survivors
    .map((mutant) => sentenceOf(path, source, mutant))
    .filter((survivor) => !explained.includes(survivor));
  for (const survivor of unexplained) say(`  not explained: ${survivor}`);
  return score >= leastScore && unexplained.length === 0;
}

/** What was changed, as mutation-survivors.md has to say it: file, line, the text and what stood for it, each on one line. */
function sentenceOf(path: string, source: string, { location: { start, end }, replacement }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const line = lines[0]?.trim();
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  const text = lines.join('\n').slice(start.column - 1);
  return plain(`${path}, \`${line}\`: \`${text}\` → \`${replacement}\``);
}

/** A line break is a blank. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}

process.on('exit', () => rmSync(place, { recursive: true, force: true, maxRetries: 10 }));

const stryker = installJudge();
if (stryker === undefined) {
  say(`skipped: Stryker ${version} cannot be had here`);
} else {
  const asked = process.argv.slice(2);
  for (const [name, module] of Object.entries(modules))
    if (asked.length === 0 || asked.includes(name)) if (!judge(stryker, name, module)) process.exitCode = 1;
}
