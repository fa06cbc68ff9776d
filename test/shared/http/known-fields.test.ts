import * as v from 'valibot';
import { expect, it } from 'vitest';
import { knownFields } from '../../../shared/http/known-fields.ts';

const person = v.strictObject({ name: v.string(), tags: v.optional(v.array(v.string())) });
const form = v.strictObject({
  job: v.string(),
  person: v.optional(person),
  people: v.optional(v.nullable(v.array(person))),
});

it('keeps the fields of the schema at every depth, in lists too, and drops all others', () => {
  const one = { name: 'Jane', tags: ['a', 'b'] };
  const sent = { job: 'x', extra: 1, person: { ...one, extra: 1 }, people: [{ ...one, extra: 1 }, one] };
  expect(knownFields(form, sent)).toEqual({ job: 'x', person: one, people: [one, one] });
});

it('leaves values of another type as they are, for the schema to refuse', () => {
  for (const value of [null, 7, 'text', [7], [[]], true]) expect(knownFields(form, value)).toEqual(value);
  expect(knownFields(form, { person: [1], people: { name: 'Jane' } })).toEqual({
    person: [1],
    people: { name: 'Jane' },
  });
});

it('takes no field from what every object inherits', () => {
  expect(knownFields(form, { toString: 1, constructor: 2, job: 'x' })).toEqual({ job: 'x' });
});
