/** The one file that reads process.env. Each getter names the variable that a capability (infra/capabilities.ts) provides. */
import type { ExtractionChoice } from './extraction-choice.ts';
import { type DeploymentName, environmentOf, stages } from './names.ts';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`environment variable ${name} is missing`);
  return value;
}

export const environment = {
  get stage(): DeploymentName {
    const name = required('STAGE');
    const stage = stages.find((known) => known === name);
    if (!stage) throw new Error(`STAGE is neither of ${stages.join(', ')}`);
    return stage;
  },
  get environmentName() {
    return environmentOf[environment.stage].name;
  },
  get functionName() {
    return process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'unknown';
  },
  /** `info` unless an operator configures a higher level. */
  get logLevel() {
    return process.env.LOG_LEVEL ?? 'info';
  },
  /** The address of the API, without a slash at its end. infra/api-address.ts writes it. */
  get apiUrl() {
    return required('API_URL');
  },
  /** The origins that pages of the dashboard call in addition to this service: the sandbox's API, and those of uploaded files. */
  get dashboardHosts(): string[] {
    // The local cloud adds the ports of this machine.
    return [process.env.DASHBOARD_HOSTS, process.env.LOCAL_HOSTS]
      .flatMap((hosts = '') => hosts.split(' '))
      .filter(Boolean);
  },
  /** The address of production's API, where the dashboard is; empty for a sandbox without the option. */
  get productionUrl() {
    return process.env.PRODUCTION_URL ?? '';
  },
  get tableName() {
    return required('TABLE_NAME');
  },
  get bucketName() {
    return required('BUCKET_NAME');
  },
  /** The origin that files are sent to, as a source of a Content-Security-Policy. The local cloud has all services at one address. */
  get uploadsOrigin() {
    const local = process.env.AWS_ENDPOINT_URL;
    return local ? new URL(local).origin : required('UPLOADS_ORIGIN');
  },
  get busName() {
    return required('BUS_NAME');
  },
  get deliveriesQueueUrl() {
    return required('DELIVERIES_QUEUE_URL');
  },
  get retriesQueueUrl() {
    return required('RETRIES_QUEUE_URL');
  },
  get undeliveredQueueUrl() {
    return required('UNDELIVERED_QUEUE_URL');
  },
  get replaysQueueUrl() {
    return required('REPLAYS_QUEUE_URL');
  },
  /** The function that runs the code of candidates. */
  get codeRunner() {
    return required('CODE_RUNNER');
  },
  get keyPepperSecret() {
    return required('KEY_PEPPER_SECRET');
  },
  get cursorKeySecret() {
    return required('CURSOR_KEY_SECRET');
  },
  get webhookRootSecret() {
    return required('WEBHOOK_ROOT_SECRET');
  },
  get blindIndexSecret() {
    return required('BLIND_INDEX_SECRET');
  },
  get sessionKeySecret() {
    return required('SESSION_KEY_SECRET');
  },
  /** The provider of sign-in; empty in the sandbox. */
  get oidcIssuer() {
    return process.env.OIDC_ISSUER ?? '';
  },
  get oidcClientId() {
    return process.env.OIDC_CLIENT_ID ?? '';
  },
  get oidcClientSecret() {
    return required('OIDC_CLIENT_SECRET');
  },
  /** The address of the sandbox's API, without a slash at its end; empty without a sandbox. */
  get sandboxUrl() {
    return process.env.SANDBOX_URL ?? '';
  },
  /** The model that reads CVs in addition to the rules; none unless the stage configures one. */
  get extraction(): ExtractionChoice {
    return JSON.parse(process.env.EXTRACTION ?? '{"engine":"rules"}');
  },
  get modelKeySecret() {
    return required('MODEL_KEY_SECRET');
  },
  /** Set only by the local cloud: webhooks may then be sent to this machine. */
  get allowLoopbackTargets() {
    return process.env.ALLOW_LOOPBACK_TARGETS === 'true';
  },
};
