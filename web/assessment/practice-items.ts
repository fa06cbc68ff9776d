import type { ShownItem } from '../../shared/contracts/assessment-session.ts';
import type { TakenAssessment } from './use-assessment.ts';
import { t } from './words.ts';

/** An example, which is neither stored nor scored. Any answer to a statement is right. */
interface PracticeItem {
  item: ShownItem;
  right?: string;
  /** How the right answer is named. */
  shownAs?: string;
  why: string;
}

const itemOf = (item: Pick<ShownItem, 'type' | 'prompt'> & Partial<ShownItem>): ShownItem => ({
  id: `practice-${item.type}`,
  options: null,
  seconds: null,
  code: null,
  examples: null,
  ...item,
});

const frame =
  '<rect x="1" y="1" width="98" height="98" fill="none" stroke="currentColor" stroke-opacity="0.5"/>';
const figures = [
  (x: number) => `<circle cx="${x}" cy="50" r="9" fill="currentColor"/>`,
  (x: number) => `<rect x="${x - 8}" y="42" width="16" height="16" fill="currentColor"/>`,
  (x: number) => `<polygon points="${x},40 ${x + 10},59 ${x - 10},59" fill="currentColor"/>`,
];
/** A cell with up to three of one figure. */
const cell = (figure: number, count: number) =>
  frame + Array.from({ length: count }, (_, at) => figures[figure]?.(25 + 25 * at)).join('');
const unknown =
  '<rect x="1" y="1" width="98" height="98" fill="none" stroke="currentColor" stroke-dasharray="6 4"/>' +
  '<text x="50" y="66" font-size="48" text-anchor="middle" fill="currentColor">?</text>';
const svg = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}">${content}</svg>`;

const options: [figure: number, count: number][] = [
  [0, 3],
  [2, 2],
  [1, 3],
  [2, 1],
  [0, 2],
  [2, 3],
  [1, 2],
  [0, 1],
];
const drawing = () =>
  svg(
    300,
    Array.from({ length: 9 }, (_, at) => {
      const [row, column] = [Math.floor(at / 3), at % 3];
      const content = at === 8 ? unknown : cell(column, row + 1);
      return `<g transform="translate(${100 * column} ${100 * row})">${content}</g>`;
    }).join(''),
  );

const programs: Record<string, string[]> = {
  javascript: [
    'let sum = 0;',
    'for (let i = 1; i <= 3; i++) {',
    '  sum = sum + i;',
    '}',
    'console.log(sum);',
  ],
  python: ['sum = 0', 'for i in range(1, 4):', '    sum = sum + i', 'print(sum)'],
  java: [
    'int sum = 0;',
    'for (int i = 1; i <= 3; i++) {',
    '    sum = sum + i;',
    '}',
    'System.out.println(sum);',
  ],
};

/** The examples of an assessment, in their order. */
export function practiceItems({ kind, non_visual, code_language }: TakenAssessment): PracticeItem[] {
  if (kind === 'disc_o') {
    const item = itemOf({ type: 'likert', prompt: t.practice.statement, options: t.practice.agree });
    return [{ item, why: t.practice.why.likert }];
  }
  if (kind === 'developer') {
    const language = code_language ?? 'javascript';
    const code = { language, lines: programs[language] ?? [] };
    const item = itemOf({ type: 'reading', prompt: 'What does this program print?', code });
    return [{ item, right: '6', why: t.practice.why.reading }];
  }
  const series = {
    item: itemOf({ type: 'number', prompt: '2, 5, 8, 11' }),
    right: '14',
    why: t.practice.why.number,
  };
  if (non_visual) return [series];
  const drawings = options.map(([figure, count]) => svg(100, cell(figure, count)));
  const matrix = itemOf({ type: 'matrix', prompt: drawing(), options: drawings });
  return [{ item: matrix, right: '5', shownAs: t.question.option(6), why: t.practice.why.matrix }, series];
}
