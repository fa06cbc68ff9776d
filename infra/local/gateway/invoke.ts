import type { Access } from '../iam/access.ts';
import type { Outcome } from '../lambda/function-instance.ts';
import type { Functions } from '../lambda/run-functions.ts';
import { accountId, region } from '../template/local-account.ts';
import { GatewayRefusal, type GatewayResponseType } from './gateway-response.ts';
import type { Api } from './read-api.ts';

/**
 * Invokes a function in the name of the API. `from` is what calls it, below the API's ARN: `live/GET/v1/jobs/{id}` or
 * `authorizers/…`. Throws GatewayRefusal: of type `forbidden` where the function's policy does not let the gateway in,
 * INTEGRATION_FAILURE where the function has no room, REQUEST_TOO_LARGE where the event is more than Lambda takes.
 */
export type Invoke = (
  functionArn: string,
  event: unknown,
  from: string,
  forbidden: GatewayResponseType,
) => Promise<Outcome>;

/** The error that occurred before the function ran, as Lambda's API names it. */
const REFUSED: Record<string, GatewayResponseType> = {
  TooManyRequestsException: 'INTEGRATION_FAILURE',
  RequestEntityTooLargeException: 'REQUEST_TOO_LARGE',
};

export const createInvoke =
  (api: Api, functions: Functions, access: Access): Invoke =>
  async (functionArn, event, from, forbidden) => {
    const sourceArn = `arn:aws:execute-api:${region}:${accountId}:${api.id}/${from}`;
    const ask = { action: 'lambda:InvokeFunction', resource: functionArn };
    if (!access.allowsService('apigateway.amazonaws.com', sourceArn, ask))
      throw new GatewayRefusal(forbidden);
    const outcome = await functions.invoke(functionArn, event);
    const refused = outcome.refused && REFUSED[outcome.refused];
    if (refused) throw new GatewayRefusal(refused);
    return outcome;
  };
