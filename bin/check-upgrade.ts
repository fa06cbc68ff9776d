/** `npm run check-upgrade -- --from REF`: whether a deployed release can be upgraded safely. See `-- --help`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findConflicts } from './check-upgrade/find-conflicts.ts';
import { readStage } from './check-upgrade/read-stacks.ts';
import { checkOut, synthesize } from './check-upgrade/release-files.ts';
import { previousRelease, shortCommit } from './check-upgrade/releases.ts';
import { root } from './check-upgrade/run-command.ts';

const help = `npm run check-upgrade -- [--from REF]

Synthesizes the release that is deployed, REF, and the working tree, and compares the templates of both stages. Prints each
change that one deployment cannot make or that would lose data, with the order of deployments that is safe:
  - an export that is removed or changed while another stack imports it
  - a table, bucket, secret, queue, topic, bus, archive, log group or gateway that is removed or replaced
  - more than one change of the indexes of a table, or a changed index
  - a name or path of the gateway that moves to another resource

REF is a tag or a commit; the newest tag by default, else the last commit before the working tree. Needs no account. The exit
code is 1 if there is a finding.`;

const stages = ['Prod', 'Sandbox'] as const;
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Prints the findings of both stages. Returns whether there are none. */
function check(ref: string, dir: string): boolean {
  const [release, before, after] = ['release', 'before', 'after'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  print(`from ${ref} (${shortCommit(ref)}) to the working tree`);
  if (!checkOut(ref, release))
    print('That release lists other packages. It is synthesized with those of the working tree.');
  synthesize(release, before, { local: true });
  synthesize(root, after, { local: true });
  let findings = 0;
  for (const stage of stages) {
    const found = findConflicts(readStage(before, stage), readStage(after, stage));
    findings += found.length;
    print(found.length === 0 ? `ok      ${stage}: npx cdk deploy '${stage}/*'` : `FAILED  ${stage}`);
    for (const { subject, problem, safeOrder } of found) {
      print(`  ${subject}: ${problem}`);
      for (const [at, step] of safeOrder.entries()) print(`    ${at + 1}. ${step}`);
    }
  }
  return findings === 0;
}

const dir = mkdtempSync(join(tmpdir(), 'hiring-upgrade-'));
try {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) print(help);
  else {
    const ref = values.from ?? previousRelease();
    if (ref === undefined)
      throw new Error('this clone has no earlier commit: fetch the history, or use --from REF');
    if (!check(ref, dir)) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nSee npm run check-upgrade -- --help.\n`);
  process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true, maxRetries: 10 });
}
