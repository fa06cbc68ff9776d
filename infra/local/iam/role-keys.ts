import { createHash } from 'node:crypto';
import type { Credentials } from '../services/sigv4.ts';
import type { Resource } from '../template/resolve-stage.ts';

/** A function of the template and the access key under which it calls AWS, the same at every start. */
export type FunctionIdentity = Credentials & { name: string; roleArn: string };

/** The functions of a stage with their roles. Throws on a function whose role is not in the template. */
export function readFunctionIdentities(resources: Resource[]): FunctionIdentity[] {
  const roles = new Set(
    resources.filter(({ type }) => type === 'AWS::IAM::Role').map(({ attributes }) => attributes.Arn),
  );
  return resources
    .filter(({ type }) => type === 'AWS::Lambda::Function')
    .map(({ place, ref, properties }) => {
      const { Role: roleArn } = properties as { Role: string };
      if (!roles.has(roleArn)) throw new Error(`${place}: the role ${roleArn} is not of this stage.`);
      return { name: ref, roleArn, ...keyOf(ref) };
    });
}

/** As the keys of a role's session look. */
export function keyOf(functionName: string): Credentials {
  const digest = createHash('sha256').update(functionName).digest('hex').toUpperCase();
  return { accessKeyId: `ASIA${digest.slice(0, 16)}`, secretAccessKey: digest.slice(16, 56) };
}
