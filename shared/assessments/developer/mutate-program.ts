import type { Comparison, Expression, Program, Statement } from './syntax.ts';

/** A program with one statement changed, and that statement's number. */
interface Mutant {
  program: Program;
  statement: number;
}

const nearComparisons: Readonly<Record<Comparison, readonly Comparison[]>> = {
  '<': ['<=', '>'],
  '<=': ['<'],
  '>': ['>=', '<'],
  '>=': ['>'],
  '==': ['!='],
  '!=': ['=='],
};
const isComparison = (operator: string): operator is Comparison => Object.hasOwn(nearComparisons, operator);

/** All ways of one small mistake in a program: an operator, a number, a bound or an index that is next to the right one. */
export function mutantsOf(program: Program): Mutant[] {
  let next = 0;
  const change = (
    statements: readonly Statement[],
    rebuild: (changed: readonly Statement[]) => Program,
  ): Mutant[] =>
    statements.flatMap((one, at) => {
      const statement = next;
      next += 1;
      const put = (changed: Statement) => rebuild(statements.with(at, changed));
      const own = changesOf(one).map((changed) => ({ program: put(changed), statement }));
      if (one.kind === 'if')
        return [
          ...own,
          ...change(one.then, (then) => put({ ...one, then })),
          ...change(one.otherwise, (otherwise) => put({ ...one, otherwise })),
        ];
      return 'body' in one ? [...own, ...change(one.body, (body) => put({ ...one, body }))] : own;
    });
  return change(program, (changed) => changed);
}

function changesOf(one: Statement): Statement[] {
  switch (one.kind) {
    case 'list':
      return [];
    case 'declare':
    case 'print':
      return changedExpressions(one.value).map((value) => ({ ...one, value }));
    case 'assign':
      return [
        ...(one.operator === '+='
          ? [{ ...one, operator: '-=' } as const, { ...one, operator: '=' } as const]
          : []),
        ...(one.operator === '-=' ? [{ ...one, operator: '+=' } as const] : []),
        ...changedExpressions(one.value).map((value) => ({ ...one, value })),
      ];
    case 'set':
      return changedExpressions(one.value).map((value) => ({ ...one, value }));
    case 'if':
    case 'while':
      return changedExpressions(one.condition).map((condition) => ({ ...one, condition }));
    case 'count':
      return [
        ...changedExpressions(one.from).map((from) => ({ ...one, from })),
        {
          ...one,
          below: { kind: 'binary', operator: '-', left: one.below, right: { kind: 'number', value: 1 } },
        },
      ];
    case 'each':
      return [];
  }
}

function changedExpressions(one: Expression): Expression[] {
  switch (one.kind) {
    case 'number':
      return [{ ...one, value: one.value + 1 }, ...(one.value > 0 ? [{ ...one, value: one.value - 1 }] : [])];
    case 'element':
      return changedExpressions(one.index).map((index) => ({ ...one, index }));
    case 'binary': {
      const { operator } = one;
      const others = isComparison(operator)
        ? nearComparisons[operator]
        : operator === '+'
          ? (['-'] as const)
          : operator === '-'
            ? (['+'] as const)
            : [];
      return [
        ...others.map((other) => ({ ...one, operator: other })),
        ...changedExpressions(one.left).map((left) => ({ ...one, left })),
        ...changedExpressions(one.right).map((right) => ({ ...one, right })),
      ];
    }
    case 'name':
    case 'length':
      return [];
  }
}
