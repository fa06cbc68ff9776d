import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { ok, type PreflightCheck, warning } from './check.ts';

/** Calls of the API that should run at the same time as the workers: 50, and as many of the authorizer. */
const forCalls = 100;

/**
 * The concurrent executions that the account permits, compared with the limits of the stage's own workers. A new account has
 * 10, until AWS raises it.
 */
export const lambdaQuota: PreflightCheck = {
  name: 'Lambda quota',
  async check({ clients, config }) {
    const { AccountLimit } = await clients.lambda.send(new GetAccountSettingsCommand({}));
    const limit = AccountLimit?.ConcurrentExecutions ?? 0;
    const { maxConcurrentSends, maxConcurrentExtractions } = config;
    // Sends and their retries are two workers, each with this limit.
    const wanted = 2 * maxConcurrentSends + maxConcurrentExtractions + forCalls;
    if (limit >= wanted) return [ok(`${limit} concurrent executions; ${wanted} are useful`)];
    return [
      warning(
        `${limit} concurrent executions; webhooks and scans may use ${wanted - forCalls}, and then calls are throttled`,
        'request more in Service Quotas (AWS Lambda, Concurrent executions), or lower ' +
          `hiring.${config.name}.maxConcurrentSends and .maxConcurrentExtractions`,
      ),
    ];
  },
};
