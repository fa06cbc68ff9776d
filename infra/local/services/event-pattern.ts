export type EventPattern = { [field: string]: unknown };

type Value = string | number | boolean | null | undefined;
type Matches = (value: Value) => boolean;

const COMPARISONS: Record<string, (left: number, right: number) => boolean> = {
  '=': (left, right) => left === right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

// Each operator takes its operand from the pattern and returns a test for one value of the event.
const OPERATORS: Record<string, (operand: unknown) => Matches> = {
  prefix: (operand) => onText((text) => text.startsWith(requireString(operand))),
  suffix: (operand) => onText((text) => text.endsWith(requireString(operand))),
  wildcard: (operand) => {
    const parts = requireString(operand)
      .split('*')
      .map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
    const expression = new RegExp(`^${parts.join('.*')}$`, 's');
    return onText((text) => expression.test(text));
  },
  exists: (operand) => (value) => (value !== undefined) === operand,
  numeric: (operand) => {
    const limits = operand as unknown[];
    const tests = limits.flatMap((sign, index) =>
      index % 2 === 0 ? [readLimit(sign, limits[index + 1])] : [],
    );
    return (value) => typeof value === 'number' && tests.every((test) => test(value));
  },
  'anything-but': (operand) => {
    const alternatives = Array.isArray(operand) ? operand : [operand];
    const tests = alternatives.map(compileAlternative);
    return (value) => value !== undefined && !tests.some((test) => test(value));
  },
};

/**
 * Compiles an EventBridge pattern into a test for events. Throws for an operator that the local cloud does not support,
 * because a rule that silently never matches would be worse.
 */
export function compilePattern(pattern: EventPattern): (event: unknown) => boolean {
  const fields = Object.entries(pattern).map(([field, expected]) => compileField(field, expected));
  return (event) => fields.every((matches) => matches(event));
}

function compileField(field: string, expected: unknown): (event: unknown) => boolean {
  if (field === '$or') {
    const branches = (expected as EventPattern[]).map(compilePattern);
    return (event) => branches.some((matches) => matches(event));
  }
  if (isObject(expected)) {
    const matches = compilePattern(expected);
    // An array of objects matches when one of them does; a missing object still satisfies { exists: false }.
    return (event) => asArray(read(event, field)).some(matches);
  }
  if (!Array.isArray(expected) || expected.length === 0)
    throw new Error(`The event pattern of "${field}" must be an object or a list with at least one entry.`);
  const alternatives = expected.map(compileAlternative);
  return (event) =>
    asArray(read(event, field)).some((value) => alternatives.some((matches) => matches(value as Value)));
}

function compileAlternative(expected: unknown): Matches {
  if (!isObject(expected)) return (value) => value === expected;
  const [[name, operand] = ['', undefined], ...others] = Object.entries(expected);
  const operator = OPERATORS[name];
  if (!operator || others.length > 0)
    throw new Error(`The local cloud does not know the event pattern ${JSON.stringify(expected)}.`);
  return operator(operand);
}

function readLimit(sign: unknown, limit: unknown): (value: number) => boolean {
  const compare = COMPARISONS[String(sign)];
  if (!compare || typeof limit !== 'number')
    throw new Error(`Not a numeric event pattern: ${sign} ${limit}.`);
  return (value) => compare(value, limit);
}

function requireString(operand: unknown): string {
  if (typeof operand === 'string') return operand;
  throw new Error(`The local cloud takes only text in this event pattern, not ${JSON.stringify(operand)}.`);
}

const onText =
  (test: (text: string) => boolean): Matches =>
  (value) =>
    typeof value === 'string' && test(value);
const isObject = (value: unknown): value is EventPattern =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const read = (event: unknown, field: string) => (isObject(event) ? event[field] : undefined);
const asArray = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value.length ? value : [undefined]) : [value];
