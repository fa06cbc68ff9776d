import { DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { GetHostedZoneCommand } from '@aws-sdk/client-route-53';
import type { DomainConfig } from '../../infra/config.ts';
import {
  type Finding,
  failed,
  ok,
  type PreflightCheck,
  type PreflightContext,
  unlessError,
} from './check.ts';

/** The certificate of the stage's domain is issued, is in its region and covers its name; the hosted zone has that name. */
export const domain: PreflightCheck = {
  name: 'domain',
  async check(context) {
    const { domain } = context.config;
    if (!domain) return [ok('none; the API has the address of its gateway')];
    return [
      ...(domain.certificateArn ? [await judgeCertificate(context, domain.name, domain.certificateArn)] : []),
      ...(domain.hostedZone ? [await judgeZone(context, domain.hostedZone)] : []),
    ];
  },
};

async function judgeCertificate(
  { clients, region }: PreflightContext,
  name: string,
  arn: string,
): Promise<Finding> {
  const [, , , regionOfCertificate] = arn.split(':');
  if (regionOfCertificate !== region)
    return failed(
      `the certificate is in ${regionOfCertificate}, and the stage in ${region}`,
      `request one in ${region}; a regional gateway takes no other`,
    );
  const read = clients.acm.send(new DescribeCertificateCommand({ CertificateArn: arn }));
  const certificate = (await unlessError(read, 'ResourceNotFoundException'))?.Certificate;
  if (!certificate) return failed('the certificate does not exist in this account', 'correct certificateArn');
  if (certificate.Status !== 'ISSUED')
    return failed(
      `the certificate is ${certificate.Status} and not ISSUED`,
      'create the records that ACM shows for it, and wait',
    );
  const covered = [certificate.DomainName, ...(certificate.SubjectAlternativeNames ?? [])];
  return covered.some((one) => covers(one, name))
    ? ok(`a certificate for ${name} is issued`)
    : failed(`the certificate is for ${covered.join(', ')} and not for ${name}`, 'request one for that name');
}

/** A wildcard covers one label. */
const covers = (pattern: string | undefined, name: string): boolean =>
  pattern === name || (pattern?.startsWith('*.') === true && name.replace(/^[^.]+/, '*') === pattern);

async function judgeZone(
  { clients }: PreflightContext,
  { id, name }: NonNullable<DomainConfig['hostedZone']>,
): Promise<Finding> {
  const read = clients.route53.send(new GetHostedZoneCommand({ Id: id }));
  const zone = (await unlessError(read, 'NoSuchHostedZone', 'InvalidInput'))?.HostedZone;
  if (!zone) return failed(`the hosted zone ${id} does not exist in this account`, 'correct hostedZone.id');
  const found = zone.Name?.replace(/\.$/, '');
  if (found !== name)
    return failed(`the hosted zone ${id} is ${found} and not ${name}`, 'correct hostedZone');
  if (zone.Config?.PrivateZone)
    return failed(`the hosted zone ${name} is private`, 'use the public zone of that name');
  return ok(`the hosted zone ${name}`);
}
