import type { OperatorList } from './respace.ts';

/** Operators of pdf.js by name. */
type PathOperators = Readonly<
  Record<
    | 'save'
    | 'restore'
    | 'transform'
    | 'constructPath'
    | 'paintFormXObjectBegin'
    | 'paintFormXObjectEnd'
    | 'stroke'
    | 'closeStroke'
    | 'fill'
    | 'eoFill'
    | 'fillStroke'
    | 'eoFillStroke',
    number
  >
>;

/** A line of a table: its place across, and where it begins and ends along its direction. Points from the page's top left. */
export interface Rule {
  at: number;
  from: number;
  to: number;
}

/** The lines of a page that are drawn upright or level. */
export interface Rules {
  level: Rule[];
  upright: Rule[];
}

type Matrix = readonly [number, number, number, number, number, number];
type Point = readonly [number, number];

/** The most strokes that are looked at: a drawing of more is a picture. */
const maxStrokes = 3000;
/** A filled area that is not thicker is a line. In points. */
const thickest = 2.5;
/** A shorter line is a part of a letter, an icon or a bullet. In points. */
const shortest = 6;

const product = (m: Matrix, n: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = n;
  return [
    m[0] * a + m[2] * b,
    m[1] * a + m[3] * b,
    m[0] * c + m[2] * d,
    m[1] * c + m[3] * d,
    m[0] * e + m[2] * f + m[4],
    m[1] * e + m[3] * f + m[5],
  ];
};

/** How many numbers follow each operator of a path: move, line, curve, quadratic curve, close. */
const lengths = [2, 2, 6, 4, 0];
const closes = 4;

/** The corners of each closed or open part of a path; a part with a curve has none. */
function partsOf(path: ArrayLike<number>): Point[][] {
  const parts: Point[][] = [];
  let corners: Point[] = [];
  for (let i = 0; i < path.length; ) {
    const operator = path[i] ?? closes;
    const length = lengths[operator];
    if (length === undefined) return [];
    if (operator === 0) {
      corners = [];
      parts.push(corners);
    }
    if (operator === closes && corners[0]) corners.push(corners[0]);
    else if (length > 2) return [];
    else corners.push([path[i + 1] ?? 0, path[i + 2] ?? 0]);
    i += 1 + length;
  }
  return parts;
}

/** The lines of the page as they are drawn, those of form fields and tables alike. `top` and `left` are the page's corner. */
export function rulesOf(
  { fnArray, argsArray }: OperatorList,
  ops: PathOperators,
  { top, left }: { top: number; left: number },
): Rules {
  const rules: Rules = { level: [], upright: [] };
  const strokes = new Set([ops.stroke, ops.closeStroke, ops.fillStroke, ops.eoFillStroke]);
  const fills = new Set([ops.fill, ops.eoFill]);
  const kept: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let strokesLeft = maxStrokes;
  const place = ([x, y]: Point): Point => [
    matrix[0] * x + matrix[2] * y + matrix[4] - left,
    top - (matrix[1] * x + matrix[3] * y + matrix[5]),
  ];
  const add = ([x1, y1]: Point, [x2, y2]: Point) => {
    strokesLeft--;
    const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    if (height <= thickest && width >= shortest)
      rules.level.push({ at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) });
    else if (width <= thickest && height >= shortest)
      rules.upright.push({ at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) });
  };
  for (const [i, operator] of fnArray.entries()) {
    if (operator === ops.save) kept.push(matrix);
    else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) matrix = kept.pop() ?? matrix;
    else if (operator === ops.transform) matrix = product(matrix, argsArray[i] as number[]);
    else if (operator === ops.paintFormXObjectBegin) {
      kept.push(matrix);
      const [own] = argsArray[i] as [number[] | null];
      if (own) matrix = product(matrix, own);
    } else if (operator === ops.constructPath && strokesLeft > 0) {
      const [paints, [path]] = argsArray[i] as [number, [ArrayLike<number> | null]];
      if (!path || !(strokes.has(paints) || fills.has(paints))) continue;
      for (const part of partsOf(path)) {
        const corners = part.map(place);
        if (strokes.has(paints))
          for (const [j, corner] of corners.slice(1).entries()) add(corners[j] ?? corner, corner);
        else if (corners.length > 2) add(least(corners), most(corners));
      }
    }
  }
  return { level: joined(rules.level), upright: joined(rules.upright) };
}

const least = (corners: readonly Point[]): Point => [
  Math.min(...corners.map(([x]) => x)),
  Math.min(...corners.map(([, y]) => y)),
];
const most = (corners: readonly Point[]): Point => [
  Math.max(...corners.map(([x]) => x)),
  Math.max(...corners.map(([, y]) => y)),
];

/** Pieces of one line, drawn cell by cell, as one. */
function joined(rules: readonly Rule[]): Rule[] {
  const lines: Rule[] = [];
  for (const rule of [...rules].sort((a, b) => Math.round(a.at) - Math.round(b.at) || a.from - b.from)) {
    const last = lines.at(-1);
    if (last && Math.abs(rule.at - last.at) < 2 && rule.from <= last.to + 4 && rule.from >= last.from - 4)
      last.to = Math.max(last.to, rule.to);
    else lines.push({ ...rule });
  }
  return lines;
}
