import type { Matrix } from './matrix.ts';
import type { Cell } from './matrix-rules.ts';

/** The drawings of a matrix as SVG; lines and fills have the colour of the text around them, so both themes work. */
export interface DrawnMatrix {
  /** Three rows of three cells; the last shows a question mark. */
  matrix: string;
  /** Eight, in the order of the item. */
  options: readonly string[];
}

const side = 100;
const shade = [0, 0.25, 0.6, 1];
/** Radii of the figures in a slot of 24. */
const radii = [4, 6.5, 9, 11.5];
/** Corners of the shapes; 0 draws a circle. */
const corners = [0, 3, 4, 5, 6];
const round = (value: number) => Math.round(value * 10) / 10;

function figure({ shape, fill, size }: Cell, x: number, y: number): string {
  const radius = radii[size] ?? 0;
  const paint = `fill="currentColor" fill-opacity="${shade[fill]}" stroke="currentColor" stroke-width="1.5"`;
  const count = corners[shape] ?? 0;
  if (count === 0) return `<circle cx="${x}" cy="${y}" r="${radius}" ${paint}/>`;
  const points = Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  });
  return `<polygon points="${points.join(' ')}" ${paint}/>`;
}

/** A dot on the edge, clockwise from the middle of the upper side. */
function mark(place: number): string {
  const angle = (Math.PI * place) / 4 - Math.PI / 2;
  const far = 44 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
  const [x, y] = [50 + far * Math.cos(angle), 50 + far * Math.sin(angle)];
  return `<circle cx="${round(x)}" cy="${round(y)}" r="3.5" fill="currentColor"/>`;
}

function drawCell(cell: Cell): string {
  const frame = `<rect x="1" y="1" width="98" height="98" fill="none" stroke="currentColor" stroke-opacity="0.5"/>`;
  const figures = Array.from({ length: cell.count }, (_, at) =>
    figure(cell, 25 + 25 * (at % 3), 25 + 25 * Math.floor(at / 3)),
  );
  return `${frame}${figures.join('')}${mark(cell.mark)}`;
}

const svg = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}">${content}</svg>`;

const questionMark =
  '<rect x="1" y="1" width="98" height="98" fill="none" stroke="currentColor" stroke-dasharray="6 4"/>' +
  '<text x="50" y="66" font-size="48" text-anchor="middle" fill="currentColor">?</text>';

export const drawMatrix = ({ cells, options }: Matrix): DrawnMatrix => ({
  matrix: svg(
    3 * side,
    cells
      .map((cell, at) => {
        const content = at === 8 ? questionMark : drawCell(cell);
        return `<g transform="translate(${side * (at % 3)} ${side * Math.floor(at / 3)})">${content}</g>`;
      })
      .join(''),
  ),
  options: options.map((cell) => svg(side, drawCell(cell))),
});
