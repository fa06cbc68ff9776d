import type { ReadLine } from '../document.ts';

const colonInCell = /^([\p{L}][\p{L}\p{M} .,/()'’&-]{1,40})\t\s*[:：]\s*(?:\t\s*)?(?=\S)/u;

const leaders = /^(\p{L}[\p{L} /-]{1,30}?)(?:\s?(?:\.{2,}|…+)\s?:|\s\.{3,}(?=\s|$)|\.{5,}(?=\s?\p{L}))/u;
/** "Empresa....: Posto Lagoa Azul", "Period ...... 2019 – 2021": dots that lead from a label to its value. */
const withoutLeaders = <L extends ReadLine>(line: L): L =>
  leaders.test(line.text)
    ? {
        ...line,
        text: line.text.replace(leaders, '$1:'),
        spans: line.spans.map((span) => ({ ...span, text: span.text.replace(leaders, '$1:') })),
      }
    : line;

const labelOfPair = /(?:^|[\s　]+)(?=\p{Script=Han}{2,5}[:：])/gu;
/** "姓名：李明 性别：男 民族：汉": each label and its value in a cell of their own. */
const withPairsApart = <L extends ReadLine>(line: L): L =>
  line.text.length < 100 && !line.text.includes('\t') && (line.text.match(labelOfPair)?.length ?? 0) > 1
    ? { ...line, text: line.text.replace(labelOfPair, '\t').trim() }
    : line;

/** "Name of Hospital ⟂ : St. Raphael": a colon in the cell of the value is moved to its label. */
export const withColonsAtLabels = <L extends ReadLine>(written: L): L => {
  const line = withPairsApart(withoutLeaders(written));
  const [whole, label] = colonInCell.exec(line.text) ?? [];
  const at = line.spans.findIndex((span, i) => i > 0 && span.startsCell);
  if (!whole || !label || at < 0) return line;
  const [value, ...more] = line.spans.slice(at);
  const rest = [{ ...value, text: value?.text.replace(/^\s*[:：]\s*/u, '') ?? '' }, ...more].filter(
    ({ text }) => text !== '',
  );
  const spans = [
    ...line.spans.slice(0, at),
    ...rest.map((span, i) => (i === 0 ? { ...span, startsCell: true } : span)),
  ];
  return { ...line, text: `${label}:\t${line.text.slice(whole.length)}`, spans: spans as L['spans'] };
};
