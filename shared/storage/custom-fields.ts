import type { CustomFieldsPatch } from '../contracts/custom-field-values.ts';
import { refuseOneMore, refuseStrangeValues } from '../domain/custom-fields.ts';
import type { CustomField } from '../domain/stored/vocabulary.ts';
import type { Table } from './table.ts';
import { vocabularyStore } from './vocabulary.ts';
import { nameKey } from './vocabulary-keys.ts';

export type CustomFieldStore = ReturnType<typeof customFieldStore>;

/** A key is unique among the fields of one type of object. */
const claimed = ({ object_type, key }: Pick<CustomField, 'object_type' | 'key'>) => `${object_type}.${key}`;

/** The definitions of custom fields. Jobs, candidates and applications store the values under their keys. */
export const customFieldStore = (table: Table) =>
  vocabularyStore<CustomField, 'custom_field'>(table, {
    kind: 'customField',
    object: 'custom_field',
    followed: 'CUSTOMFIELD',
    claim: { of: claimed, param: 'key' },
    judging: { fact: ({ object_type }) => object_type, refuse: refuseOneMore },
  });

/**
 * Checks the `custom_fields` of a request, without a read if it has none. Throws {@link ApiError} validation_failed for values
 * that the definitions do not permit.
 */
export const customFieldCheck =
  (table: Table, object_type: CustomField['object_type']) =>
  async (organizationId: string, given: CustomFieldsPatch = {}): Promise<void> => {
    const keys = Object.keys(given).filter((key) => given[key] !== null);
    if (keys.length === 0) return;
    const claims = await table.getMany(
      keys.map((key) => nameKey(organizationId, 'CUSTOMFIELD', claimed({ object_type, key }))),
    );
    const ids = claims.flatMap((claim) => (claim ? [(claim.data as { id: string }).id] : []));
    const found = ids.length > 0 ? await customFieldStore(table).getMany(organizationId, ids) : [];
    const definitions = found.flatMap((one) => (one ? [[one.key, one] as const] : []));
    refuseStrangeValues(given, new Map(definitions));
  };
