import { subjectNotErased } from './erased-marks.ts';
import { answersAbout } from './keys.ts';
import type { Item, Key, PutCondition, Write } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

const linkTo = (subject: string, { pk, sk }: Key): Key => ({ pk: answersAbout(subject), sk: `${pk}#${sk}` });

/**
 * The writes that store a row of an answer where the erasure of anything that it tells of finds it. The link is a row of the table
 * and not of an index, which lags: an erasure marks first and reads links after that, so every answer either is found by
 * it or meets the mark here and is not stored.
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

/** Every row of answers about a resource, and the link that leads to it; null for one that only an index knows. */
export async function* rowsAbout(
  table: Table,
  subject: string,
): AsyncGenerator<{ row: Key; link: Key | null }> {
  for await (const { pk, sk, data } of rowsIn<Key>(table, answersAbout(subject)))
    yield { row: data, link: { pk, sk } };
  // Those of releases before the one of November 22, 2026, which end a day after its deployment.
  for await (const { pk, sk } of rowsIn(table, answersAbout(subject), 'gsi1'))
    yield { row: { pk, sk }, link: null };
}
