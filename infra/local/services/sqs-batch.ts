import { AwsError } from './aws-error.ts';

type Entry = { Id?: string };
type Failure = { Id: string; SenderFault: true; Code: string; Message: string };

const MAX_ENTRIES = 10;

/** Runs each entry separately: a failed entry is listed under Failed and does not affect the others. */
export function runBatch<E extends Entry, R>(entries: E[] | undefined, run: (entry: E) => R) {
  const Successful: (R & { Id: string })[] = [];
  const Failed: Failure[] = [];
  for (const entry of checkEntries(entries)) {
    const Id = entry.Id as string;
    try {
      Successful.push({ Id, ...run(entry) });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      Failed.push({ Id, SenderFault: true, Code: error.code, Message: error.message });
    }
  }
  return { Successful, Failed };
}

function checkEntries<E extends Entry>(entries: E[] = []): E[] {
  if (entries.length === 0)
    throw new AwsError('EmptyBatchRequest', 'There should be at least one entry in the request.');
  if (entries.length > MAX_ENTRIES)
    throw new AwsError(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are ${MAX_ENTRIES}.`,
    );
  if (!entries.every(({ Id }) => /^[\w-]{1,80}$/.test(Id ?? '')))
    throw new AwsError(
      'InvalidBatchEntryId',
      'An Id may hold letters, digits, hyphens and underscores, up to 80.',
    );
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length)
    throw new AwsError('BatchEntryIdsNotDistinct', 'Two or more batch entries have the same Id.');
  return entries;
}
