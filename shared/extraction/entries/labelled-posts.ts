import { readLabel } from '../../words/form-labels.ts';
import type { Line } from '../document.ts';

const postAndSentence = /^([^.:]{3,24}:\s[^.:;!?]{3,60}\p{L})\.\s+(\p{Lu}.{6,})$/u;

/** "Puesto: Cajera. Cobro, arqueo de caja y acomodo de mercancía.": the labelled post, and the text of the job after it on its line. */
export const withPostsApart = (lines: readonly Line[]): readonly Line[] =>
  lines.flatMap((line) => {
    const [, post, sentence] = postAndSentence.exec(line.text) ?? [];
    return post && sentence && readLabel(post)?.kind === 'title'
      ? [
          { ...line, text: post, spans: [] },
          { ...line, text: sentence, spans: [] },
        ]
      : [line];
  });
