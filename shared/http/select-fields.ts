import type * as v from 'valibot';
import { ApiError } from '../domain/api-error.ts';
import type { Route } from '../routes/route.ts';
import type { Caller } from './api-gateway.ts';

/** The fields that every item of a list keeps. */
const standing = ['object', 'id'];

type List = { id?: string; data?: Record<string, unknown>[] };

/**
 * A list whose items have only the fields of the parameter `fields`. Throws {@link ApiError} invalid_parameter for a field that
 * a publishable key does not see.
 */
export function selectFields(view: List, fields: string[] | undefined, route: Route, caller: Caller): List {
  if (!fields || !view.data) return view;
  if (caller.keyType === 'publishable' && route.publicResponse) refuseHidden(fields, route.publicResponse);
  const names = new Set([...standing, ...fields]);
  const selected = view.data.map((item) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name))),
  );
  return { ...view, data: selected };
}

interface ListSchema {
  entries: { data: { item: { entries: v.ObjectEntries } } };
}

function refuseHidden(fields: string[], list: v.GenericSchema): void {
  const known = Object.keys((list as unknown as ListSchema).entries.data.item.entries);
  if (fields.every((name) => known.includes(name))) return;
  throw new ApiError('invalid_parameter', {
    param: 'fields',
    message: `fields must be one or several of ${known.join(', ')}.`,
  });
}
