import type { Caller } from '../../../../shared/http/api-gateway.ts';
import { resultOf } from '../../../functions/support/reading.ts';
import { searchDesk } from '../../../functions/support/search-desk.ts';
import type { Backend } from '../../../support/backend.ts';
import { many } from './fill.ts';

/** Words of one beginning, of letters that take four bytes; and words of as many beginnings. */
const texts = [
  many(3_000, (n) => `${'\u{10400}'.repeat(36)}${n}`),
  many(3_000, (n) => `${n.toString(36).padStart(3, 'x')}word`),
];

/** The rows of a candidate in the index of words, filled by two CVs in turn; `afterEach` looks at them. */
export async function fillWords(
  backend: Backend,
  caller: Caller,
  candidateId: string,
  afterEach: () => Promise<void>,
): Promise<void> {
  const desk = searchDesk(backend);
  for (const words of texts) {
    await desk.scanFor(caller, candidateId, { ...resultOf('Jane'), lines: [words.join(' ')] });
    await desk.index(caller, candidateId);
    await afterEach();
  }
}
