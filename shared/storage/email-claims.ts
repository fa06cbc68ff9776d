import { comparableEmail, emailsOf } from '../domain/contacts.ts';
import { invalid } from '../domain/invalid.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import { blindIndexTokens } from '../platform/blind-index-token.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { emailKey } from './keys.ts';
import type { Item, Key, Write } from './row.ts';
import type { Table } from './table.ts';

type Addressed = Pick<Candidate, 'id' | 'email' | 'other_emails' | 'merged_ids'>;

/** The field of a request that has an address. */
export type FieldOfEmail = (email: string) => string;

/**
 * The claims of candidates on e-mail addresses, each under a blind index. `indexKeys` is called only when an address is
 * needed.
 */
export function emailClaims(table: Pick<Table, 'getMany'>, indexKeys: () => Promise<KeyRing>) {
  const keysOf = async (organizationId: string, email: string): Promise<Key[]> =>
    blindIndexTokens(await indexKeys(), organizationId, comparableEmail(email)).map((token) =>
      emailKey(organizationId, token),
    );

  return {
    /** The candidate that has an address, under whichever key of the ring, and the key for a new claim on it. */
    async claimOf(organizationId: string, email: string): Promise<{ key: Key; owner: string | undefined }> {
      const keys = await keysOf(organizationId, email);
      const claims = await table.getMany(keys);
      return { key: keys[0] as Key, owner: ownerOf(claims.find((row) => row !== undefined)) };
    },

    /**
     * The writes that move the claims on the addresses of a candidate, for the transaction that changes the candidate. With
     * `refuse`, an address in use is validation_failed; otherwise it is a conflict that is retried.
     */
    async emailWrites(
      organizationId: string,
      before: Addressed | null,
      after: Addressed | null,
      { refuse, fieldOf = () => 'email' }: { refuse: boolean; fieldOf?: FieldOfEmail | undefined },
    ): Promise<Write[]> {
      const kept = new Set(
        [before, after].map((one) => (one ? emailsOf(one) : []).map(comparableEmail)).reduce(common),
      );
      const changed = (one: Addressed | null) =>
        one ? emailsOf(one).filter((email) => !kept.has(comparableEmail(email))) : [];
      const { id, merged_ids = [] } = after ?? before ?? { id: '' };
      const isOwn = (claim: Item) => [id, ...merged_ids].includes(ownerOf(claim) ?? '');
      const writes: Write[] = [];
      for (const email of changed(before)) {
        const rows = await table.getMany(await keysOf(organizationId, email));
        for (const row of rows) {
          if (row && isOwn(row)) writes.push({ remove: { pk: row.pk, sk: row.sk } });
        }
      }
      for (const email of changed(after)) {
        const [current, ...older] = await keysOf(organizationId, email);
        const put = { ...(current as Key), data: { id } };
        const taken = (claim: Item | undefined) => emailTaken(fieldOf(email), claim);
        writes.push({ put, when: { absent: true }, ...(refuse && { refuse: taken }) });
        const claims = older.length > 0 ? await table.getMany(older) : [];
        const claimed = claims.find((row) => row && !isOwn(row));
        if (refuse && claimed) throw taken(claimed);
      }
      return writes;
    },
  };
}

const common = (some: string[], others: string[]) => some.filter((one) => others.includes(one));
const ownerOf = (claim: Item | undefined) => (claim?.data as { id: string } | undefined)?.id;
const emailTaken = (param: string, claim: Item | undefined) =>
  invalid(param, 'taken', 'Another candidate has this e-mail address.', ownerOf(claim));
