import type * as v from 'valibot';
import type { DetailCode } from '../contracts/detail-codes.ts';
import { enumerate } from '../contracts/enumerate.ts';

type Issue = v.BaseIssue<unknown>;

/** The requirement on a value of the right type, by the check that failed, or the schema's own message. */
const wordsOf: Record<string, (issue: Issue) => string> = {
  non_empty: () => 'must not be empty',
  integer: () => 'must be a whole number',
  url: () => 'must be an http or https address without a user name, such as https://example.com',
  min_value: ({ requirement }) => `must be at least ${requirement}`,
  max_value: ({ requirement }) => `must be at most ${requirement}`,
  min_length: (issue) =>
    issue.requirement === 1 ? 'must not be empty' : `must have at least ${countOf(issue)}`,
  max_length: (issue) => `must have at most ${countOf(issue)}`,
  max_entries: ({ requirement }) => `must have at most ${requirement} pairs`,
};
const countOf = ({ requirement, input }: Issue) =>
  `${requirement} ${typeof input === 'string' ? 'characters' : 'entries'}`;

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

/** `("asc" | "desc")` → `asc or desc`, `Object` → `an object`. */
function typeOf({ expected }: Issue): string {
  const names = (expected ?? '').replaceAll(/[()]/g, '').split(' | ');
  return enumerate(
    names.map((name) => typeNames[name] ?? name.replaceAll('"', '')),
    'or',
  );
}

/**
 * The error message for a value. It is never valibot's own, which quotes the input and thus perhaps a name or an
 * address.
 */
export function wordsOfRefusal(issue: Issue): string {
  if (issue.kind === 'schema') return `must be ${typeOf(issue)}`;
  const ownWords = issue.message.startsWith('Invalid ') ? 'is not valid' : `must be ${issue.message}`;
  return wordsOf[issue.type]?.(issue) ?? ownWords;
}

/** The detail codes of the checks whose failure is not a wrong format. */
const codeOfCheck: Record<string, DetailCode> = {
  integer: 'invalid_type',
  finite: 'invalid_type',
  non_empty: 'too_short',
  min_value: 'too_small',
  max_value: 'too_large',
  max_entries: 'too_many',
  partial_check: 'required',
};
/** The schemas that accept some values of a type. */
const listsOfValues = new Set(['picklist', 'literal', 'variant', 'enum']);

/** The code of a detail for a value that failed a check. It is never valibot's own name of the check. */
export function codeOfRefusal({ kind, type, received, input }: Issue): DetailCode {
  if (received === 'undefined') return 'required';
  const isOfOtherType = typeof input !== 'string' || !listsOfValues.has(type);
  if (kind === 'schema') return isOfOtherType ? 'invalid_type' : 'invalid_value';
  if (type === 'max_length') return typeof input === 'string' ? 'too_long' : 'too_many';
  if (type === 'min_length') return typeof input === 'string' ? 'too_short' : 'too_few';
  return codeOfCheck[type] ?? 'invalid_format';
}
