import { type Context, compileConditions, type RawConditions } from './condition.ts';
import { matchesPattern } from './pattern.ts';

/** A statement of a policy as the template has it, references resolved. */
export type RawStatement = {
  Effect: string;
  Action?: string | string[];
  Resource?: string | string[];
  Principal?: string | Record<string, string | string[]>;
  Condition?: RawConditions;
};
export type PolicyDocument = { Statement: RawStatement | RawStatement[] };

/** One thing that a caller requests. */
export type AccessRequest = { action: string; resource: string; context?: Context };

export type Statement = {
  /** The resource of the template that carries it: `<stack>/<logical id>`. */
  place: string;
  raw: RawStatement;
  effect: 'Allow' | 'Deny';
  actions: string[];
  resources: string[];
  applies(request: AccessRequest): boolean;
  /** Whom a resource's policy means: `AWS` for the account's own roles, else a service such as `s3.amazonaws.com`. */
  means(principal: string): boolean;
};

const KNOWN = ['Sid', 'Effect', 'Action', 'Resource', 'Principal', 'Condition'];

/** Every statement of a policy. Throws, naming `place`, on what the local cloud cannot judge. */
export function readStatements(place: string, { Statement: raw }: PolicyDocument): Statement[] {
  return [raw].flat().map((statement) => readStatement(place, statement));
}

function readStatement(place: string, raw: RawStatement): Statement {
  const unknown = Object.keys(raw).find((element) => !KNOWN.includes(element));
  if (unknown) throw new Error(`${place}: the local cloud does not know ${unknown} in a policy.`);
  const actions = [raw.Action ?? []].flat();
  const resources = [raw.Resource ?? '*'].flat();
  const isMet = compileConditions(place, raw.Condition);
  const lowerCase = actions.map((action) => action.toLowerCase());
  return {
    place,
    raw,
    effect: raw.Effect === 'Deny' ? 'Deny' : 'Allow',
    actions,
    resources,
    applies: ({ action, resource, context = {} }) =>
      lowerCase.some((one) => matchesPattern(one, action.toLowerCase())) &&
      resources.some((one) => matchesPattern(one, resource)) &&
      isMet({ 'aws:securetransport': 'true', 's3:tlsversion': '1.3', ...context }),
    means: (principal) => isMeant(raw.Principal, principal),
  };
}

/** Roles of one account are distinguished by their own policies alone, so naming the account, or anyone, means them all. */
function isMeant(named: RawStatement['Principal'], principal: string): boolean {
  if (named === undefined || named === '*') return true;
  if (typeof named === 'string') return false;
  const services = [named.Service ?? []].flat();
  const accounts = [named.AWS ?? []].flat();
  return accounts.includes('*') || (principal === 'AWS' ? accounts.length > 0 : services.includes(principal));
}
