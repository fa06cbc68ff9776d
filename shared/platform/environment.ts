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
  get tableName() {
    return required('TABLE_NAME');
  },
  get bucketName() {
    return required('BUCKET_NAME');
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
