import type * as v from 'valibot';
import { deletedView } from '../contracts/job.ts';
import { changeQuery, fieldsOf, followedListOf, listQuery } from '../contracts/list.ts';
import { type IdKind, id } from '../contracts/primitives.ts';
import type { Capability, RowKind } from './capability.ts';
import { type Route, route } from './route.ts';

/** The words and rights of the five rows of one vocabulary. */
interface Vocabulary<View> {
  path: `/v1/${string}`;
  kind: IdKind;
  /** With its article: `a department`. */
  one: string;
  many: string;
  scope: 'jobs' | 'applications' | 'assessments';
  view: View;
  rows: RowKind;
  /** Further rights of a change. */
  alongside?: readonly Capability[];
  /** Whether the first read stores the first entries. */
  isSeeded?: boolean;
  /** Whether an entry may be below another one. */
  isNested?: boolean;
  /** Whether an entry is deleted though resources refer to it. */
  deletesAlways?: boolean;
  /** Whether a new entry is refused by the number of the others. */
  isCounted?: boolean;
  /** The limit of their number. */
  atMost?: string;
  /** See {@link Route.boundedBy}. */
  boundedBy?: string;
}

type Entries = { entries: v.ObjectEntries };

const others = (isJudged = false): Capability[] => (isJudged ? ['findRows'] : []);

/* @__NO_SIDE_EFFECTS__ */
export const listEntries = <View extends v.GenericSchema & Entries, Filters extends v.ObjectEntries>(
  {
    path,
    many,
    scope,
    view,
    rows,
    isSeeded,
    boundedBy = '500 entries (shared/storage/vocabulary.ts)',
  }: Vocabulary<View>,
  filters: Filters,
) =>
  route({
    method: 'GET',
    path,
    summary: `List ${many}, newest first.`,
    scope: `${scope}:read`,
    query: { ...listQuery, ...changeQuery, ...filters, ...fieldsOf(view) },
    response: followedListOf(view),
    boundedBy,
    uses: ['getRows', 'findRows', 'cursorKey', ...(isSeeded ? ([`put ${rows}`] as const) : [])],
  });

/* @__NO_SIDE_EFFECTS__ */
export const createEntry = <View extends v.GenericSchema, Body extends v.GenericSchema>(
  {
    path,
    one,
    scope,
    view,
    rows,
    isNested,
    isCounted,
    atMost = 'An organization has at most 500',
  }: Vocabulary<View>,
  body: Body,
  description: string,
) =>
  route({
    method: 'POST',
    path,
    summary: `Create ${one}.`,
    description: `${description} ${atMost}; one more returns \`too_many_entries\`.`,
    scope: `${scope}:write`,
    body,
    response: view,
    success: 201,
    errors: ['external_id_taken', 'name_taken', 'too_many_entries'],
    uses: ['getRows', ...others(isNested || isCounted), `put ${rows}`],
  });

/* @__NO_SIDE_EFFECTS__ */
export const getEntry = <View extends v.GenericSchema>({ path, one, kind, scope, view }: Vocabulary<View>) =>
  route({
    method: 'GET',
    path: `${path}/{id}`,
    summary: `Fetch ${one}.`,
    scope: `${scope}:read`,
    params: { id: id(kind) },
    response: view,
    uses: ['getRows'],
  });

/* @__NO_SIDE_EFFECTS__ */
export const updateEntry = <View extends v.GenericSchema, Body extends v.GenericSchema>(
  { path, one, kind, scope, view, rows, alongside = [], isNested }: Vocabulary<View>,
  body: Body,
  description: string,
) =>
  route({
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: `Change fields of ${one} by JSON merge patch.`,
    description,
    scope: `${scope}:write`,
    params: { id: id(kind) },
    body,
    response: view,
    errors: ['external_id_taken', 'name_taken', 'stale_object'],
    uses: ['getRows', ...others(isNested), `put ${rows}`, `delete ${rows}`, ...alongside],
  });

/* @__NO_SIDE_EFFECTS__ */
export const deleteEntry = <View extends v.GenericSchema>(
  { path, one, kind, scope, rows, deletesAlways }: Vocabulary<View>,
  description: string,
) =>
  route({
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: `Delete ${one}.`,
    description,
    scope: `${scope}:write`,
    params: { id: id(kind) },
    response: deletedView,
    writeResponse: deletedView,
    errors: deletesAlways ? [] : ['in_use'],
    uses: [
      'getRows',
      'findRows',
      `put ${rows}`,
      `delete ${rows}`,
      `check ${rows}`,
      'put erasures',
      'put responses',
      'delete responses',
    ],
  });
