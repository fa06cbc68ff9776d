import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  ManagedLoginVersion,
  Mfa,
  PasskeyUserVerification,
  UserPool,
  UserPoolDomain,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { StageConfig } from './config.ts';

/**
 * The people who sign in to the dashboard: a pool of Cognito with its own pages. Production only; the sandbox takes
 * production's word. It outlives every deployment, like the table (infra/data-stack.ts).
 */
export class IdentityStack extends Stack {
  readonly pool: UserPool;
  /** The `iss` of its tokens. */
  readonly issuer: string;
  readonly domain: UserPoolDomain;

  constructor(scope: Construct, config: StageConfig) {
    super(scope, 'Identity', { terminationProtection: config.isProtected });
    // Of the account, because a prefix is unique within a region.
    const prefix = `hiring-${config.name}-${Aws.ACCOUNT_ID}`;

    this.pool = new UserPool(this, 'People', {
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // A new address does not count before it is verified: invitations are accepted by it.
      keepOriginal: { email: true },
      standardAttributes: {
        email: { required: true, mutable: true },
        fullname: { required: false, mutable: true },
      },
      featurePlan: FeaturePlan.ESSENTIALS,
      signInPolicy: { allowedFirstAuthFactors: { password: true, emailOtp: true, passkey: true } },
      passkeyRelyingPartyId: `${prefix}.auth.${this.region}.amazoncognito.com`,
      passkeyUserVerification: PasskeyUserVerification.REQUIRED,
      passwordPolicy: {
        minLength: 12,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(7),
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      // Otherwise CDK adds a role that may send text messages.
      enableSmsRole: false,
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: config.isProtected,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.domain = new UserPoolDomain(this, 'Pages', {
      userPool: this.pool,
      cognitoDomain: { domainPrefix: prefix },
      managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    });
    this.issuer = `https://cognito-idp.${this.region}.${this.urlSuffix}/${this.pool.userPoolId}`;
    // As in the data stack: an export must not disappear together with its last use.
    this.exportValue(this.pool.userPoolId);
  }
}
