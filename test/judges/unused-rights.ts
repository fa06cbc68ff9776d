/**
 * `npm run judge:rights`: names every right that a role of the templates has and never used while the suites ran with
 * RIGHTS_DIR. Reads the folder that RIGHTS_DIR names; fails on a right without a reason below, and on a reason without a right.
 */
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../bin/app.ts';
import { matchesPattern } from '../../infra/local/iam/pattern.ts';
import { readPolicies } from '../../infra/local/iam/read-policies.ts';
import type { Statement } from '../../infra/local/iam/statement.ts';
import type { UsedRight } from '../../infra/local/iam/used-rights.ts';
import { resolveStage } from '../../infra/local/template/resolve-stage.ts';
import { readStage } from '../../infra/local/template/stage-assembly.ts';

/** Why a right is there that no suite needs: by what is said of it, `Role: action on resource keys`. */
const reasons: [right: RegExp, reason: string][] = [
  [/: dynamodb:(Batch)?GetItem on hiring-prod$/, 'one row by its key is read by either'],
  [/: logs:/, 'Lambda writes logs, which is not judged here'],
  [
    /: sqs:(ChangeMessageVisibility|GetQueueUrl) /,
    'CDK gives them to whatever reads a queue; ours does without',
  ],
  [
    /: dynamodb:PutItem on .* (ORG#\*#USAGE|EVENT#\*)$/,
    'any call may be the one that reaches a threshold of the month, and then tells of it',
  ],
  [
    /: dynamodb:GetItem on .* ORG#\*#USAGE$/,
    'a call that is refused before it counts still says where the month stands',
  ],
  [
    /: dynamodb:(PutItem on .* IDEM#\*|DeleteItem on .* IDEM#\*|ConditionCheckItem on .* ORG#\*#ERASURE)$/,
    'keeping and erasing answers is one story with branches that few endpoints show in tests',
  ],
];

/** The rights of roles that nothing used, one line each. Of a statement's keys, one that was used is enough. */
export function unusedRights(roles: ReadonlyMap<string, Statement[]>, used: readonly UsedRight[]): string[] {
  return [...roles].flatMap(([role, statements]) => {
    const own = used.filter((one) => one.role === role);
    return statements.flatMap(({ actions, resources, raw }) => {
      const keys = (raw.Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []) as string[];
      const isUsed = (action: string) =>
        own.some(
          (one) =>
            one.action === action &&
            resources.some((resource) => matchesPattern(resource, one.resource)) &&
            (keys.length === 0 ||
              one.keys.some((key) => keys.some((pattern) => matchesPattern(pattern, key)))),
        );
      return actions
        .filter((action) => !isUsed(action))
        .map((action) =>
          [`${nameOf(role)}: ${action} on ${nameOf(resources[0] ?? '')}`, keys[0]].filter(Boolean).join(' '),
        );
    });
  });
}

/** The last part of an ARN. */
const nameOf = (arn: string) => arn.split(/[/:]/).at(-1) ?? arn;

/** Those of them without a reason. */
export const unexplained = (rights: string[]): string[] =>
  rights.filter((right) => !reasons.some(([pattern]) => pattern.test(right)));

if (import.meta.main) {
  const dir = process.env.RIGHTS_DIR;
  if (!dir) throw new Error('RIGHTS_DIR names the folder that the suites wrote to.');
  const assemblyDir = join(mkdtempSync(join(tmpdir(), 'rights-')), 'cdk.out');
  (await buildApp({ outdir: assemblyDir, local: true })).synth();
  const { resources } = resolveStage(readStage(assemblyDir, 'Prod'), { awsEndpoint: 'http://127.0.0.1:1' });
  const used = globSync(join(dir, '*.json')).flatMap(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as UsedRight[],
  );
  if (used.length === 0) throw new Error(`${dir} holds no record of a run.`);
  const found = unusedRights(readPolicies(resources).roles, used);
  const left = unexplained(found);
  console.log(
    `${found.length} rights that were granted and never used, ${left.length} of them without a reason`,
  );
  for (const right of left) console.log(right);
  if (left.length > 0) process.exitCode = 1;
}
