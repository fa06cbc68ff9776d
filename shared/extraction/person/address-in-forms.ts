import type { Line } from '../document.ts';
import type { Section } from '../sections/section.ts';

const addressLabel = new RegExp(
  [
    '^(?:(?:present|permanent|home|postal|residential)\\s)?(?:address|adresse|anschrift|wohnadresse|direcci[oó]n|domicilio|',
    'indirizzo|endere[çc]o|morada|adres|adress|地址|住所|现居住地)\\s*(?:[:：]\\s*\\t?|\\t)\\s*',
  ].join(''),
  'iu',
);
/** The address in a form about the person that is not next to the contact data, "Personal particulars" at the end of a CV. */
export const addressInForms = (sections: readonly Section[]): { raw: string; line: Line } | null => {
  const lines = sections.filter(({ kind }) => kind === 'other').flatMap((section) => section.lines);
  for (const line of lines) {
    const raw = addressLabel.test(line.text) ? line.text.replace(addressLabel, '').split('\t')[0] : undefined;
    if (raw && /\p{L}{3}/u.test(raw) && !/@/.test(raw)) return { raw, line };
  }
  return null;
};
