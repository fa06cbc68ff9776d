import {
  IdempotencyItemAlreadyExistsError,
  IdempotencyItemNotFoundError,
} from '@aws-lambda-powertools/idempotency';
import { BasePersistenceLayer, IdempotencyRecord } from '@aws-lambda-powertools/idempotency/persistence';
import { rowsAbout, writesAbout } from './answers-about.ts';
import { answerErased, isAnyErased, SubjectErased } from './erased-marks.ts';
import { claimSeconds, claimSort, idempotencyKey, sha256 } from './keys.ts';
import { expiryOf } from './retention-window.ts';
import { ConditionFailed, type Item, type Key, type PutCondition, type Write } from './row.ts';
import { keepAnswer, readAnswer, type StoredAnswer } from './stored-answer.ts';
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
  answer?: StoredAnswer;
  /** What the answer tells of. */
  subjects?: readonly string[];
}

/** Turns an answer into what may lie in the table, and back; for answers that hold a secret. */
export interface AnswerSeal {
  seal: (answer: string) => Promise<string>;
  open: (sealed: string) => Promise<string>;
}

/**
 * The idempotency records of Powertools on our one table, for the length of one request. Powertools' own DynamoDB layer
 * keeps all records of a table with a sort key on one partition, completes without asking whose claim it is, and moves
 * the 24 hours at completion; see docs/decisions/004-idempotency.md.
 */
export class IdempotencyClaims extends BasePersistenceLayer {
  readonly #table: Table;
  readonly #owner: string;
  readonly #now: Date;
  readonly #organizationId: string;
  #claim: Claim | undefined;
  /** A failed run that may have had its effect leaves its claim behind, free to take: the next run must make the same ids. */
  mayHaveActed = false;
  /** An earlier run ended without an answer: it may have had its effect. */
  isTakenOver = false;
  /** Ids of what the answer tells of: with each of them the answer is erased. */
  subjects: readonly string[] = [];

  constructor(table: Table, owner: string, now: Date, organizationId: string) {
    super();
    this.#table = table;
    this.#owner = owner;
    this.#now = now;
    this.#organizationId = organizationId;
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
    // A deletion that was broken off behind its transaction has left the mark, and the response.
    const isRepeated = existing.status === 'COMPLETED' && existing.fingerprint === fresh.fingerprint;
    const isErased =
      isRepeated && (await isAnyErased(this.#table, existing.subjects ?? [], this.#organizationId));
    if (existing.status === 'ERASED' || isErased) throw answerErased();
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
    // A run that was taken over keeps its hands off: the takeover's answer is the one that replays.
    const mine = { dataEquals: { owner: this.#owner } };
    try {
      await this.#tryCommit(record, await this.#completed(record, this.#claim), mine);
    } catch (error) {
      if (!(error instanceof SubjectErased)) throw error;
      // It was erased while the call was under way: its caller is answered once, and nothing of that is stored.
      await this.#tryCommit(record, erased(this.#claim), mine);
    }
  }

  async #completed(record: IdempotencyRecord, claim: Claim): Promise<Claim> {
    const { subjects } = this;
    const key = this.#key(record);
    const place = { table: this.#table, key, owner: this.#owner, subjects, expiresAt: claimExpiry(claim) };
    const answer = await keepAnswer(place, JSON.stringify(record.responseData));
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

  /** Writes the claim under a condition. Answers the claim that stands in the way, if one does. Throws SubjectErased. */
  async #tryCommit(record: IdempotencyRecord, claim: Claim, when: PutCondition): Promise<Claim | undefined> {
    const key = this.#key(record);
    const row: Item<Claim> = { ...key, expires_at: claimExpiry(claim), data: claim };
    const inTheWay = await this.#ignoringLostClaim(writesAbout(claim.subjects ?? [], row, when));
    // Our own name in the way: the SDK sent the write again because its answer was lost.
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
      responseData: answer && JSON.parse(await readAnswer(place, answer)),
    });
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
  let count = 0;
  for await (const { row, link } of rowsAbout(table, id)) {
    if (row.sk !== claimSort) await table.commit([{ remove: row }]);
    else if (await eraseAnswer(table, row)) count++;
    // Last: a run that is broken off finds the row again.
    if (link) await table.commit([{ remove: link }]);
  }
  return count;
}

/** Erases the answer of one claim; whether there was one. */
async function eraseAnswer(table: Table, key: Key): Promise<boolean> {
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
