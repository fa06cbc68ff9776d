import type { Line } from '../document.ts';

const openBracket = /\([^()]*$/u;
const restOfBracket = /^[^()]{1,60}\)$/u;

/** "Accountant (Vinhos da Ribeira, Peso da ⟂ 2019 – 2021" over "Régua)": a bracket that wraps is closed in its own cell. */
export const joinOpenBrackets = (lines: readonly Line[]): Line[] => {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [line, next] = [lines[i] as Line, lines[i + 1]];
    const [cell = '', ...others] = line.text.split('\t');
    const goesOn = next && !next.bullet && Math.abs(next.x - line.x) < 3 && restOfBracket.test(next.text);
    if (goesOn && openBracket.test(cell)) {
      out.push({ ...line, text: [`${cell} ${next.text}`, ...others].join('\t'), spans: [] });
      i++;
    } else out.push(line);
  }
  return out;
};
