import type { CodeLanguage } from './print-program.ts';
import type { Expression, Operator } from './syntax.ts';

/** How tightly an operator binds its sides, in all three languages. */
const strength: Readonly<Record<Operator, number>> = {
  or: 1,
  and: 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  div: 6,
  '%': 6,
};

const symbols: Readonly<Record<CodeLanguage, Partial<Record<Operator, string>>>> = {
  javascript: { and: '&&', or: '||', '==': '===', '!=': '!==' },
  python: { div: '//' },
  java: { and: '&&', or: '||', div: '/' },
};

/** An expression in one language; brackets are where its operators need them. */
export function printExpression(one: Expression, language: CodeLanguage): string {
  switch (one.kind) {
    case 'number':
      return String(one.value);
    case 'name':
      return one.name;
    case 'element':
      return `${one.list}[${printExpression(one.index, language)}]`;
    case 'length':
      return language === 'python' ? `len(${one.list})` : `${one.list}.length`;
    case 'binary': {
      if (one.operator === 'div' && language === 'javascript')
        return `Math.floor(${printSide(one.left, strength.div, language)} / ${printSide(one.right, strength.div + 1, language)})`;
      const own = strength[one.operator];
      // Python chains comparisons: a comparison inside of one is put in brackets.
      const isComparison = own === 3 || own === 4;
      const left = printSide(one.left, isComparison ? 5 : own, language);
      const right = printSide(one.right, isComparison ? 5 : own + 1, language);
      return `${left} ${symbols[language][one.operator] ?? one.operator} ${right}`;
    }
  }
}

function printSide(one: Expression, atLeast: number, language: CodeLanguage): string {
  const text = printExpression(one, language);
  const isCall = one.kind === 'binary' && one.operator === 'div' && language === 'javascript';
  return one.kind === 'binary' && !isCall && strength[one.operator] < atLeast ? `(${text})` : text;
}
