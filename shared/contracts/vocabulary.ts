import * as v from 'valibot';
import {
  externalId,
  type IdKind,
  id,
  metadata,
  metadataPatch,
  resourceFields,
  text,
  wholeNumber,
} from './primitives.ts';

/** The fields of every entry of a vocabulary: a list of names that an organization keeps, such as its departments. */
/* @__NO_SIDE_EFFECTS__ */
export const entryFields = (kind: IdKind) => ({
  id: id(kind),
  name: v.string(),
  version: wholeNumber,
  ...resourceFields,
});

const labels = { external_id: v.optional(v.nullable(externalId)) };

/** The fields of a request that creates an entry. */
export const newEntryInput = { name: text(200), ...labels, metadata: v.optional(metadata) };
/** The fields of a request that changes an entry; an omitted field is unchanged. */
export const entryPatch = { name: v.optional(text(200)), ...labels, metadata: v.optional(metadataPatch) };
