import { respondWithPage } from '../../../../shared/http/respond-with-page.ts';
import { keyRing } from '../../../functions/support/key-rings.ts';

export interface Note {
  id: string;
  created_at: string;
  updated_at?: string;
}
export type Call = Parameters<typeof respondWithPage>[0];
export type Listing = Parameters<typeof respondWithPage<Note, unknown>>[2];

export const now = new Date('2026-11-22T10:00:00.000Z');
export const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T00:00:00.000Z`;
export const note = (n: number): Note => ({ id: `note_${n}`, created_at: day(n) });
const keys = async () => keyRing('1');
export const callWith = (query: Partial<Call['query']> = {}, changes: Partial<Call> = {}) =>
  ({
    path: '/v1/notes',
    caller: { organizationId: 'org_1', keyType: 'secret' },
    origin: { environment: 'production' },
    now,
    query: { limit: 2, order: 'desc', ...query },
    ...changes,
  }) as Call;
export const present = (items: Note[]) => items.map(({ id }) => ({ object: 'note', id }));

/** The page of a call, and what the store was asked for. */
export async function pageOf(
  call: Call,
  changes: Partial<Listing> & { items?: Note[]; next?: string | null } = {},
) {
  const { items = [note(9), note(8)], next = null, ...listing } = changes;
  const asked: unknown[][] = [];
  const read = async (...request: unknown[]) => {
    asked.push(request);
    return { items, next };
  };
  const page = await respondWithPage<Note, unknown>(call, keys, { read, present, ...listing });
  return { page, asked };
}
