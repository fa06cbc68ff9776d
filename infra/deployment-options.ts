import * as v from 'valibot';
import { type StageConfig, stageConfigs } from './config.ts';

/** The retention that CloudWatch Logs takes, in days. */
const retentionDays = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731] as const;

const hostName = v.pipe(
  v.string(),
  v.regex(/^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/, 'must be a lowercase host name'),
);
const domain = v.pipe(
  v.strictObject({
    name: hostName,
    certificateArn: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^arn:[^:]+:acm:[^:]+:\d{12}:certificate\/[\w-]+$/, 'must be the ARN of a certificate'),
      ),
    ),
    hostedZone: v.optional(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^Z[A-Z\d]+$/, 'must be the id of a hosted zone')),
        name: hostName,
      }),
    ),
  }),
  v.check(
    ({ certificateArn, hostedZone }) => certificateArn !== undefined || hostedZone !== undefined,
    'needs certificateArn, or hostedZone for a certificate to be created',
  ),
  v.check(
    ({ name, hostedZone }) =>
      hostedZone === undefined || name === hostedZone.name || name.endsWith(`.${hostedZone.name}`),
    'must have a name within its hostedZone',
  ),
);

const apiAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[a-z\d.-]+(\/[\w-]+)*$/, 'must be an https address without a slash at its end'),
);

/** The options that an operator may set for a stage. Each is optional; infra/config.ts has the defaults. */
const options = v.partial(
  v.strictObject({
    account: v.pipe(v.string(), v.regex(/^\d{12}$/, 'must be an account number of twelve digits, as text')),
    region: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region such as eu-central-1')),
    domain,
    productionUrl: apiAddress,
    sandboxUrl: apiAddress,
    tags: v.record(v.pipe(v.string(), v.maxLength(128)), v.pipe(v.string(), v.maxLength(256))),
    alarmEmails: v.array(v.pipe(v.string(), v.email('must be an e-mail address'))),
    alarmTopicArn: v.pipe(
      v.string(),
      v.regex(/^arn:[^:]+:sns:[^:]+:\d{12}:[\w.-]+$/, 'must be the ARN of an SNS topic'),
    ),
    isProtected: v.boolean(),
    logRetentionDays: v.picklist(retentionDays, `must be one of ${retentionDays.join(', ')}`),
    lambdaConcurrency: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(100_000)),
    uploadOrigins: v.pipe(v.array(v.string()), v.minLength(1)),
    dashboardHosts: v.array(v.pipe(v.string(), v.regex(/^https:\/\/[a-z\d.-]+$/, 'must be an https origin'))),
  }),
);
const allOptions = v.strictObject(
  v.entriesFromList(
    stageConfigs.map(({ name }) => name),
    v.optional(options, {}),
  ),
);

/**
 * The stages with an operator's options: the context value `hiring` of cdk.json or of `cdk -c`, by the name of the stage.
 * Throws an error that names each option with a wrong value.
 */
export function readStageConfigs(context: unknown = {}): StageConfig[] {
  const read = v.safeParse(allOptions, context);
  if (!read.success) {
    const faults = read.issues.map((issue) => `hiring.${v.getDotPath(issue) ?? ''} ${issue.message}`);
    throw new Error(`The context in cdk.json is wrong: ${faults.join('; ')}.`);
  }
  const { prod, sandbox } = read.output;
  const addressOf = (name: string | undefined) => name && `https://${name}`;
  return stageConfigs.map((config) => ({
    ...config,
    ...(config.name === 'sandbox'
      ? { productionUrl: addressOf(prod.domain?.name) }
      : { sandboxUrl: addressOf(sandbox.domain?.name) }),
    ...read.output[config.name],
  }));
}
