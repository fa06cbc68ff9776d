/** AWS::ApiGateway::Authorizer, with the template's property names. */
export type AuthorizerProperties = {
  Type: string;
  AuthorizerUri?: string;
  IdentitySource?: string;
  AuthorizerResultTtlInSeconds?: number;
  IdentityValidationExpression?: string;
};

export type IdentitySource = { kind: 'header' | 'querystring'; name: string };

const SOURCE = /^method\.request\.(header|querystring)\.(.+)$/;

/** Throws on a source other than a header or a query parameter. */
export function readIdentitySources(
  place: string,
  { IdentitySource = '' }: AuthorizerProperties,
): IdentitySource[] {
  return IdentitySource.split(',')
    .map((source) => source.trim())
    .filter(Boolean)
    .map((source) => {
      const [, kind, name] = SOURCE.exec(source) ?? [];
      if (!kind || !name)
        throw new Error(`${place}: the local cloud does not know the identity source ${source}.`);
      return { kind: kind as IdentitySource['kind'], name };
    });
}
