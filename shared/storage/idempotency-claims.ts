import {
  IdempotencyItemAlreadyExistsError,
  IdempotencyItemNotFoundError,
} from '@aws-lambda-powertools/idempotency';
import { BasePersistenceLayer, IdempotencyRecord } from '@aws-lambda-powertools/idempotency/persistence';
import { ApiError } from '../domain/api-error.ts';
import { answersAbout, idempotencyKey, sha256 } from './keys.ts';
import { ConditionFailed, type Item, type Write } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

interface Claim {
  /** ERASED: done, and what it answered and what was asked are gone with the person they told of. */
  status: 'INPROGRESS' | 'COMPLETED' | 'ERASED';
  /** Whose run may complete or release the claim. */
  owner: string;
  fingerprint: string;
  /** The first call: the 24 hours and the ids of what it makes count from here, also when another run takes over. */
  claimed_at: string;
  held_until_ms: number;
  answer?: string;
  /** The resource that the answer tells of. */
  subject?: string;
}

/** Turns an answer into what may lie in the table, and back; for answers that hold a secret. */
export interface AnswerSeal {
  seal: (answer: string) => Promise<string>;
  open: (sealed: string) => Promise<string>;
}

export const claimSeconds = 24 * 3600;

/**
 * The idempotency records of Powertools on our one table, for the length of one request. Powertools' own DynamoDB layer
 * keeps all records of a table with a sort key on one partition, completes without asking whose claim it is, and moves
 * the 24 hours at completion; see README, Decisions.
 */
export class IdempotencyClaims extends BasePersistenceLayer {
  readonly #table: Table;
  readonly #owner: string;
  readonly #now: Date;
  #claim: Claim | undefined;
  /** A failed run that may have had its effect leaves its claim behind, free to take: the next run must make the same ids. */
  mayHaveActed = false;
  /** Id of the resource that the answer tells of: with it the answer is erased. */
  subject: string | undefined;

  constructor(table: Table, owner: string, now: Date) {
    super();
    this.#table = table;
    this.#owner = owner;
    this.#now = now;
  }

  /** The instant of the first call with this key; known once the claim is ours. */
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
    if (existing.status === 'ERASED') throw new ApiError('answer_erased', { param: 'Idempotency-Key' });
    const abandoned = existing.status === 'INPROGRESS' && existing.held_until_ms < this.#now.getTime();
    const takeover = { ...fresh, claimed_at: existing.claimed_at };
    if (abandoned && existing.fingerprint === fresh.fingerprint) {
      if (!(await this.#tryCommit(record, takeover, { dataEquals: { owner: existing.owner } }))) return;
    }
    throw new IdempotencyItemAlreadyExistsError('claimed before', recordOf(record.idempotencyKey, existing));
  }

  protected async _updateRecord(record: IdempotencyRecord): Promise<void> {
    if (!this.#claim) return;
    const { subject } = this;
    const answer = JSON.stringify(record.responseData);
    const done: Claim = { ...this.#claim, status: 'COMPLETED', answer, ...(subject && { subject }) };
    // A run that was taken over keeps its hands off: the takeover's answer is the one that replays.
    await this.#tryCommit(record, done, { dataEquals: { owner: this.#owner } });
  }

  protected async _deleteRecord(record: IdempotencyRecord): Promise<void> {
    if (!this.#claim) return;
    const mine = { dataEquals: { owner: this.#owner, status: 'INPROGRESS' } };
    if (this.mayHaveActed) await this.#tryCommit(record, { ...this.#claim, held_until_ms: 0 }, mine);
    else await this.#ignoringLostClaim({ remove: this.#key(record), when: mine });
  }

  protected async _getRecord(idempotencyRecordKey: string): Promise<IdempotencyRecord> {
    const item = await this.#table.get<Claim>(idempotencyKey(sha256(idempotencyRecordKey)));
    if (!item) throw new IdempotencyItemNotFoundError('no such claim');
    return recordOf(idempotencyRecordKey, item.data);
  }

  /** Writes the claim under a condition. Answers the claim that stands in the way, if one does. */
  async #tryCommit(record: IdempotencyRecord, claim: Claim, when: Write['when']): Promise<Claim | undefined> {
    const key = this.#key(record);
    const found = claim.subject && { gsi1pk: answersAbout(claim.subject), gsi1sk: key.pk };
    const put: Item<Claim> = { ...key, ...found, expires_at: expiryOf(claim), data: claim };
    const inTheWay = await this.#ignoringLostClaim({ put, when });
    // Our own name in the way: the SDK sent the write again because its answer was lost.
    const ours = !inTheWay || inTheWay.owner === claim.owner;
    if (ours) this.#claim = claim;
    return ours ? undefined : inTheWay;
  }

  async #ignoringLostClaim(write: Write): Promise<Claim | undefined> {
    try {
      await this.#table.commit([{ ...write, cheap: true }]);
      return undefined;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      return (error.existing?.data as Claim | undefined) ?? this.#claim;
    }
  }

  #key(record: IdempotencyRecord) {
    return idempotencyKey(sha256(record.idempotencyKey));
  }
}

/**
 * Erases what is stored of answers that tell of a resource; answers how many. Their claims stay until they expire, so
 * that a late retry does nothing a second time.
 */
export async function eraseAnswersAbout(table: Table, id: string): Promise<number> {
  let erased = 0;
  for await (const { pk, sk, data } of rowsIn<Claim>(table, answersAbout(id), 'gsi1')) {
    const { owner, claimed_at } = data;
    const rest: Claim = { status: 'ERASED', owner, fingerprint: '', claimed_at, held_until_ms: 0 };
    await table.commit([{ put: { pk, sk, expires_at: expiryOf(rest), data: rest } }]);
    erased++;
  }
  return erased;
}

const expiryOf = (claim: Claim) => Math.floor(Date.parse(claim.claimed_at) / 1000) + claimSeconds;

const recordOf = (key: string, claim: Claim) =>
  new IdempotencyRecord({
    idempotencyKey: key,
    status: claim.status === 'ERASED' ? 'COMPLETED' : claim.status,
    expiryTimestamp: expiryOf(claim),
    inProgressExpiryTimestamp: claim.held_until_ms,
    payloadHash: claim.fingerprint,
    responseData: claim.answer === undefined ? undefined : JSON.parse(claim.answer),
  });
