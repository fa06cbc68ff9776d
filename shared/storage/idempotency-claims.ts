import {
  IdempotencyItemAlreadyExistsError,
  IdempotencyItemNotFoundError,
} from '@aws-lambda-powertools/idempotency';
import { BasePersistenceLayer, IdempotencyRecord } from '@aws-lambda-powertools/idempotency/persistence';
import { isAnyErased, responseErased, SubjectErased } from './erased-marks.ts';
import { claimSeconds, claimSort, idempotencyKey, sha256 } from './keys.ts';
import { rowsAbout, writesAbout } from './responses-about.ts';
import { expiryOf } from './retention-window.ts';
import { ConditionFailed, type Item, type Key, type PutCondition, type Write } from './row.ts';
import { readResponse, type StoredResponse, storeResponse } from './stored-response.ts';
import type { Table } from './table.ts';

interface Claim {
  /** ERASED: the call was completed, and its request and response were erased with their person. */
  status: 'INPROGRESS' | 'COMPLETED' | 'ERASED';
  /** The run that may complete or release the claim. */
  owner: string;
  fingerprint: string;
  /** The instant of the first run: the 24 hours and the ids that it makes depend on it, also after a takeover. */
  claimed_at: string;
  held_until_ms: number;
  /** The response. The attribute has the name that earlier releases gave it. */
  answer?: StoredResponse;
  /** The subjects of the response. */
  subjects?: readonly string[];
}

/** Seals and opens a response with a secret for storage. */
export interface ResponseSeal {
  seal: (response: string) => Promise<string>;
  open: (sealed: string) => Promise<string>;
}

/**
 * The idempotency records of Powertools in our one table, for one request. Powertools' own DynamoDB layer stores all
 * records of a table with a sort key in one partition, completes a claim without checking its owner, and restarts the
 * 24 hours at completion; see docs/decisions/004-idempotency.md.
 */
export class IdempotencyClaims extends BasePersistenceLayer {
  readonly #table: Table;
  readonly #owner: string;
  readonly #now: Date;
  readonly #organizationId: string;
  #claim: Claim | undefined;
  /** A failed run that may have had an effect leaves its claim free to take: the next run makes the same ids. */
  mayHaveActed = false;
  /** Whether an earlier run ended without a response, and may have had an effect. */
  isTakenOver = false;
  /** The subjects of the response: the erasure of any of them erases the response. */
  subjects: readonly string[] = [];

  constructor(table: Table, owner: string, now: Date, organizationId: string) {
    super();
    this.#table = table;
    this.#owner = owner;
    this.#now = now;
    this.#organizationId = organizationId;
  }

  /** The instant of the first run with this key; known once this run has the claim. */
  get claimedAt(): Date {
    return new Date(this.#claim?.claimed_at ?? this.#now);
  }

  protected async _putRecord(record: IdempotencyRecord): Promise<void> {
    const fresh: Claim = {
      status: 'INPROGRESS',
      owner: this.#owner,
      fingerprint: record.payloadHash ?? '',
      claimed_at: this.#now.toISOString(),
      held_until_ms: record.inProgressExpiryTimestamp ?? this.#now.getTime(),
    };
    const existing = await this.#tryCommit(record, fresh, {
      absentOrExpiredAt: Math.floor(this.#now.getTime() / 1000),
    });
    if (!existing) return;
    // A deletion that was interrupted after its transaction has left the mark and the response.
    const isRepeated = existing.status === 'COMPLETED' && existing.fingerprint === fresh.fingerprint;
    const isErased =
      isRepeated && (await isAnyErased(this.#table, existing.subjects ?? [], this.#organizationId));
    if (existing.status === 'ERASED' || isErased) throw responseErased();
    const abandoned = existing.status === 'INPROGRESS' && existing.held_until_ms < this.#now.getTime();
    const takeover = { ...fresh, claimed_at: existing.claimed_at };
    if (abandoned && existing.fingerprint === fresh.fingerprint) {
      if (!(await this.#tryCommit(record, takeover, { dataEquals: { owner: existing.owner } }))) {
        this.isTakenOver = true;
        return;
      }
    }
    const claimed = await this.#recordOf(record.idempotencyKey, existing);
    throw new IdempotencyItemAlreadyExistsError('claimed before', claimed);
  }

  protected async _updateRecord(record: IdempotencyRecord): Promise<void> {
    if (!this.#claim) return;
    // A run whose claim was taken over does not write: the response of the other run is the one to replay.
    const mine = { dataEquals: { owner: this.#owner } };
    try {
      await this.#tryCommit(record, await this.#completed(record, this.#claim), mine);
    } catch (error) {
      if (!(error instanceof SubjectErased)) throw error;
      // A subject was erased during the call: the caller gets the response once, and it is not stored.
      await this.#tryCommit(record, erased(this.#claim), mine);
    }
  }

  async #completed(record: IdempotencyRecord, claim: Claim): Promise<Claim> {
    const { subjects } = this;
    const key = this.#key(record);
    const place = { table: this.#table, key, owner: this.#owner, subjects, expiresAt: claimExpiry(claim) };
    const answer = await storeResponse(place, JSON.stringify(record.responseData));
    return { ...claim, status: 'COMPLETED', answer, subjects };
  }

  protected async _deleteRecord(record: IdempotencyRecord): Promise<void> {
    if (!this.#claim) return;
    const mine = { dataEquals: { owner: this.#owner, status: 'INPROGRESS' } };
    if (this.mayHaveActed) await this.#tryCommit(record, { ...this.#claim, held_until_ms: 0 }, mine);
    else await this.#ignoringLostClaim([{ remove: this.#key(record), when: mine, cheap: true }]);
  }

  protected async _getRecord(idempotencyRecordKey: string): Promise<IdempotencyRecord> {
    const item = await this.#table.get<Claim>(idempotencyKey(sha256(idempotencyRecordKey)));
    if (!item) throw new IdempotencyItemNotFoundError('no such claim');
    return this.#recordOf(idempotencyRecordKey, item.data);
  }

  /** Writes the claim with a condition. Returns the existing claim if the condition fails. Throws SubjectErased. */
  async #tryCommit(record: IdempotencyRecord, claim: Claim, when: PutCondition): Promise<Claim | undefined> {
    const key = this.#key(record);
    const row: Item<Claim> = { ...key, expires_at: claimExpiry(claim), data: claim };
    const inTheWay = await this.#ignoringLostClaim(writesAbout(claim.subjects ?? [], row, when));
    // The existing claim is this run's own: the SDK repeated the write because its response was lost.
    const ours = !inTheWay || inTheWay.owner === claim.owner;
    if (ours) this.#claim = claim;
    return ours ? undefined : inTheWay;
  }

  async #ignoringLostClaim(writes: Write[]): Promise<Claim | undefined> {
    try {
      await this.#table.commit(writes);
      return undefined;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      return (error.existing?.data as Claim | undefined) ?? this.#claim;
    }
  }

  async #recordOf(key: string, claim: Claim): Promise<IdempotencyRecord> {
    const { answer, owner } = claim;
    const place = { table: this.#table, key: idempotencyKey(sha256(key)), owner };
    return new IdempotencyRecord({
      idempotencyKey: key,
      status: claim.status === 'ERASED' ? 'COMPLETED' : claim.status,
      expiryTimestamp: claimExpiry(claim),
      inProgressExpiryTimestamp: claim.held_until_ms,
      payloadHash: claim.fingerprint,
      responseData: answer && JSON.parse(await readResponse(place, answer)),
    });
  }

  #key(record: IdempotencyRecord) {
    return idempotencyKey(sha256(record.idempotencyKey));
  }
}

/**
 * Erases the stored responses about a resource; returns their number. Their claims remain: a late retry does nothing.
 */
export async function eraseResponsesAbout(table: Table, id: string): Promise<number> {
  let count = 0;
  for await (const { row, link } of rowsAbout(table, id)) {
    if (row.sk !== claimSort) await table.commit([{ remove: row }]);
    else if (await eraseResponse(table, row)) count++;
    // Last: an interrupted run must find the row again.
    if (link) await table.commit([{ remove: link }]);
  }
  return count;
}

/** Erases the response of one claim; returns whether there was one. */
async function eraseResponse(table: Table, key: Key): Promise<boolean> {
  const claim = (await table.get<Claim>(key))?.data;
  if (claim?.status !== 'COMPLETED') return false;
  const rest = erased(claim);
  const when = { dataEquals: { owner: claim.owner, status: claim.status } };
  await table.commit([{ put: { ...key, expires_at: claimExpiry(rest), data: rest }, when }]);
  return true;
}

const erased = ({ owner, claimed_at }: Claim): Claim => ({
  status: 'ERASED',
  owner,
  fingerprint: '',
  claimed_at,
  held_until_ms: 0,
});

const claimExpiry = ({ claimed_at }: Claim) => expiryOf(claimed_at, claimSeconds);
