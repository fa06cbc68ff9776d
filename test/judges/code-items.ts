/**
 * `npm run judge:code-items [-- seeds]`: generated programs are run by node, python3 and java, and what they print is
 * compared with our interpreter. It needs the three languages on the PATH; ends with 1 if one of them disagrees.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBugItem, makeReadingItem } from '../../shared/assessments/developer/code-items.ts';
import {
  type CodeLanguage,
  codeLanguages,
  printProgram,
} from '../../shared/assessments/developer/print-program.ts';
import type { Program } from '../../shared/assessments/developer/syntax.ts';

interface Judged {
  program: Program;
  expected: string;
}

export interface CodeAgreement {
  programs: number;
  /** By language: `program number: printed, expected`. */
  disagreements: Record<CodeLanguage, string[]>;
}

/** Runs the reading and the bug program of every seed in the three real languages, one process for each language. */
export function judgeCodeItems(seeds: number): CodeAgreement {
  const programs = Array.from({ length: seeds }, (_, at): Judged[] => {
    const reading = makeReadingItem(`judged-${at}`);
    const bug = makeBugItem(`judged-${at}`);
    return [
      { program: reading.program, expected: reading.answer },
      { program: bug.program, expected: String(bug.printed) },
    ];
  }).flat();
  const dir = mkdtempSync(join(tmpdir(), 'hiring-code-items-'));
  try {
    const found = codeLanguages.map((language) => {
      const printed = runAll(programs, language, dir);
      const wrong = programs.flatMap(({ expected }, at) =>
        printed[at] === expected ? [] : [`${at}: ${printed[at]}, ${expected}`],
      );
      return [language, printed.length > programs.length ? ['more lines than programs', ...wrong] : wrong];
    });
    return { programs: programs.length, disagreements: Object.fromEntries(found) };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Programs in a class of Java, whose size is limited. */
const inAClass = 200;

function runAll(programs: readonly Judged[], language: CodeLanguage, dir: string): string[] {
  const bodies = programs.map(({ program }) =>
    printProgram(program, language).map(({ text }) => `  ${text}`),
  );
  if (language === 'javascript')
    return run(
      dir,
      'all.mjs',
      process.execPath,
      [],
      bodies.map((lines) => `(() => {\n${lines.join('\n')}\n})();`).join('\n'),
    );
  if (language === 'python') {
    const functions = bodies.map((lines, at) => `def program_${at}():\n${lines.join('\n')}\nprogram_${at}()`);
    return run(dir, 'all.py', 'python3', [], functions.join('\n'));
  }
  const classes = Array.from({ length: Math.ceil(bodies.length / inAClass) }, (_, number) => {
    const own = bodies.slice(number * inAClass, (number + 1) * inAClass);
    const methods = own.map((lines, at) => `static void program${at}() {\n${lines.join('\n')}\n}`);
    const calls = own.map((_, at) => `program${at}();`).join(' ');
    return `class Part${number} {\n${methods.join('\n')}\nstatic void all() { ${calls} }\n}`;
  });
  const main = `class All { public static void main(String[] args) { ${classes.map((_, at) => `Part${at}.all();`).join(' ')} } }`;
  return run(dir, 'All.java', 'java', [], [main, ...classes].join('\n'));
}

function run(dir: string, file: string, command: string, parameters: string[], source: string): string[] {
  const path = join(dir, file);
  writeFileSync(path, source);
  const { stdout, stderr, status } = spawnSync(command, [...parameters, path], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr?.slice(0, 2000)}`);
  return stdout.trim().split(/\r?\n/);
}

if (import.meta.main) {
  const { programs, disagreements } = judgeCodeItems(Number(process.argv[2] ?? 2000));
  for (const [language, wrong] of Object.entries(disagreements)) {
    console.log(`${language}: ${programs - wrong.length} of ${programs} programs agree`);
    for (const one of wrong.slice(0, 10)) console.log(`  program ${one}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}
