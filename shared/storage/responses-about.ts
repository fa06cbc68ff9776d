import { subjectNotErased } from './erased-marks.ts';
import { responsesAbout } from './keys.ts';
import type { Item, Key, PutCondition, Write } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

const linkTo = (subject: string, { pk, sk }: Key): Key => ({
  pk: responsesAbout(subject),
  sk: `${pk}#${sk}`,
});

/**
 * The writes that store a row of a response, with links from its subjects so that their erasure finds it. A link is a
 * row and not an index entry, because an index lags. An erasure writes its mark before it reads the links, so it either
 * finds a response, or the response fails on the mark and is not stored.
 */
export const writesAbout = (subjects: readonly string[], row: Item, when: PutCondition): Write[] => {
  if (subjects.length === 0) return [{ put: row, when, cheap: true }];
  const place = { expires_at: row.expires_at, data: { pk: row.pk, sk: row.sk } };
  const found = subjects.flatMap((subject): Write[] => [
    {
      put: { ...linkTo(subject, row), ...place },
      when: { always: 'its transaction checks the mark of its subject' },
    },
    subjectNotErased(subject),
  ]);
  return [{ put: row, when }, ...found];
};

/** Every row of responses about a resource, with its link; null for a row that only an index finds. */
export async function* rowsAbout(
  table: Table,
  subject: string,
): AsyncGenerator<{ row: Key; link: Key | null }> {
  for await (const { pk, sk, data } of rowsIn<Key>(table, responsesAbout(subject)))
    yield { row: data, link: { pk, sk } };
  // The rows of releases before November 22, 2026, which expire a day after its deployment.
  for await (const { pk, sk } of rowsIn(table, responsesAbout(subject), 'gsi1'))
    yield { row: { pk, sk }, link: null };
}
