import { describe, expect, it } from 'vitest';
import type { CustomFields } from '../../../shared/contracts/custom-field-values.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import {
  mergeCustomFields,
  refuseStrangeValues,
  refuseWrongOptions,
  withMissingFields,
} from '../../../shared/domain/custom-fields.ts';

const options = [
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
];
const definitions = new Map(
  (['text', 'number', 'boolean', 'date', 'url', 'single_select', 'multi_select'] as const).map((type) => [
    type as string,
    { type, options: type.endsWith('select') ? options : [] },
  ]),
);
const codesOf = (run: () => void): unknown => {
  try {
    run();
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.particulars.details?.map(({ param, code }) => `${param} ${code}`);
  }
};
const judged = (given: Record<string, CustomFields[string] | null>) =>
  codesOf(() => refuseStrangeValues(given, definitions));

describe('the values of custom fields', () => {
  it('are of the type of their field', () => {
    const fitting = {
      text: 'two\nlines',
      number: -1.5,
      boolean: false,
      date: '2028-02-29',
      url: 'https://example.com/a?b',
      single_select: 'night',
      multi_select: ['night', 'day'],
    };
    expect(judged(fitting)).toEqual([]);
    expect(judged({ multi_select: [], gone: null })).toEqual([]);
  });

  it.each([
    [{ text: 1 }, 'text invalid_type'],
    [{ number: '1' }, 'number invalid_type'],
    [{ boolean: 'true' }, 'boolean invalid_type'],
    [{ date: 20_280_229 }, 'date invalid_type'],
    [{ date: '2027-02-29' }, 'date invalid_format'],
    [{ date: '2028-02-29T00:00:00Z' }, 'date invalid_format'],
    [{ url: true }, 'url invalid_type'],
    [{ url: 'javascript:alert(1)' }, 'url invalid_format'],
    [{ single_select: ['day'] }, 'single_select invalid_type'],
    [{ single_select: 'Day' }, 'single_select invalid_value'],
    [{ multi_select: 'day' }, 'multi_select invalid_type'],
    [{ multi_select: ['day', 'noon'] }, 'multi_select invalid_value'],
    [{ multi_select: ['day', 'day'] }, 'multi_select duplicate'],
    [{ strange: 'x' }, 'strange unknown_field'],
  ] as [CustomFields, string][])('are refused as %j', (given, problem) => {
    expect(judged(given)).toEqual([`custom_fields.${problem}`]);
  });

  it('have one detail for each of several that are refused', () => {
    expect(judged({ number: 'x', text: 'fits', strange: 1 })).toEqual([
      'custom_fields.number invalid_type',
      'custom_fields.strange unknown_field',
    ]);
  });

  it('are merged by key, and null removes one', () => {
    expect(mergeCustomFields({ a: 1, b: 'x' }, { b: null, c: ['y'] })).toEqual({ a: 1, c: ['y'] });
    expect(mergeCustomFields({ a: 1 }, undefined)).toEqual({ a: 1 });
  });

  it('are at most 50, and together at most 16 kB', () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));
    expect(codesOf(() => mergeCustomFields(many(50), {}))).toEqual([]);
    expect(codesOf(() => mergeCustomFields(many(50), { more: 1 }))).toEqual(['custom_fields too_many']);
    const text = 'é'.repeat(4000);
    expect(codesOf(() => mergeCustomFields({ a: text }, { b: text }))).toEqual([]);
    expect(codesOf(() => mergeCustomFields({ a: text, b: text }, { c: text }))).toEqual([
      'custom_fields too_large',
    ]);
  });

  it('of two people are the own ones, and others while they fit', () => {
    expect(withMissingFields({ a: 1 }, { a: 2, b: 3 })).toEqual({ a: 1, b: 3 });
    const text = 'x'.repeat(9000);
    expect(withMissingFields({ a: text }, { b: text, c: 1 })).toEqual({ a: text, c: 1 });
  });
});

describe('the options of a field', () => {
  it('belong to selects, which have at least one, each with a value of its own', () => {
    expect(codesOf(() => refuseWrongOptions({ type: 'text', options: [] }))).toEqual([]);
    expect(codesOf(() => refuseWrongOptions({ type: 'multi_select', options }))).toEqual([]);
    expect(codesOf(() => refuseWrongOptions({ type: 'text', options }))).toEqual(['options contradictory']);
    expect(codesOf(() => refuseWrongOptions({ type: 'single_select', options: [] }))).toEqual([
      'options too_few',
    ]);
    const twice = [...options, { value: 'day', label: 'Again' }];
    expect(codesOf(() => refuseWrongOptions({ type: 'single_select', options: twice }))).toEqual([
      'options.2.value duplicate',
    ]);
  });
});
