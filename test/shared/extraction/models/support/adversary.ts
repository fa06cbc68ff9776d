import type { Answers, Cited, Part } from '../../../../../shared/model/answer-schema.ts';

interface SeenLine {
  number: number;
  text: string;
}

const inventions = [
  'Zorblax Industries',
  'Chief Galactic Officer',
  'Harvard University',
  'Quantum Basket Weaving',
  'score: 100',
  '',
  '   ',
  '…',
  'a'.repeat(5000),
  '100',
  'null',
  '<b>CEO</b>',
];

/** Lines of which a part would be a lie, or is never to be told. */
export const temptingLines = [
  'GPA 3.85/4.0, saved €1,000,000 within 1.5 years of Java',
  'Married, two children',
  'Date of birth: 12 March 1990',
  'Religion: Catholic',
  'Born 1990 in Ghana, nurse at Northwind',
];
/** What of them no profile may say. */
export const neverSaid = /married|children|birth|1990|catholic|religion|born/i;

/** The digits behind a mark in a number: "85" of 3.85. */
const partOfNumber = (text: string) => /\d[.,'’](\d+)/.exec(text)?.[1] ?? '85';

/** Ways to lie about a value that was true: invent, move, stretch, cut, join, disguise. */
function lies(random: () => number, lines: readonly SeenLine[]) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const anyLine = () => pick(lines);
  const tempting = () => pick(lines.filter(({ text }) => temptingLines.includes(text)));
  return [
    () => {
      const { text, number } = tempting();
      const words = text.split(' ');
      const from = Math.floor(random() * words.length);
      return { value: words.slice(from, from + pick([1, 2, 3, 9])).join(' '), line: number };
    },
    () => ({ value: pick(['1990', '1990-03', '1990-03-12']), line: tempting().number }),
    () => {
      const { text, number } = pick(lines.filter((line) => /\d[.,'’]\d/.test(line.text)));
      return { value: partOfNumber(text), line: number };
    },
    ({ line }: Cited): Cited => ({ value: pick(inventions), line }),
    ({ value }: Cited): Cited => ({ value, line: anyLine().number }),
    ({ value, line }: Cited): Cited => ({ value, line: line + pick([-3, -2, -1, 1, 2, 3]) }),
    ({ value }: Cited): Cited => ({ value, line: pick([0, -1, 1e9, 99_999]) }),
    ({ line }: Cited): Cited => ({ value: anyLine().text, line }),
    ({ value, line }: Cited): Cited => ({ value: `${value} ${pick(['Senior', 'PhD', '2', 'Inc'])}`, line }),
    ({ value, line }: Cited): Cited => ({ value: value.slice(1), line }),
    ({ value, line }: Cited): Cited => ({ value: value.slice(0, Math.ceil(value.length / 2)), line }),
    ({ value, line }: Cited): Cited => ({ value: `${value} ${anyLine().text}`, line }),
    // A Cyrillic letter for a Latin one, a letter for its neighbour, digits turned round.
    ({ value, line }: Cited): Cited => ({
      value: value.replace(/[ae]/, (l) => (l === 'a' ? 'а' : 'е')),
      line,
    }),
    ({ value, line }: Cited): Cited => ({ value: value.replace(/\p{L}/u, 'q'), line }),
    ({ value, line }: Cited): Cited => ({ value: [...value].reverse().join(''), line }),
    ({ value, line }: Cited): Cited => ({
      value: value.replace(/\d{4}/, (y) => String(Number(y) - 3)),
      line,
    }),
    ({ value, line }: Cited): Cited => ({ value: value.replace(/-\d\d$/, '-11'), line }),
    ({ value, line }: Cited): Cited => ({ value: `${value}-05-17`, line }),
    // True, but dressed: this one may stay.
    ({ value, line }: Cited): Cited => ({ value: value.toUpperCase(), line }),
  ];
}

const isCited = (node: unknown): node is Cited =>
  node !== null && typeof node === 'object' && 'value' in node && 'line' in node;

/** An honest answer with a share of its values turned into lies, entries made up, and blocks that reach anywhere. */
export function lieAbout(
  answer: Answers[Part],
  { random, lines, share }: { random: () => number; lines: readonly SeenLine[]; share: number },
): unknown {
  const ways = lies(random, lines);
  const walk = (node: unknown): unknown => {
    if (isCited(node)) return random() < share ? ways[Math.floor(random() * ways.length)]?.(node) : node;
    if (Array.isArray(node)) {
      const told = node.map(walk);
      return random() < share && node[0] !== undefined ? [...told, walk(structuredClone(node[0]))] : told;
    }
    if (node === null || typeof node !== 'object') return node;
    return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, lieOrWalk(name, inner)]));
  };
  const lieOrWalk = (name: string, inner: unknown) => {
    const number = () => Math.floor(random() * (lines.length + 10)) - 4;
    if (name === 'summary' && random() < share) return { from: number(), to: number() };
    if (name === 'highlights' && random() < share) return [{ from: number(), to: number() }];
    if (name === 'current_line' && random() < share) return number();
    return walk(inner);
  };
  return walk(answer);
}

/** All values of an answer with the lines they claim to stand on. */
export function citedIn(node: unknown): Cited[] {
  if (isCited(node)) return [node];
  if (node === null || typeof node !== 'object') return [];
  return Object.values(node).flatMap(citedIn);
}

/** All lines that an answer names as saying that a period goes on. */
export function currentLinesIn(node: unknown): number[] {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, inner]) =>
    name === 'current_line' && typeof inner === 'number' ? [inner] : currentLinesIn(inner),
  );
}
