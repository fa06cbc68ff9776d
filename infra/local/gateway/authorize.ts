import { accountId, region } from '../template/local-account.ts';
import {
  type AuthorizerProperties,
  type IdentitySource,
  readIdentitySources,
} from './authorizer-definition.ts';
import { evaluatePolicy, isPolicy, type PolicyDocument } from './evaluate-policy.ts';
import { GatewayRefusal } from './gateway-response.ts';
import type { Invoke } from './invoke.ts';
import { findHeader, type RequestFacts, type Values } from './proxy-event.ts';
import { readFunctionArn } from './read-api.ts';

type Decision = { policy: PolicyDocument; context: Values; expiresAtMs: number };
type Authorizer = AuthorizerProperties & { id: string };
/** Returns `$context.authorizer` for the integration. Throws GatewayRefusal, with that context if there is one. */
type Authorize = (authorizer: Authorizer, facts: RequestFacts) => Promise<Values>;

/** Has the context that the authorizer returned with its Deny, so that the gateway response can contain the reason. */
export class AccessDenied extends GatewayRefusal {
  readonly authorizer: Values;

  constructor(isExplicit: boolean, authorizer: Values) {
    const message = 'User is not authorized to access this resource';
    super('ACCESS_DENIED', isExplicit ? `${message} with an explicit deny` : message);
    this.authorizer = authorizer;
  }
}

const DEFAULT_CACHE_SECONDS = 300;

/**
 * Calls the authorizer function, or uses its cached response for the same identity. The policy is evaluated for each
 * request: one cached response is for every method in its policy.
 */
export function createAuthorize(invoke: Invoke, now: () => number = Date.now): Authorize {
  const decisions = new Map<string, Decision>();
  return async (authorizer, facts) => {
    const identity = readIdentity(authorizer, facts);
    const cacheSeconds = authorizer.AuthorizerResultTtlInSeconds ?? DEFAULT_CACHE_SECONDS;
    const cacheKey = JSON.stringify([authorizer.id, ...identity]);
    const { httpMethod, path, requestContext } = facts;
    const api = `${requestContext.apiId}/${requestContext.stage}`;
    const methodArn = `arn:aws:execute-api:${region}:${accountId}:${api}/${httpMethod}${path}`;
    const cached = decisions.get(cacheKey);
    let decision = cached && cached.expiresAtMs > now() ? cached : undefined;
    if (!decision) {
      const answer = await askAuthorizer(invoke, authorizer, facts, methodArn, identity);
      decision = { ...answer, expiresAtMs: now() + cacheSeconds * 1000 };
      if (cacheSeconds > 0) decisions.set(cacheKey, decision);
    }
    const verdict = evaluatePolicy(decision.policy, methodArn);
    if (verdict !== 'allow') throw new AccessDenied(verdict === 'explicit-deny', decision.context);
    return decision.context;
  };
}

/**
 * The values of the identity sources. If one is missing or empty, the request is rejected without calling the function.
 */
function readIdentity(authorizer: Authorizer, facts: RequestFacts): string[] {
  const values = readIdentitySources(authorizer.id, authorizer).map((source) => readSource(source, facts));
  const isValid = new RegExp(authorizer.IdentityValidationExpression ?? '');
  if (values.some((value) => !value || !isValid.test(value))) throw new GatewayRefusal('UNAUTHORIZED');
  return values as string[];
}

function readSource({ kind, name }: IdentitySource, facts: RequestFacts): string | undefined {
  return kind === 'header' ? findHeader(facts.headers, name) : facts.queryStringParameters?.[name];
}

async function askAuthorizer(
  invoke: Invoke,
  { Type, AuthorizerUri, id }: Authorizer,
  facts: RequestFacts,
  methodArn: string,
  [token]: string[],
): Promise<Omit<Decision, 'expiresAtMs'>> {
  const event =
    Type === 'TOKEN'
      ? { type: Type, methodArn, authorizationToken: token }
      : { type: Type, methodArn, ...facts };
  const { failed, payload } = await invoke(
    readFunctionArn(id, AuthorizerUri),
    event,
    `authorizers/${id}`,
    'AUTHORIZER_CONFIGURATION_ERROR',
  );
  const answer = JSON.parse(payload) as {
    errorMessage?: string;
    principalId?: string;
    policyDocument?: unknown;
    context?: object;
  } | null;
  // Only this error text means a rejection; every other error is a fault of the authorizer.
  if (failed)
    throw new GatewayRefusal(answer?.errorMessage === 'Unauthorized' ? 'UNAUTHORIZED' : 'AUTHORIZER_FAILURE');
  const context = Object.entries(answer?.context ?? {});
  const isFlat = context.every(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  if (!answer?.principalId || !isPolicy(answer.policyDocument) || !isFlat)
    throw new GatewayRefusal('AUTHORIZER_CONFIGURATION_ERROR');
  const texts = context.map(([name, value]) => [name, String(value)]);
  return {
    policy: answer.policyDocument,
    context: { principalId: answer.principalId, ...Object.fromEntries(texts) },
  };
}
