import { findDates, withoutDates } from '../../words/dates.ts';
import { readLabel } from '../../words/form-labels.ts';
import type { Line } from '../document.ts';

/** The kind of contract, which is no fact of a profile, comes first on such a line, or after the period. */
const firstLabel = /(?:^|\t)V[íi]nculo(?: institucional)?:\s/iu;
const nextLabel = /[.,;]\s+(?=\p{Lu}[\p{L} ]{3,30}:)/u;

/** "Vínculo: Bolsista. Enquadramento funcional: Pesquisador", a line of the academic form of Brazil: the label of the post is left. */
export const withPostsOfRows = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => {
    const first = line.text.length > 200 ? null : firstLabel.exec(line.text);
    const pairs = first ? line.text.slice(first.index).trim().split(nextLabel) : [];
    const post = pairs.find((pair) => readLabel(pair)?.kind === 'title');
    if (!first || !post) return line;
    const period = line.text.slice(0, first.index);
    if (period && (withoutDates(period, findDates(period)) || !/^Enquadramento/iu.test(post))) return line;
    return { ...line, text: [period, post.replace(/\.$/, '')].filter(Boolean).join('\t'), spans: [] };
  });

/** "竹溪中學／教師／2015 年 8 月～迄今": the parts of a head that full-width slashes separate are cells. */
export const withCellsAtSlashes = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => {
    const isHead = line.text.split('／').length > 2 && findDates(line.text).length === 1;
    return isHead ? { ...line, text: line.text.replaceAll('／', '\t'), spans: [] } : line;
  });
