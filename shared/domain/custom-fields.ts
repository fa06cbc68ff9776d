import type { CustomFields, CustomFieldsPatch } from '../contracts/custom-field-values.ts';
import type { DetailCode } from '../contracts/detail-codes.ts';
import type { ErrorDetail } from '../contracts/errors.ts';
import { isDay } from '../words/day.ts';
import { isWebLink } from '../words/web-link.ts';
import { ApiError } from './api-error.ts';
import { invalid, invalidFields } from './invalid.ts';
import { bytesInRow } from './row-size.ts';
import type { CustomField } from './stored/vocabulary.ts';

/** The most definitions for one type of object, and the most values of one resource. */
const maxFields = 50;
/** The values of one resource together, as JSON: 16 kB. */
const maxBytes = 16 * 1024;

/** The most bytes of them in a row, where a number counts more than in JSON. */
export const mostCustomFieldBytes = maxBytes + maxFields * bytesInRow(0);

type Value = CustomFields[string];
type Definition = Pick<CustomField, 'type' | 'options'>;
type Problem = readonly [DetailCode, string];

const isText = (value: Value): value is string => typeof value === 'string';
const wrongType = (wanted: string): Problem => ['invalid_type', `must be ${wanted}`];
const notAnOption: Problem = ['invalid_value', 'must be the value of an option of the field'];
const isOption = ({ options }: Definition, value: string) => options.some((one) => one.value === value);

/** The problem of a value by the type of its field; null for a value that the field takes. */
const problemOf: Record<CustomField['type'], (value: Value, definition: Definition) => Problem | null> = {
  text: (value) => (isText(value) ? null : wrongType('a text')),
  number: (value) => (typeof value === 'number' ? null : wrongType('a number')),
  boolean: (value) => (typeof value === 'boolean' ? null : wrongType('true or false')),
  date: (value) => {
    if (!isText(value)) return wrongType('a date');
    return isDay(value) ? null : ['invalid_format', 'must be a day that exists, as YYYY-MM-DD'];
  },
  url: (value) => {
    if (!isText(value)) return wrongType('a URL');
    return isWebLink(value) ? null : ['invalid_format', 'must be an http or https URL without credentials'];
  },
  single_select: (value, definition) => {
    if (!isText(value)) return wrongType('the value of one option');
    return isOption(definition, value) ? null : notAnOption;
  },
  multi_select: (value, definition) => {
    if (!Array.isArray(value)) return wrongType('a list of values of options');
    if (new Set(value).size < value.length) return ['duplicate', 'has a value twice'];
    return value.every((one) => isOption(definition, one)) ? null : notAnOption;
  },
};

/**
 * Throws {@link ApiError} validation_failed for values without a definition or of another type than the field has. Null needs no
 * definition: a value can be removed after its definition.
 */
export function refuseStrangeValues(
  given: CustomFieldsPatch,
  definitions: ReadonlyMap<string, Definition>,
): void {
  const details = Object.entries(given).flatMap(([key, value]): ErrorDetail[] => {
    if (value === null) return [];
    const definition = definitions.get(key);
    const problem: Problem | null = definition
      ? problemOf[definition.type](value, definition)
      : ['unknown_field', 'is not a custom field of yours for this type of object'];
    const param = `custom_fields.${key}`;
    return problem ? [{ param, code: problem[0], message: `${param} ${problem[1]}.` }] : [];
  });
  if (details.length > 0) throw invalidFields(details);
}

/** Merges values; null removes one. Throws {@link ApiError} validation_failed for more than 50 values or 16 kB. */
export function mergeCustomFields(kept: CustomFields, patch: CustomFieldsPatch = {}): CustomFields {
  const values = Object.entries({ ...kept, ...patch }).filter(([, value]) => value !== null);
  const merged = Object.fromEntries(values) as CustomFields;
  if (values.length > maxFields)
    throw invalid('custom_fields', 'too_many', `custom_fields can have at most ${maxFields} values.`);
  if (!fits(merged)) throw invalid('custom_fields', 'too_large', 'custom_fields can have at most 16 kB.');
  return merged;
}

const fits = (values: CustomFields) => Buffer.byteLength(JSON.stringify(values)) <= maxBytes;

/** The own values, and those of another resource for other keys while they fit. */
export function withMissingFields(own: CustomFields, others: CustomFields): CustomFields {
  const merged = { ...own };
  for (const [key, value] of Object.entries(others)) {
    if (Object.hasOwn(own, key) || Object.keys(merged).length >= maxFields) continue;
    if (fits({ ...merged, [key]: value })) merged[key] = value;
  }
  return merged;
}

/** Throws {@link ApiError} validation_failed for options that do not belong to the type, or have a value twice. */
export function refuseWrongOptions({ type, options }: Definition): void {
  const hasChoice = type === 'single_select' || type === 'multi_select';
  if (hasChoice && options.length === 0)
    throw invalid('options', 'too_few', `A field of type ${type} needs at least one option.`);
  if (!hasChoice && options.length > 0)
    throw invalid('options', 'contradictory', `A field of type ${type} has no options.`);
  const values = options.map(({ value }) => value);
  const place = values.findIndex((value, index) => values.indexOf(value) !== index);
  if (place >= 0)
    throw invalid(
      `options.${place}.value`,
      'duplicate',
      `options.${place}.value is the value of another option.`,
    );
}

/** Throws {@link ApiError} too_many_entries for one more field than a type of object may have; `others` has the type of each other field. */
export function refuseOneMore(
  others: ReadonlyMap<string, string | null>,
  { object_type }: Pick<CustomField, 'object_type'>,
): void {
  if ([...others.values()].filter((type) => type === object_type).length < maxFields) return;
  const message = `An organization has at most ${maxFields} custom fields for ${object_type}s; delete one first.`;
  throw new ApiError('too_many_entries', { message });
}
