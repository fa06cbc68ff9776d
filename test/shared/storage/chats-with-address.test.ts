import { describe, expect, it } from 'vitest';
import type { Intake } from '../../../shared/domain/stored/intake.ts';
import type { ScanResult } from '../../../shared/domain/stored/scan.ts';
import type { ChatState, StoredTurn } from '../../../shared/storage/chat-rows.ts';
import { type Answered, chatsWith } from '../../../shared/storage/chats-with-address.ts';
import { addressMark } from '../../../shared/storage/given-addresses.ts';

const address = 'jane@example.com';
const cvWith = (emails: string[], read?: string[]) =>
  ({ profile: { basics: { emails } }, ...(read && { read: { basics: { emails: read } } }) }) as ScanResult;

/** Whether a chat is found by the address, and how often its messages were read. */
async function found(
  state: Partial<ChatState<Answered>> | undefined,
  { turns = [], results = [] }: { turns?: string[]; results?: (ScanResult | null)[] } = {},
) {
  let reads = 0;
  const left = [...results];
  const stores = {
    intakes: {
      turnsOf: async () => {
        reads++;
        return turns.map((text) => ({ from: 'person', said: null, text }) as unknown as StoredTurn);
      },
    },
    // As many as are read at once: two.
    scans: { results: async () => left.splice(0, 2) },
  };
  const files = results.map((_, n) => ({ scan_id: `scan_${n}` }));
  const chat = { id: 'int_1', files: [...files, { scan_id: null }] } as unknown as Intake;
  const isFound = await chatsWith(stores, 'org_1', [address])(chat, state as ChatState<Answered> | undefined);
  return [isFound, reads];
}
const answered = (value: unknown) => ({ dialogue: { answers: { email: { value } } }, given: [] as string[] });
const given = (...marks: string[]) => ({ dialogue: {}, given: marks });

describe('a chat is found by an address', () => {
  it('that is its answer, in any spelling', async () => {
    expect(await found(answered('Jane@Example.com'))).toEqual([true, 0]);
    expect(await found(answered('john@example.com'))).toEqual([false, 0]);
    expect(await found(answered({ text: address }))).toEqual([false, 0]);
    expect(await found({ dialogue: { answers: {} }, given: [] })).toEqual([false, 0]);
  });

  it('that it notes among those that were given, of this organization', async () => {
    const other = addressMark('org_1', 'john@example.com');
    expect(await found(given(other, addressMark('org_1', address)))).toEqual([true, 0]);
    expect(await found(given(other, addressMark('org_2', address)))).toEqual([false, 0]);
  });

  it('that is in its messages, where it notes none', async () => {
    expect(await found({ dialogue: {} }, { turns: ['Hello', `I am ${address}`] })).toEqual([true, 1]);
    expect(await found({ dialogue: {}, given: null }, { turns: [address] })).toEqual([true, 1]);
    expect(await found(undefined, { turns: ['Hello'] })).toEqual([false, 1]);
  });

  it('that is in a CV, as it was read or as it was corrected', async () => {
    const [none, read, corrected] = [
      cvWith([]),
      cvWith(['x@x.example'], ['Jane@Example.com']),
      cvWith([address]),
    ];
    expect(await found(given(), { results: [none, null, read] })).toEqual([true, 0]);
    expect(await found(given(), { results: [null, corrected] })).toEqual([true, 0]);
    expect(await found(given(), { results: [none, null, cvWith(['x@x.example'], [])] })).toEqual([false, 0]);
    expect(await found(given())).toEqual([false, 0]);
  });
});
