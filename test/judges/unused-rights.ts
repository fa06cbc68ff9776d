/**
 * `npm run judge:rights`: names every right that a role of the production template has and never used while the suites
 * ran with RIGHTS_DIR. Reads the folder that RIGHTS_DIR names; fails on a right without a reason below, and on a reason
 * that no right needs.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { synthesizeOnce } from '../../bin/assembly.ts';
import { matchesPattern } from '../../infra/local/iam/pattern.ts';
import { readPolicies } from '../../infra/local/iam/read-policies.ts';
import type { Statement } from '../../infra/local/iam/statement.ts';
import type { UsedRight } from '../../infra/local/iam/used-rights.ts';
import { resolveStage } from '../../infra/local/template/resolve-stage.ts';
import { readStage } from '../../infra/local/template/stage-assembly.ts';

/** Why a right is there that no suite needs; the pattern is for its line, `Role: action on resource keys`. */
const reasons: [right: RegExp, reason: string][] = [
  [
    /: dynamodb:(Batch)?GetItem on hiring-prod$/,
    'reading by keys is one capability; some functions read one row at a time only, others several only',
  ],
  [/: logs:/, 'Lambda writes logs, which is not judged here'],
  [
    /: sqs:(ChangeMessageVisibility|GetQueueUrl) /,
    'CDK grants them with the reading of a queue; the local event source does not use them',
  ],
  [
    /: dynamodb:PutItem on .* (ORG#\*#USAGE|EVENT#\*)$/,
    'any call may be the one that reaches a threshold of the month; it emits the event and records that it did',
  ],
  [
    /: dynamodb:GetItem on .* ORG#\*#USAGE$/,
    'an error returned before the call is counted still has the headers of the budget, which it reads',
  ],
  [
    /(UpsertApplication|SendApplicationForm|ConfirmIntake)Role\w+: dynamodb:Query on /,
    'a person with more than 25 applications is compared with the older ones; POST has the same code and uses it',
  ],
  [
    /: dynamodb:(DeleteItem on .* IDEM#\*|ConditionCheckItem on .* ORG#\*#ERASURE)$/,
    'storing and deleting responses is the same code for all endpoints; few tests run each of its branches',
  ],
  [
    /(DeleteMember|DeleteSession|DeleteIntake)Role\w+: dynamodb:PutItem on .* IDEM#\*$/,
    'a deletion erases the stored responses about what it deletes; the suites store none about members, sessions and chats',
  ],
  [
    /(SweepRetention|DeleteIntake)Role\w+: dynamodb:DeleteItem on .* ORG#\*#FIT#\*$/,
    'a CV of a chat has a score only if a key asked for one before the confirmation',
  ],
  [
    /RenewApplicationUploadsRole\w+: dynamodb:PutItem on .* ORG#\*#AUDIT#\*$/,
    'every call that is not a GET may have an entry in the audit log; this one stores nothing, so it has none',
  ],
  [
    /CreateSandboxTokenRole\w+: secretsmanager:GetSecretValue on key-pepper/,
    'only the sandbox is asked for its tokens; production has the same functions',
  ],
  [
    /CreateSessionTokenRole\w+: secretsmanager:GetSecretValue on identity-client/,
    'the provider is asked again when its last answer is a day old; no suite of a whole stage lasts that long',
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
              // In the key that was used, ids are stars: it may stand for more than the pattern.
              one.keys.some((key) =>
                keys.some((pattern) => matchesPattern(pattern, key) || matchesPattern(key, pattern)),
              )),
        );
      return actions
        .filter((action) => !isUsed(action))
        .map((action) =>
          [`${nameOf(role)}: ${action} on ${resources.map(nameOf).join(' ')}`, keys[0]]
            .filter(Boolean)
            .join(' '),
        );
    });
  });
}

/** The last part of an ARN, with its folder if it names all that is in one. */
const nameOf = (arn: string) => /[^/:]+(?:\/\*)?$/.exec(arn)?.[0] ?? arn;

/** Those of them without a reason. */
export const unexplained = (rights: string[]): string[] =>
  rights.filter((right) => !reasons.some(([pattern]) => pattern.test(right)));

/** The reasons that explain none of them. */
export const unneededReasons = (rights: string[]): string[] =>
  reasons.filter(([pattern]) => !rights.some((right) => pattern.test(right))).map(([, reason]) => reason);

if (import.meta.main) {
  const dir = process.env.RIGHTS_DIR;
  if (!dir) throw new Error('RIGHTS_DIR names the folder that the suites wrote to.');
  const { resources } = resolveStage(readStage(await synthesizeOnce(), 'Prod'), {
    awsEndpoint: 'http://127.0.0.1:1',
  });
  const used = globSync(join(dir, '*.json')).flatMap(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as UsedRight[],
  );
  if (used.length === 0) throw new Error(`${dir} has no record of a run.`);
  const found = unusedRights(readPolicies(resources).roles, used);
  const left = unexplained(found);
  console.log(
    `${found.length} rights that were granted and never used, ${left.length} of them without a reason`,
  );
  for (const right of left) console.log(right);
  const unneeded = unneededReasons(found);
  for (const reason of unneeded) console.log(`No right needs this reason: ${reason}`);
  if (left.length + unneeded.length > 0) process.exitCode = 1;
}
