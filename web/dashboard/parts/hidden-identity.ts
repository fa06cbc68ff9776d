import type { AnswerOf } from '../../../client/src/index.ts';

type Profile = NonNullable<AnswerOf<'/v1/scans/{id}', 'get'>['profile']>;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string | null | undefined, least: number) =>
  (fold(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= least);

/** Replaces the words of the person's name, mailbox and place in what was read from the CV, as its redacted text does. */
export function identityHider({ basics }: Profile): (text: string) => string {
  const { name, emails, location } = basics;
  const marks = new Map([
    ...[location?.raw, location?.city, location?.region, location?.postal_code]
      // "The" and "Den" of The Hague are no names of a place.
      .flatMap((text) => wordsOf(text, 4))
      .map((word) => [word, '[address]'] as const),
    ...[name, ...emails.map(({ address }) => address.split('@')[0])]
      .flatMap((text) => wordsOf(text, 2))
      .map((word) => [word, '[name]'] as const),
  ]);
  return (text) => text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => marks.get(fold(word)) ?? word);
}
