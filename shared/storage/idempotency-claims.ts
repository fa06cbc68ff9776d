import {
  IdempotencyItemAlreadyExistsError,
  IdempotencyItemNotFoundError,
} from '@aws-lambda-powertools/idempotency';
import { BasePersistenceLayer, IdempotencyRecord } from '@aws-lambda-powertools/idempotency/persistence';
import { isAnyErased, responseErased, SubjectErased } from './erased-marks.ts';
import { idempotencyKey, sha256 } from './keys.ts';
import { writesAbout } from './responses-about.ts';
import { ConditionFailed, type Item, type PutCondition, type Write } from './row.ts';
import { type Claim, claimExpiry, erasedClaim } from './stored-claim.ts';
import { readResponse, storeResponse } from './stored-response.ts';
import type { Table } from './table.ts';

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

  /** The seed of the ids of the first run; undefined where an earlier release made the claim. */
  get seed(): string | undefined {
    return this.#claim?.seed;
  }

  protected async _putRecord(record: IdempotencyRecord): Promise<void> {
    const fresh: Claim = {
      status: 'INPROGRESS',
      owner: this.#owner,
      fingerprint: record.payloadHash ?? '',
      claimed_at: this.#now.toISOString(),
      seed: this.#owner,
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
    const { seed: _, ...again } = fresh;
    const takeover = {
      ...again,
      claimed_at: existing.claimed_at,
      ...(existing.seed && { seed: existing.seed }),
    };
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
      await this.#tryCommit(record, erasedClaim(this.#claim), mine);
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
