import { readLabel } from '../../words/form-labels.ts';
import type { Line } from '../document.ts';

const nextLabel = /[.,;]\s+(?=\p{Lu}[\p{L} ]{3,30}:\s)/u;

/** "Vínculo: Bolsista. Enquadramento funcional: Pesquisador": of several labels on a line the one that names a post is left. */
export const withPostsOfRows = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => {
    if (line.text.length > 200 || line.text.includes('\t')) return line;
    const pairs = line.text.split(nextLabel);
    const post = pairs.find((pair) => readLabel(pair)?.kind === 'title');
    return pairs.length > 1 && post && pairs.every((pair) => /^\p{Lu}[\p{L} ]{3,30}:\s/u.test(pair))
      ? { ...line, text: post.replace(/\.$/, ''), spans: [] }
      : line;
  });
