import { Duration, RemovalPolicy, SecretValue } from 'aws-cdk-lib';
import {
  CfnManagedLoginBranding,
  type CfnUserPoolClient,
  OAuthScope,
  UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { secretName } from '../shared/platform/names.ts';
import type { Resources } from './capabilities.ts';
import type { StageConfig } from './config.ts';
import type { IdentityStack } from './identity-stack.ts';

/**
 * The client of the pool that the functions of sign-in use: with a secret, for one callback. It is in the gateway's stack,
 * because the callback is below the gateway's address.
 */
export function addIdentityClient(
  scope: Construct,
  { pool, issuer }: IdentityStack,
  config: StageConfig,
  apiUrl: string,
): Resources['identity'] {
  const client = new UserPoolClient(scope, 'DashboardClient', {
    userPool: pool,
    generateSecret: true,
    // Refreshing is how a session asks whether the person may still be signed in.
    authFlows: {},
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
      callbackUrls: [`${apiUrl}/auth/callback`],
      logoutUrls: [`${apiUrl}/dashboard`],
    },
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.minutes(5),
    idTokenValidity: Duration.minutes(5),
    // As long as a session (shared/identity/session.ts).
    refreshTokenValidity: Duration.days(30),
  });
  // Without a branding the managed pages are not shown.
  new CfnManagedLoginBranding(scope, 'DashboardPages', {
    userPoolId: pool.userPoolId,
    clientId: client.userPoolClientId,
    useCognitoProvidedValues: true,
  });
  // CDK's own property reads the secret by a custom resource; the type has it as an attribute.
  const { attrClientSecret } = client.node.defaultChild as CfnUserPoolClient;
  const secret = new Secret(scope, 'DashboardSecret', {
    secretName: secretName.identityClient(config.name),
    description: 'The secret of the client at the provider of sign-in. CloudFormation writes it.',
    secretStringValue: SecretValue.resourceAttribute(attrClientSecret),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  return { issuer, clientId: client.userPoolClientId, secret };
}
