import { errorCodes } from '../contracts/errors.ts';
import type { Route } from '../routes/route.ts';
import { FieldTexts } from './describe-schemas.ts';
import { allOf } from './descriptions/all.ts';
import { tagOf } from './tag-of.ts';
import type { Json } from './tidy-schema.ts';

interface Parameter extends Json {
  name: string;
  description?: string;
  example?: unknown;
}
interface Operation extends Json {
  operationId: string;
  description?: string;
  parameters: Parameter[];
  responses: Record<string, Json>;
}
const operationTexts = allOf('operations');

type Paths = Record<string, Record<string, Operation>>;

/**
 * The paths with what each operation does, needs, emits and returns, and what each parameter means. Throws for one without a
 * text, and for a text of none.
 */
export function describeOperations(paths: Record<string, Json>, routes: Record<string, Route>) {
  const texts = new FieldTexts(allOf('parameters'));
  const described = mapValues(paths as Paths, (operations) =>
    mapValues(operations, (operation) => {
      const route = routes[operation.operationId];
      return route ? describe(operation, route, texts) : operation;
    }),
  );
  const idle = Object.entries(operationTexts)
    .filter(([name, { description }]) => {
      const route = routes[name];
      return !route || (route.description !== undefined && description !== undefined);
    })
    .map(([name]) => name);
  const unused = [...texts.unused, ...idle];
  if (unused.length > 0) throw new Error(`nothing is called ${unused.join(', ')}`);
  return described;
}

function describe(operation: Operation, route: Route, texts: FieldTexts): Operation {
  const { operationId, responses } = operation;
  const { returns, description: written } = operationTexts[operationId] ?? {};
  const text = route.description ?? written;
  if (text === undefined || returns === undefined)
    throw new Error(`shared/api-document/descriptions lacks ${operationId}`);
  const { description, ...returned } = responses[route.success] ?? {};
  const further = `${description ?? ''}`.replace(/^.*?(?=A key without|$)/, '');
  return {
    ...operation,
    description: [text, needsOf(route), emitsOf(route), refusalsOf(route)]
      .filter((one) => one !== '')
      .join('\n\n'),
    parameters: operation.parameters.map((one) => describeParameter(one, operationId, tagOf(route), texts)),
    responses: {
      ...responses,
      [route.success]: { description: `${returns} ${further}`.trim(), ...returned },
    },
  };
}

function describeParameter(
  parameter: Parameter,
  operation: string,
  tag: string,
  texts: FieldTexts,
): Parameter {
  const { name, description, ...rest } = parameter;
  if (description !== undefined) return { name, description, ...rest };
  const text = texts.find([`${operation}.${name}`, `${tag}.${name}`, name]);
  if (text === undefined)
    throw new Error(`shared/api-document/descriptions lacks ${operation}.${name} (${tag}.${name})`);
  const [sentence, written] = typeof text === 'string' ? [text] : text;
  const { example = written ?? (rest.schema as Json).default } = rest;
  return { name, description: sentence, ...rest, ...(example !== undefined && { example }) };
}

function needsOf({ scope, alsoScope, keys, countsAddresses, forChats }: Route): string {
  if (keys === 'candidate' && !countsAddresses) return 'It needs the token of the session of a candidate.';
  if (scope === 'none') return 'It needs no key.';
  if (keys === 'session')
    return scope === 'any'
      ? 'Everybody who is signed in may call it, with a session token.'
      : `It needs a session token of a person whose role has the scope \`${scope}\`.`;
  const pages = keys === 'public' ? ', or a publishable key from a page of its origins' : '';
  const chats = forChats ? ', or the `session_token` of the chat' : '';
  return scope === 'any'
    ? 'Any secret key may call it.'
    : `It needs a secret key with the scope \`${scope}\`${alsoScope ? ` and the scope \`${alsoScope}\`` : ''}${pages}${chats}.`;
}

const emitsOf = ({ emits }: Route) =>
  emits.length === 0 ? '' : `Emits, depending on what changes: ${emits.map(code).join(', ')}.`;

/** Only the errors of the row: those that every operation has are in its responses. */
const refusalsOf = ({ errors }: Route) =>
  errors.map((name) => `- ${code(name)} (${errorCodes[name][0]}): ${errorCodes[name][2]}`).join('\n');

const code = (text: string) => `\`${text}\``;

const mapValues = <T, U>(record: Record<string, T>, map: (value: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
