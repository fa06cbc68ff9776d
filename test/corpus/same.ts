/** When a value that was read counts as the value that is true. Case, accents, punctuation and invisible letters never matter. */

const fold = (text: string) =>
  text
    .replace(/[\p{Co}\p{Cf}]/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim();

/** Letters, figures and what tells C from C++ and C#. */
export const squash = (text: string) => fold(text).replace(/[^\p{L}\p{N}+#]/gu, '');

const tokens = (text: string) => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** F1 over the words of both, from 0 to 1. */
export const wordOverlap = (a: string | null, b: string | null): number => {
  if (!a || !b) return 0;
  const [left, right] = [tokens(a), tokens(b)];
  if (left.length === 0 || right.length === 0) return 0;
  const rest = [...right];
  const shared = left.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (left.length + right.length);
};

export const sameText = (a: string, b: string) => squash(a) === squash(b);

/** Four words of five: "Senior Nurse, Ward 4" is not "Nurse", but a lost "GmbH" is forgiven in a long name. */
export const nearText = (a: string, b: string) => sameText(a, b) || wordOverlap(a, b) >= 0.8;

export const sameEmail = (a: string, b: string) => fold(a) === fold(b);

const digits = (text: string) => text.replace(/\D/g, '');

/** By the last nine digits, since one side may lack the country code. */
export const samePhone = (a: string, b: string) => {
  const [left, right] = [digits(a), digits(b)];
  if (Math.min(left.length, right.length) < 7) return false;
  return left.endsWith(right.slice(-9)) || right.endsWith(left.slice(-9));
};

/** Host and path of an address, without protocol, `www.` and what trails. */
export const bareUrl = (url: string) =>
  fold(url)
    .replace(/^(mailto:|[a-z]+:\/\/)/, '')
    .replace(/^www\./, '')
    .replace(/[/?#]+$/, '');

/** The first word of one stands in the other, and two of five words agree. */
export const samePlace = (a: string, b: string) => {
  const [left, right] = [tokens(a), tokens(b)];
  const firstOf = (words: string[], others: string[]) => others.includes(words[0] ?? '');
  return (firstOf(left, right) || firstOf(right, left)) && wordOverlap(a, b) >= 0.4;
};

/** To the month, or to the year where one side knows no more. */
export const sameDate = (a: string, b: string) => {
  if (a === 'present' || b === 'present') return a === b;
  const length = a.length > 4 && b.length > 4 ? 7 : 4;
  return a.slice(0, length) === b.slice(0, length);
};
