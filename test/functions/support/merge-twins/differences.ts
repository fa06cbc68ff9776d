import { isDeepStrictEqual } from 'node:util';

interface Circumstances {
  /** Whether the nightly sweep ran. */
  swept: boolean;
  today: Date;
}
type Seen = Record<string, unknown>;

/**
 * What differs between a person who was merged for a time and their twin who never was. Intended differences:
 * 1. A reminder of retention may come again, or later than in the twin, but never not at all.
 * 2. The timeline of a restored candidate lacks the time in which it was merged.
 */
export function differences(seen: Seen, expected: Seen, circumstances: Circumstances): string[] {
  const found: string[] = [];
  for (const [part, wanted] of Object.entries(expected)) {
    const shown = seen[part];
    if (isDeepStrictEqual(shown, wanted)) continue;
    if (part === 'retention_due_on' && mayRemindAgain(shown, wanted, circumstances)) continue;
    if (part === 'timeline' && isWithin(shown as unknown[], wanted as unknown[])) continue;
    found.push(...within(part, shown, wanted));
  }
  return found;
}

/** The fields of a part that differ. */
function within(part: string, shown: unknown, wanted: unknown): string[] {
  if (
    !shown ||
    !wanted ||
    typeof shown !== 'object' ||
    typeof wanted !== 'object' ||
    lengthOf(shown) !== lengthOf(wanted)
  )
    return [`${part} is ${JSON.stringify(shown)} and not ${JSON.stringify(wanted)}`];
  const fields = new Set([...Object.keys(shown), ...Object.keys(wanted)]);
  return [...fields]
    .filter((field) => !isDeepStrictEqual((shown as Seen)[field], (wanted as Seen)[field]))
    .flatMap((field) =>
      within(`${part}.${field}`, (shown as Seen)[field] ?? null, (wanted as Seen)[field] ?? null),
    );
}

const mayRemindAgain = (shown: unknown, wanted: unknown, { swept, today }: Circumstances) =>
  swept && wanted === null && typeof shown === 'string' && shown <= today.toISOString().slice(0, 10);

const isWithin = (shown: unknown[], wanted: unknown[]) =>
  shown.every((one) => wanted.some((other) => isDeepStrictEqual(one, other)));

const lengthOf = (value: object) => (Array.isArray(value) ? value.length : undefined);
