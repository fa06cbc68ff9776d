import type { Expression, Operator, Program, Statement } from './syntax.ts';

/** Larger numbers would differ in Java, and be arithmetic in the head. */
const largest = 1_000_000;
const mostSteps = 5000;

type Values = Map<string, number | number[]>;

/**
 * The numbers that a program prints. Throws a RangeError where the three languages might differ or a program would not
 * end: a number beyond a million, -0, a division by 0 or of a negative number, an index outside of its list, 5,000 steps.
 */
export function interpret(program: Program): number[] {
  const values: Values = new Map();
  const printed: number[] = [];
  let steps = 0;
  const run = (statements: readonly Statement[]): void => {
    for (const one of statements) runOne(one);
  };
  const runOne = (one: Statement): void => {
    steps += 1;
    if (steps > mostSteps) throw new RangeError('the program takes too many steps');
    switch (one.kind) {
      case 'list':
        values.set(one.name, [...one.values]);
        return;
      case 'declare':
        values.set(one.name, evaluate(one.value, values));
        return;
      case 'assign': {
        const value = evaluate(one.value, values);
        const before = numberNamed(one.name, values);
        const changed = { '=': value, '+=': before + value, '-=': before - value, '*=': before * value };
        values.set(one.name, within(changed[one.operator]));
        return;
      }
      case 'set':
        itemAt(one.list, one.index, values);
        listNamed(one.list, values)[evaluate(one.index, values)] = evaluate(one.value, values);
        return;
      case 'if':
        run(evaluate(one.condition, values) ? one.then : one.otherwise);
        return;
      case 'count':
        for (let at = evaluate(one.from, values); at < evaluate(one.below, values); at++) {
          values.set(one.name, at);
          run(one.body);
        }
        return;
      case 'each':
        for (const value of listNamed(one.list, values)) {
          values.set(one.name, value);
          run(one.body);
        }
        return;
      case 'while':
        while (evaluate(one.condition, values)) {
          steps += 1;
          if (steps > mostSteps) throw new RangeError('the program takes too many steps');
          run(one.body);
        }
        return;
      case 'print':
        printed.push(evaluate(one.value, values));
    }
  };
  run(program);
  return printed;
}

function listNamed(name: string, values: Values): number[] {
  const found = values.get(name);
  if (!Array.isArray(found)) throw new RangeError(`there is no list ${name}`);
  return found;
}

function numberNamed(name: string, values: Values): number {
  const found = values.get(name);
  if (typeof found !== 'number') throw new RangeError(`there is no number ${name}`);
  return found;
}

function itemAt(list: string, index: Expression, values: Values): number {
  const found = listNamed(list, values)[evaluate(index, values)];
  if (found === undefined) throw new RangeError('the index is outside of the list');
  return found;
}

/** A number; conditions are 1 or 0. */
function evaluate(one: Expression, values: Values): number {
  switch (one.kind) {
    case 'number':
      return one.value;
    case 'name':
      return numberNamed(one.name, values);
    case 'element':
      return itemAt(one.list, one.index, values);
    case 'length':
      return listNamed(one.list, values).length;
    case 'binary': {
      const left = evaluate(one.left, values);
      // The second condition is not looked at where the first decides, as in the three languages.
      if (one.operator === 'and' && !left) return 0;
      if (one.operator === 'or' && left) return 1;
      return within(compute(one.operator, left, evaluate(one.right, values)));
    }
  }
}

function compute(operator: Operator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case 'div':
    case '%':
      if (left < 0 || right <= 0) throw new RangeError('a division is not the same in all languages');
      return operator === '%' ? left % right : Math.floor(left / right);
    case '<':
      return Number(left < right);
    case '<=':
      return Number(left <= right);
    case '>':
      return Number(left > right);
    case '>=':
      return Number(left >= right);
    case '==':
      return Number(left === right);
    case '!=':
      return Number(left !== right);
    case 'and':
    case 'or':
      return right;
  }
}

function within(value: number): number {
  if (Math.abs(value) > largest) throw new RangeError('the number is too large');
  if (Object.is(value, -0)) throw new RangeError('JavaScript prints -0');
  return value;
}
