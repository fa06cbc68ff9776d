import { ApiError } from '../domain/api-error.ts';
import { buildEvent, type EventBody, type EventOrigin, instantAfter, previousOf } from '../domain/event.ts';
import { datedCreation, tombstone } from './change-entries.ts';
import { didAct, droppedClaims, withClaim } from './done-claims.ts';
import { erasedMark, notErased } from './erased-marks.ts';
import { externalIdWrites } from './external-ids.ts';
import { externalIdKey } from './keys.ts';
import { appendEvent } from './outbox.ts';
import { readMany } from './read-many.ts';
import { type Resource, type ResourceKind, resourceRow } from './resource-kind.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { ConditionFailed, type Item, type Write } from './row.ts';
import type { Table } from './table.ts';
import { wholeRow } from './whole-row.ts';

export interface Emitted {
  type: EventBody['type'];
  context?: Record<string, unknown>;
  previous?: null;
}

/** A decision about a stored resource: the state after it, its events, and further writes. */
interface Decision<R> {
  next: R;
  events: Emitted[];
  /** For example the `writes` of another resource that changes with this one. */
  also?: Write[];
}

/**
 * Reads and changes resources of one kind. Every change and its events are one transaction, guarded by the version that
 * was read.
 */
export function resourceStore<R extends Resource>(table: Table, shape: ResourceKind<R>) {
  const { alongside = () => [] } = shape;
  const rowOf = (organizationId: string, resource: R) => resourceRow(shape, organizationId, resource);

  const shown = ({ acted_by: _, ...rest }: R) => shape.snapshot(rest as R);

  const eventWrites = (origin: EventOrigin, before: R | null, after: R, emitted: Emitted[]) =>
    emitted.map(({ type, context, previous }) =>
      appendEvent(
        buildEvent(origin, {
          type,
          context,
          sequence: after.version,
          object: shown(after),
          previous: previous === null ? null : previousOf(before && shown(before), shown(after)),
        }),
      ),
    );

  const read = (row: Item | undefined) => row && wholeRow(shape.kind, row.data as R);

  const find = async (organizationId: string, id: string): Promise<R | undefined> => {
    const row = () => table.get(shape.key(organizationId, id));
    const found = read(await row());
    if (found || !shape.leadsTo) return found;
    const next = await shape.leadsTo(organizationId, id);
    // Between the two reads, the undo of a merge may have stored the row again.
    return next === undefined ? read(await row()) : find(organizationId, next);
  };

  /** The resource. Throws the same not_found for a missing id and another organization's. */
  const get = async (organizationId: string, id: string): Promise<R> => {
    const found = await find(organizationId, id);
    if (found) return found;
    throw new ApiError('not_found');
  };

  /** The next version of a resource that changes with another one, with the request in its list of requests. */
  const afterChange = (origin: EventOrigin, before: R, next: R): R => ({
    ...next,
    version: before.version + 1,
    updated_at: instantAfter(before.updated_at, origin),
  });

  const afterOwnChange = (origin: EventOrigin, before: R, next: R): R => {
    const changed = afterChange(origin, before, next);
    return origin.claim === undefined
      ? changed
      : { ...changed, acted_by: withClaim(before.acted_by, origin.claim) };
  };

  /**
   * The writes that change `before` (null: nothing) to `after` with its events, for the transaction of another resource
   * that changes at the same time; the first of them is the guarded row itself.
   */
  const writes = (origin: EventOrigin, before: R | null, given: R, events: Emitted[]): Write[] => {
    const { organizationId } = origin;
    const after = before ? given : datedCreation(origin, given);
    shape.refuse?.(before, after);
    const when = before ? { version: before.version } : ({ absent: true } as const);
    return [
      { put: rowOf(organizationId, after), when },
      ...externalIdWrites(
        organizationId,
        shape.kind,
        after.id,
        before?.external_id ?? null,
        after.external_id,
      ),
      ...eventWrites(origin, before, after, events),
      // A retry makes the same id from its claim again.
      ...(!before && origin.claim !== undefined ? [notErased(after.id)] : []),
      ...alongside(organizationId, before, after),
      ...droppedClaims(after.id, { before: before?.acted_by, after: after.acted_by }, origin.now),
    ];
  };

  return {
    find,
    read,
    writes,

    /** The writes that store a resource again that was put aside with its external id. */
    restoring: (origin: EventOrigin, resource: R, events: Emitted[]): Write[] => [
      { put: rowOf(origin.organizationId, resource), when: { absent: true } },
      ...eventWrites(origin, null, resource, events),
    ],

    get,
    afterChange,
    ...readMany<R>(table, shape),

    async findByExternalId(organizationId: string, externalId: string): Promise<R | undefined> {
      const claim = await table.get<{ id: string }>(externalIdKey(organizationId, shape.kind, externalId));
      return claim && find(organizationId, claim.data.id);
    },

    /**
     * Stores a new resource. When a crashed first run of the same request has already stored it, returns that resource.
     */
    async insert(origin: EventOrigin, given: R, events: Emitted[], also: Write[] = []): Promise<R> {
      const resource = datedCreation(origin, given);
      try {
        await table.commit([...writes(origin, null, resource, events), ...also]);
        return resource;
      } catch (error) {
        const existing = error instanceof ConditionFailed && error.index === 0 ? error.existing : undefined;
        if (existing) return read(existing) as R;
        throw error;
      }
    },

    /**
     * Reads, calls `decide`, and writes its result. Null changes nothing; a change that this request has already made
     * is not decided again.
     */
    change(
      origin: EventOrigin,
      id: string,
      decide: (current: R) => Decision<R> | null | Promise<Decision<R> | null>,
    ): Promise<R> {
      return retryOnConflict(async () => {
        const before = await get(origin.organizationId, id);
        const acted = { ...before, otherIds: shape.otherIds?.(before) };
        if (origin.claim !== undefined && (await didAct(table, acted, origin.claim))) return before;
        const decision = await decide(before);
        if (!decision) return before;
        const after = afterOwnChange(origin, before, decision.next);
        await table.commit([...writes(origin, before, after, decision.events), ...(decision.also ?? [])]);
        return after;
      });
    },

    /**
     * Deletes the resource, frees its external id, and emits the event. `also` returns further writes for the resource
     * that was read. Returns that resource.
     */
    remove(
      origin: EventOrigin,
      id: string,
      events: Emitted[],
      also: (current: R) => Write[] | Promise<Write[]> = () => [],
    ): Promise<R> {
      const { organizationId } = origin;
      return retryOnConflict(async () => {
        const before = await get(organizationId, id);
        const main: Write = {
          remove: shape.key(organizationId, before.id),
          when: { version: before.version },
        };
        const after = { ...before, version: before.version + 1 };
        const external = externalIdWrites(organizationId, shape.kind, before.id, before.external_id, null);
        await table.commit([
          main,
          ...(shape.followed ? [tombstone(origin, shape.followed, before, shape.keepsDeleted && after)] : []),
          ...external,
          ...eventWrites(origin, null, after, events),
          ...(await also(before)),
          ...alongside(organizationId, before, null),
          erasedMark(before.id, origin),
        ]);
        return before;
      });
    },
  };
}
