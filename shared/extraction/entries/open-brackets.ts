import type { Line } from '../document.ts';

const openBracket = /\([^()]*$|\[[^[\]]*$/u;
const restOfBracket = /^[^()[\]]{1,60}[)\]]$/u;
/** "(agosto de 2013 a julio" over "de 2020). Grupos …": the end of a period, and the sentence after it. */
const restOfPeriod = /^([^()]{0,24}\d{4}\)[.,:]?)\s+(\S.*)$/u;

/** "Accountant (Vinhos da Ribeira, Peso da ⟂ 2019 – 2021" over "Régua)": a bracket that wraps is closed in its own cell. */
export const joinOpenBrackets = (lines: readonly Line[]): Line[] => {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [line, next] = [lines[i] as Line, lines[i + 1]];
    const [cell = '', ...others] = line.text.split('\t');
    const isBelow = next && !next.bullet && Math.abs(next.x - line.x) < 3 && openBracket.test(cell);
    const [, end, sentence] = (isBelow && others.length === 0 && restOfPeriod.exec(next.text)) || [];
    if (isBelow && restOfBracket.test(next.text)) {
      out.push({ ...line, text: [`${cell} ${next.text}`, ...others].join('\t'), spans: [] });
      i++;
    } else if (isBelow && end && sentence) {
      // The sentence stays on its line; the head has only the period.
      out.push({ ...line, text: `${cell} ${end}`, spans: [] }, { ...next, text: sentence, spans: [] });
      i++;
    } else out.push(line);
  }
  return out;
};
