import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { divideConcurrency } from '../../infra/concurrency.ts';
import { failed, ok, type PreflightCheck, warning } from './check.ts';

/** AWS refuses a reservation that leaves fewer executions of the account unreserved. */
const leastUnreserved = 100;

/**
 * The concurrent executions that the account permits, compared with those that the stage divides among its functions. A
 * new account has 10, until AWS raises it.
 */
export const lambdaQuota: PreflightCheck = {
  name: 'Lambda quota',
  async check({ clients, config: { name, lambdaConcurrency } }) {
    const { AccountLimit } = await clients.lambda.send(new GetAccountSettingsCommand({}));
    const limit = AccountLimit?.ConcurrentExecutions ?? 0;
    const { authorizer = 0, givenUp } = divideConcurrency(lambdaConcurrency);
    const state = `${limit} concurrent executions; ${name} divides ${lambdaConcurrency}`;
    const remedy =
      'request more in Service Quotas (AWS Lambda, Concurrent executions), or set ' +
      `hiring.${name}.lambdaConcurrency to at most ${limit}`;
    if (authorizer > 0 && limit - authorizer < leastUnreserved)
      return [failed(`${state}, and the reservation for the authorizer is refused`, remedy)];
    if (limit < lambdaConcurrency) return [failed(state, remedy)];
    return [
      ok(state),
      ...givenUp.map((sentence) =>
        warning(
          sentence.replace(/\.$/, ''),
          `raise hiring.${name}.lambdaConcurrency, and the quota if it is lower`,
        ),
      ),
    ];
  },
};
