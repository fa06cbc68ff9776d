import { printExpression } from './print-expression.ts';
import { type Program, type Statement, statementsOf } from './syntax.ts';

export const codeLanguages = ['javascript', 'python', 'java'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** A line of a program and the number of the statement that it belongs to; null for a closing bracket. */
interface CodeLine {
  text: string;
  statement: number | null;
}

/** The lines of a program in one language, as the body of a function. */
export function printProgram(program: Program, language: CodeLanguage): CodeLine[] {
  const numbers = new Map(statementsOf(program).map((one, at) => [one, at]));
  const indent = language === 'javascript' ? '  ' : '    ';
  const printAll = (statements: readonly Statement[], depth: number): CodeLine[] =>
    statements.flatMap((one) => printOne(one, depth));
  const printOne = (one: Statement, depth: number): CodeLine[] => {
    const line = (text: string): CodeLine => ({
      text: indent.repeat(depth) + text,
      statement: numbers.get(one) ?? null,
    });
    const close = (text: string): CodeLine => ({ text: indent.repeat(depth) + text, statement: null });
    const inside = (body: readonly Statement[]) => printAll(body, depth + 1);
    const ends = language === 'python' ? [] : [close('}')];
    const head = headOf(one, language);
    if (one.kind === 'if') {
      const otherwise = language === 'python' ? [close('else:')] : [close('} else {')];
      return [
        line(head),
        ...inside(one.then),
        ...(one.otherwise.length > 0 ? [...otherwise, ...inside(one.otherwise)] : []),
        ...ends,
      ];
    }
    return 'body' in one ? [line(head), ...inside(one.body), ...ends] : [line(head)];
  };
  return printAll(program, 0);
}

/** The first line of a statement. */
function headOf(one: Statement, language: CodeLanguage): string {
  const [isJava, isPython] = [language === 'java', language === 'python'];
  const text = (expression: Parameters<typeof printExpression>[0]) => printExpression(expression, language);
  const block = (word: string, condition: string) =>
    isPython ? `${word} ${condition}:` : `${word} (${condition}) {`;
  const end = isPython ? '' : ';';
  switch (one.kind) {
    case 'list': {
      const values = one.values.join(', ');
      return isJava
        ? `int[] ${one.name} = {${values}};`
        : `${isPython ? '' : 'const '}${one.name} = [${values}]${end}`;
    }
    case 'declare':
      return `${isJava ? 'int ' : isPython ? '' : 'let '}${one.name} = ${text(one.value)}${end}`;
    case 'assign':
      return `${one.name} ${one.operator} ${text(one.value)}${end}`;
    case 'set':
      return `${one.list}[${text(one.index)}] = ${text(one.value)}${end}`;
    case 'if':
      return block('if', text(one.condition));
    case 'while':
      return block('while', text(one.condition));
    case 'count': {
      const [from, below] = [text(one.from), text(one.below)];
      if (isPython) return `for ${one.name} in range(${from === '0' ? '' : `${from}, `}${below}):`;
      return `for (${isJava ? 'int' : 'let'} ${one.name} = ${from}; ${one.name} < ${below}; ${one.name}++) {`;
    }
    case 'each':
      if (isPython) return `for ${one.name} in ${one.list}:`;
      return isJava ? `for (int ${one.name} : ${one.list}) {` : `for (const ${one.name} of ${one.list}) {`;
    case 'print': {
      const call = isJava ? 'System.out.println' : isPython ? 'print' : 'console.log';
      return `${call}(${text(one.value)})${end}`;
    }
  }
}
