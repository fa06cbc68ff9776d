import { expect } from 'vitest';
import type { Answered, Sent } from '../../support/call-endpoint.ts';

/** The pages of a list from its beginning to its end; `limitOf` gives each page's limit. */
export async function walk(
  list: (sent: Sent) => Promise<Answered>,
  { query = {}, ...sent }: Sent,
  limitOf: () => number,
): Promise<{ id: string }[][]> {
  const pages: { id: string }[][] = [];
  let cursor: string | null = null;
  do {
    const limit = limitOf();
    const asked: Record<string, string> = { ...query, limit: String(limit) };
    const { status, body } = await list({ ...sent, query: cursor ? { ...asked, cursor } : asked });
    expect(status).toBe(200);
    expect(body.has_more).toBe(body.next_cursor !== null);
    expect(body.data.length).toBeLessThanOrEqual(limit);
    pages.push(body.data);
    cursor = body.next_cursor;
  } while (cursor);
  return pages;
}

export const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
