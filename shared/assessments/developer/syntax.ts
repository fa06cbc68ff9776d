/**
 * Programs of whole numbers and lists of them, small enough to be read in two minutes and the same in JavaScript, Python
 * and Java. Division and remainder are used on numbers from 0 up only, where the three languages agree.
 */
export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'name'; name: string }
  | { kind: 'element'; list: string; index: Expression }
  | { kind: 'length'; list: string }
  | { kind: 'binary'; operator: Operator; left: Expression; right: Expression };
export type Operator = '+' | '-' | '*' | 'div' | '%' | Comparison | 'and' | 'or';
export type Comparison = '<' | '<=' | '>' | '>=' | '==' | '!=';

export type Statement =
  | { kind: 'list'; name: string; values: readonly number[] }
  | { kind: 'declare'; name: string; value: Expression }
  | { kind: 'assign'; name: string; operator: '=' | '+=' | '-=' | '*='; value: Expression }
  | { kind: 'set'; list: string; index: Expression; value: Expression }
  | { kind: 'if'; condition: Expression; then: readonly Statement[]; otherwise: readonly Statement[] }
  | { kind: 'count'; name: string; from: Expression; below: Expression; body: readonly Statement[] }
  | { kind: 'each'; name: string; list: string; body: readonly Statement[] }
  | { kind: 'while'; condition: Expression; body: readonly Statement[] }
  | { kind: 'print'; value: Expression };
export type Program = readonly Statement[];

const number = (value: number): Expression => ({ kind: 'number', value });
export const name = (text: string): Expression => ({ kind: 'name', name: text });
const asExpression = (one: Expression | number | string): Expression =>
  typeof one === 'number' ? number(one) : typeof one === 'string' ? name(one) : one;
export const binary = (
  left: Expression | number | string,
  operator: Operator,
  right: Expression | number | string,
): Expression => ({ kind: 'binary', operator, left: asExpression(left), right: asExpression(right) });
export const element = (list: string, index: Expression | number | string): Expression => ({
  kind: 'element',
  list,
  index: asExpression(index),
});
export const length = (list: string): Expression => ({ kind: 'length', list });

export const declare = (one: string, value: Expression | number): Statement => ({
  kind: 'declare',
  name: one,
  value: asExpression(value),
});
export const assign = (
  one: string,
  operator: '=' | '+=' | '-=' | '*=',
  value: Expression | number | string,
): Statement => ({ kind: 'assign', name: one, operator, value: asExpression(value) });
export const when = (
  condition: Expression,
  then: readonly Statement[],
  otherwise: readonly Statement[] = [],
): Statement => ({ kind: 'if', condition, then, otherwise });
export const count = (
  one: string,
  from: Expression | number,
  below: Expression | number,
  body: readonly Statement[],
): Statement => ({ kind: 'count', name: one, from: asExpression(from), below: asExpression(below), body });
export const each = (one: string, list: string, body: readonly Statement[]): Statement => ({
  kind: 'each',
  name: one,
  list,
  body,
});
export const loop = (condition: Expression, body: readonly Statement[]): Statement => ({
  kind: 'while',
  condition,
  body,
});
export const print = (value: Expression | string): Statement => ({
  kind: 'print',
  value: asExpression(value),
});

/** The parts of a statement that are statements themselves. */
const bodiesOf = (one: Statement): readonly (readonly Statement[])[] =>
  one.kind === 'if' ? [one.then, one.otherwise] : 'body' in one ? [one.body] : [];

/** All statements in the order of their lines; the place in this list is a statement's number. */
export const statementsOf = (program: Program): Statement[] =>
  program.flatMap((one) => [one, ...bodiesOf(one).flatMap(statementsOf)]);
