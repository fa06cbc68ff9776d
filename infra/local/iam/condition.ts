import { matchesPattern } from './pattern.ts';

/** The facts of a request in addition to action and resource, by condition key in lower case. */
export type Context = Record<string, string | string[] | undefined>;
/** Condition elements of a policy: operator → condition key → values. */
export type RawConditions = Record<string, Record<string, unknown>>;

type Compare = (value: string, wanted: string) => boolean;
type Quantifier = 'ForAllValues' | 'ForAnyValue' | undefined;

const likeText: Compare = (value, wanted) => matchesPattern(wanted, value);
const OPERATORS: Record<string, Compare> = {
  StringEquals: (value, wanted) => value === wanted,
  StringLike: likeText,
  ArnEquals: matchesArn,
  ArnLike: matchesArn,
  Bool: (value, wanted) => value.toLowerCase() === wanted.toLowerCase(),
  NumericLessThan: (value, wanted) => Number(value) < Number(wanted),
};
const SPELLING = /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/;

/**
 * Compiles the conditions of a statement. Throws, naming `place`, on an operator that the local cloud does not know:
 * a condition is never taken for met, nor for unmet, by mistake.
 */
export function compileConditions(place: string, raw: RawConditions = {}): (context: Context) => boolean {
  const checks = Object.entries(raw).flatMap(([operator, keys]) => {
    const [, quantifier, name = '', ifExists] = SPELLING.exec(operator) ?? [];
    const compare = OPERATORS[name];
    if (!compare) throw new Error(`${place}: the local cloud does not know the condition ${operator}.`);
    return Object.entries(keys).map(([key, wanted]) => {
      const values = [wanted].flat().map(String);
      if (values.some((value) => value.includes('${')))
        throw new Error(`${place}: the local cloud does not know policy variables (${values.join(', ')}).`);
      const meets = (value: string) => values.some((one) => compare(value, one));
      return { key: key.toLowerCase(), meets, quantifier: quantifier as Quantifier, ifExists: !!ifExists };
    });
  });
  return (context) =>
    checks.every(({ key, meets, quantifier, ifExists }) => {
      const found = [context[key] ?? []].flat();
      if (quantifier === 'ForAllValues') return found.every(meets);
      if (found.length === 0) return ifExists;
      return found.some(meets);
    });
}

/** The six parts of an ARN are compared one by one: a `*` reaches no further than its part. */
function matchesArn(value: string, wanted: string): boolean {
  const found = splitArn(value);
  const patterns = splitArn(wanted);
  return found.length === 6 && patterns.every((pattern, at) => matchesPattern(pattern, found[at] ?? ''));
}

function splitArn(arn: string): string[] {
  const parts = arn.split(':');
  return parts.length > 6 ? [...parts.slice(0, 5), parts.slice(5).join(':')] : parts;
}
