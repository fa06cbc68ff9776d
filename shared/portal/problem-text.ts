import type { CommonWords } from './words/en.ts';

/** The problem of a field, from the code of the error's detail. `kind` is what the field asks for. */
export function problemText(kind: string, code: string, words: CommonWords): string {
  if (code === 'required') return words.required;
  if (code === 'too_many') return words.oneFile;
  if (code === 'too_long' || /max_?(?:length|characters)/.test(code)) return words.tooLong;
  if (kind === 'email') return words.invalidEmail;
  if (kind === 'link' || kind === 'url') return words.invalidLink;
  if (kind === 'phone' || kind === 'tel') return words.invalidPhone;
  return words.invalid;
}
