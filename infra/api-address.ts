import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EndpointType, type RestApi, SecurityPolicy } from 'aws-cdk-lib/aws-apigateway';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGatewayDomain } from 'aws-cdk-lib/aws-route53-targets';
import type { DomainConfig, StageConfig } from './config.ts';
import { stageName } from './gateway-logs.ts';

/**
 * The public address of the API, without a slash at its end: the domain of the deployment, or else the gateway's own
 * address with its stage. Functions get it as API_URL, and the stack has it as the output `ApiUrl`.
 */
export function apiAddress(api: RestApi, { domain }: StageConfig): string {
  const { region, urlSuffix } = Stack.of(api);
  const own = `https://${api.restApiId}.execute-api.${region}.${urlSuffix}/${stageName}`;
  const address = domain ? `https://${domain.name}` : own;
  new CfnOutput(api.stack, 'ApiUrl', { value: address });
  return address;
}

/**
 * Serves the API at its domain. In a hosted zone the record is created, and the certificate unless one is given.
 * Elsewhere the output `DomainTarget` is what a CNAME record must point to.
 */
export function addDomain(api: RestApi, { name, certificateArn, hostedZone }: DomainConfig): void {
  const zone =
    hostedZone &&
    HostedZone.fromHostedZoneAttributes(api, 'Zone', {
      hostedZoneId: hostedZone.id,
      zoneName: hostedZone.name,
    });
  const domain = api.addDomainName('Domain', {
    domainName: name,
    certificate: certificateOf(api, name, certificateArn, zone),
    endpointType: EndpointType.REGIONAL,
    securityPolicy: SecurityPolicy.TLS_1_2,
  });
  new CfnOutput(api.stack, 'DomainTarget', { value: domain.domainNameAliasDomainName });
  if (zone)
    new ARecord(api, 'DomainRecord', {
      zone,
      recordName: name,
      target: RecordTarget.fromAlias(new ApiGatewayDomain(domain)),
    });
}

function certificateOf(
  api: RestApi,
  domainName: string,
  certificateArn: string | undefined,
  zone: IHostedZone | undefined,
): ICertificate {
  if (certificateArn) return Certificate.fromCertificateArn(api, 'Certificate', certificateArn);
  return new Certificate(api, 'Certificate', { domainName, validation: CertificateValidation.fromDns(zone) });
}
