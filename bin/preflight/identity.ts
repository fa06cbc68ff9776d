import { GetCallerIdentityCommand } from '@aws-sdk/client-sts';
import type { StageConfig } from '../../infra/config.ts';
import type { AccountClients } from './account-clients.ts';
import { type Finding, failed, ok, warning } from './check.ts';

/** The findings, and the place of the deployment unless one of them failed. */
interface Identity {
  findings: Finding[];
  place?: { account: string; region: string };
}

/** Whether there are credentials and a region, and whether both are those of the stage's options. */
export async function readIdentity(clients: AccountClients, config: StageConfig): Promise<Identity> {
  const region = await clients.sts.config.region().catch(() => undefined);
  if (!region)
    return {
      findings: [failed('no region is set', `set AWS_REGION, or region in the options of ${config.name}`)],
    };
  const identity = await clients.sts.send(new GetCallerIdentityCommand({})).catch((error: Error) => error);
  if (identity instanceof Error)
    return {
      findings: [
        failed(
          `AWS accepts no credentials (${identity.name})`,
          'sign in, for example with `aws sso login`, and set AWS_PROFILE',
        ),
      ],
    };
  const { Account: account = '', Arn: arn = '' } = identity;
  if (config.account && config.account !== account)
    return {
      findings: [
        failed(
          `the credentials are of account ${account}, and the options name ${config.account}`,
          'set AWS_PROFILE to a profile of that account',
        ),
      ],
    };
  const findings = [ok(`${arn} in account ${account}, region ${region}`)];
  if (arn.endsWith(':root'))
    findings.push(
      warning('these are credentials of the root user', 'use a role of IAM or of IAM Identity Center'),
    );
  if (!config.account || !config.region)
    findings.push(
      warning(
        'the options do not name both account and region, so another profile would deploy elsewhere',
        `set hiring.${config.name}.account and .region in the context of cdk.json`,
      ),
    );
  return { findings, place: { account, region } };
}
