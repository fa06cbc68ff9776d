import { GetParameterCommand } from '@aws-sdk/client-ssm';
import { failed, ok, type PreflightCheck, unlessError } from './check.ts';

/** Required by the synthesized stacks (`requiresBootstrapStackVersion` of the assembly). */
export const requiredVersion = 6;
export const versionParameter = '/cdk-bootstrap/hnb659fds/version';

/** The CDK's own stack, with the bucket and the roles of deployments, exists in the account and region. */
export const bootstrapVersion: PreflightCheck = {
  name: 'bootstrap',
  async check({ clients, account, region }) {
    const command = `npx cdk bootstrap aws://${account}/${region}`;
    const read = clients.ssm.send(new GetParameterCommand({ Name: versionParameter }));
    const found = await unlessError(read, 'ParameterNotFound');
    if (!found) return [failed('the CDK is not bootstrapped in this account and region', `run ${command}`)];
    const version = Number(found.Parameter?.Value);
    return version >= requiredVersion
      ? [ok(`version ${version} of the CDK's bootstrap stack`)]
      : [
          failed(
            `the CDK's bootstrap stack has version ${version}; ${requiredVersion} is required`,
            `run ${command}`,
          ),
        ];
  },
};
