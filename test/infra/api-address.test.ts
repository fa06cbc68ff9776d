/** Every address of the API in the templates: the configured domain, or else the gateway's own with its stage. */
import { describe, expect, it } from 'vitest';
import { stageConfigs } from '../../infra/config.ts';
import { synthesizeStage } from './support/synthesize-stage.ts';
import type { Properties, Stack } from './support/templates.ts';

const [config] = stageConfigs;
if (!config) throw new Error('there is no stage');
const domain = {
  name: 'api.acme.com',
  certificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/1a2b',
};
const zone = { hostedZone: { id: 'Z123ABC', name: 'acme.com' } };
const ofType = (stacks: Stack[], type: string): Properties[] =>
  stacks.flatMap(({ resources }) =>
    resources.filter((one) => one.type === type).map(({ properties }) => properties),
  );
const typesOf = (stacks: Stack[]) =>
  new Set(stacks.flatMap(({ resources }) => resources.map(({ type }) => type)));
const addressesOf = (stacks: Stack[]) =>
  ofType(stacks, 'AWS::Lambda::Function').flatMap(({ Environment }) => {
    const { API_URL } = (Environment as { Variables: Record<string, unknown> }).Variables;
    return API_URL === undefined ? [] : [JSON.stringify(API_URL)];
  });

describe('without a domain', () => {
  const stacks = synthesizeStage(config);

  it('is the address of the gateway, with its stage', () => {
    const addresses = addressesOf(stacks);
    expect(addresses.length).toBeGreaterThan(80);
    for (const address of addresses) expect(address).toMatch(/execute-api.*\/live/);
  });

  it('creates no domain', () => {
    expect(typesOf(stacks)).not.toContain('AWS::ApiGateway::DomainName');
  });
});

describe('with a domain', () => {
  const stacks = synthesizeStage({ ...config, domain });

  it('is the domain in every function, error body and output', () => {
    const addresses = addressesOf(stacks);
    expect(new Set(addresses)).toEqual(new Set(['"https://api.acme.com"']));
    for (const stack of stacks) expect(stack.text).not.toMatch(/\.execute-api\.\$?\{?[^"]*\/live\/docs/);
    const bodies = ofType(stacks, 'AWS::ApiGateway::GatewayResponse').map((one) => JSON.stringify(one));
    expect(bodies.length).toBeGreaterThan(10);
    for (const body of bodies) expect(body).toContain('https://api.acme.com/docs/errors#');
  });

  it('maps the whole domain to the API, with the given certificate', () => {
    const [named] = ofType(stacks, 'AWS::ApiGateway::DomainName');
    expect(named).toMatchObject({
      DomainName: 'api.acme.com',
      RegionalCertificateArn: domain.certificateArn,
      SecurityPolicy: 'TLS_1_2',
    });
    const [mapping] = ofType(stacks, 'AWS::ApiGateway::BasePathMapping');
    expect(mapping).not.toHaveProperty('BasePath');
    expect(typesOf(stacks)).not.toContain('AWS::Route53::RecordSet');
  });

  it('creates certificate and record in a hosted zone', () => {
    const inZone = synthesizeStage({ ...config, domain: { name: domain.name, ...zone } });
    expect(ofType(inZone, 'AWS::CertificateManager::Certificate')).toMatchObject([
      { DomainName: 'api.acme.com', ValidationMethod: 'DNS' },
    ]);
    expect(ofType(inZone, 'AWS::Route53::RecordSet')).toMatchObject([{ Name: 'api.acme.com.', Type: 'A' }]);
  });
});
