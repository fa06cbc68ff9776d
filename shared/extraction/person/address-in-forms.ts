import { placeLabels } from '../../words/cv-labels.ts';
import { fold } from '../../words/fold.ts';
import { addressScore, placeScore } from '../../words/places.ts';
import type { Line } from '../document.ts';
import type { Section } from '../sections/section.ts';

const label = new RegExp(`^(?:${placeLabels})\\s*(?:[:：]\\s*\\t?|\\t)\\s*`, 'iu');
/** Sections about other people, whose addresses are not the person's. */
const ofOthers = /^(?:\p{L}+ )?(?:refer|recommend|testimon|emergency|next of kin|推薦|参照)/u;

/** The labelled address in a form about the person that is apart from the contact data: "Personal details" at the end of a CV. */
export const addressInForms = (sections: readonly Section[]): { raw: string; line: Line } | null => {
  const lines = sections
    .filter(({ kind, title }) => kind === 'other' && !ofOthers.test(fold(title ?? '')))
    .flatMap((section) => section.lines);
  for (const line of lines) {
    const raw = label.test(line.text) ? (line.text.replace(label, '').split('\t')[0] ?? '') : '';
    if (Math.max(placeScore(raw), addressScore(raw)) > 0) return { raw, line };
  }
  return null;
};
