import type * as v from 'valibot';
import type { ErrorView } from '../../shared/contracts/errors.ts';
import type { Route } from '../../shared/routes/route.ts';

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  options?: unknown[];
  items?: Schema[];
  item?: Schema;
  wrapped?: Schema;
  value?: Schema;
};

/** Refusals with these codes name what is wrong, each time. */
const naming = new Set<string>([
  'invalid_cursor',
  'external_id_taken',
  'storage_token_used',
  'stage_mismatch',
  'unsupported_file_type',
  'file_too_large',
  'job_not_accepting_applications',
]);

type Told = Pick<ErrorView['error'], 'code' | 'param' | 'details'> & { message?: string; detail?: string };

/** Throws where a refusal names a field, parameter or header that the route lacks, or names none and should. */
export function mustNameFields(route: Route, { code, param, details, message, detail: words }: Told): void {
  const told = (text: string) => new Error(`${code} of ${route.method} ${route.path} ${text}`);
  if (param === null && naming.has(code)) throw told('names no field');
  const unknown = details.filter((detail) => detail.code === 'unknown_field').map((detail) => detail.param);
  const repeated = (message ?? words)?.endsWith(' is given more than once.') && param !== '';
  for (const name of [param, ...details.map((detail) => detail.param)])
    if (name !== null && !unknown.includes(name) && !repeated && !hasField(route, name))
      throw told(`names ${JSON.stringify(name)}, which it does not have`);
  for (const detail of details)
    if (!/^[a-z][a-z0-9_]+$/.test(detail.code))
      throw told(`has a detail with the code ${JSON.stringify(detail.code)}`);
  // "event_ids" is refused for "event_ids.3".
  const [first] = details;
  if (first && first.param !== param && !first.param?.startsWith(`${param}.`))
    throw told('has another param than its first detail');
}

function hasField(route: Route, name: string): boolean {
  if (name === 'Idempotency-Key' || name in route.params || name in route.query) return true;
  // A call without a body is refused for what the resource lacks: a job that cannot be published.
  return reaches((route.body ?? route.response) as Schema, name.split('.'));
}

/** Whether a path of names and numbers leads to a part of what the schema reads. */
export function reaches(schema: Schema, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true;
  const { entries, options = [], items = [], item, wrapped, value } = schema;
  const parts = [
    entries && Object.hasOwn(entries, name) ? entries[name] : undefined,
    // An answer is named by its key: "answers.visa".
    /^\d+$/.test(name) || item?.entries?.key ? (item ?? items[Number(name)]) : undefined,
    schema.type === 'record' ? value : undefined,
  ];
  const same = [wrapped, ...options.filter((option): option is Schema => typeof option === 'object')];
  return (
    parts.some((part) => part !== undefined && reaches(part, rest)) ||
    same.some((one) => one !== undefined && one !== null && reaches(one, [name, ...rest]))
  );
}
