import { readLabel } from '../../words/form-labels.ts';
import type { Line } from '../document.ts';

/** The kind of contract, which is no fact of a profile, comes first on such a line. */
const firstLabel = /^V[íi]nculo(?: institucional)?:\s/iu;
const nextLabel = /[.,;]\s+(?=\p{Lu}[\p{L} ]{3,30}:\s)/u;

/** "Vínculo: Bolsista. Enquadramento funcional: Pesquisador", a line of the academic form of Brazil: the label of the post is left. */
export const withPostsOfRows = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => {
    if (line.text.length > 200 || !firstLabel.test(line.text)) return line;
    const post = line.text.split(nextLabel).find((pair) => readLabel(pair)?.kind === 'title');
    return post ? { ...line, text: post.replace(/\.$/, ''), spans: [] } : line;
  });
