import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import prepareRun from '../../support/global-setup.ts';

/** Of processor time for each process: a busy machine is no reason to notice a change, and one that never ends is. */
const longestSeconds = 40;

/** What is read of vitest's own report. */
interface Report {
  testResults: { name: string; message: string; assertionResults: { status: string }[] }[];
}

export type Found =
  | { noticed: 'by a test'; test: string }
  | { noticed: 'as it never ended' }
  | { noticed: 'by nobody' };

/** A copy of the house that may be broken; `remove` it at the end. */
export async function brokenHouse(root: string) {
  const copy = mkdtempSync(join(tmpdir(), 'hiring-mutation-'));
  const isCopied = (path: string) =>
    !/^(node_modules|\.git|\.local|cdk\.out)(\/|$)/.test(relative(root, path));
  cpSync(root, copy, { recursive: true, filter: isCopied });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const provided: Record<string, string> = {};
  // Before the first change is tried: tests without an assembly fail, which would count as noticing.
  const removeData = await prepareRun({
    provide: (name: string, folder: string) => (provided[name] = folder),
  } as never);

  /** Undefined where the tests pass; else the first file that failed, or none where they never ended. */
  async function failing(tests: string[]): Promise<string[] | undefined> {
    if (tests.length === 0) return undefined;
    const report = join(copy, 'report.json');
    rmSync(report, { force: true });
    const words = ['run', '--config', 'test/judges/mutation/vitest.config.ts', '--bail', '1'];
    const code = await run(copy, 'vitest', [...words, '--reporter', 'json', '--outputFile', report], {
      MUTATION_TESTS: tests.join(' '),
      MUTATION_ASSEMBLY: provided.assemblyDir ?? '',
    });
    if (code === 0) return undefined;
    if (!existsSync(report)) return [];
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    // After the first that fails, the others count as failed, too, though none of their tests ran.
    const isFailed = ({ message, assertionResults }: Report['testResults'][number]) =>
      message !== '' || assertionResults.some(({ status }) => status === 'failed');
    return testResults.filter(isFailed).map(({ name }) => relative(copy, name));
  }

  return {
    place: copy,
    failing,
    remove: () => {
      removeData();
      rmSync(copy, { recursive: true, force: true, maxRetries: 10 });
    },
    /** Who notices that a file has another text. */
    async tryChange(path: string, changed: string, tests: string[]): Promise<Found> {
      const file = join(copy, path);
      const sound = readFileSync(file, 'utf8');
      writeFileSync(file, changed);
      try {
        const failed = await failing(tests);
        if (failed === undefined) return { noticed: 'by nobody' };
        const [test] = failed;
        return test === undefined ? { noticed: 'as it never ended' } : { noticed: 'by a test', test };
      } finally {
        writeFileSync(file, sound);
      }
    },
  };
}

/** The exit code of a program that may use `longestSeconds` of the processor. */
function run(
  cwd: string,
  program: string,
  words: string[],
  env: Record<string, string>,
): Promise<number | null> {
  const limited = `ulimit -t ${longestSeconds}; exec "$0" "$@"`;
  const started = spawn('sh', ['-c', limited, join(cwd, 'node_modules', '.bin', program), ...words], {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => started.on('error', reject).on('close', resolve));
}
