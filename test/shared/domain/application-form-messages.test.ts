import { expect, it } from 'vitest';
import type { SentApplicationBody } from '../../../shared/contracts/application-body.ts';
import { readAnswers } from '../../../shared/domain/application-form.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { sampleJob } from './support/samples.ts';

type Type = Job['application_form']['fields'][number]['type'];
const options = [{ value: 'a', label: 'A' }];

/** The message about an answer to a question of a type. */
function toldOf(type: Type, value: unknown) {
  const field = { key: 'asked', label: 'Asked', type, required: true, options, is_knockout: false };
  const job = sampleJob({}, { application_form: { fields: [field as never] } });
  const body = { answers: [{ key: 'asked', value }], attachments: [], consent: { processing: true } };
  try {
    return readAnswers(job, body as unknown as SentApplicationBody)[0]?.value;
  } catch (error) {
    return (error as { particulars: { details: object[] } }).particulars.details;
  }
}

it.each<[Type, unknown, string]>([
  ['short_text', 1, 'must be text'],
  ['short_text', 'one\ntwo', 'must be one line'],
  ['number', 'x', 'must be a number'],
  ['boolean', 'yes', 'must be true or false'],
  ['date', '2026-02-30', 'must be a date of the calendar as YYYY-MM-DD'],
  ['url', 'example', 'must be an http or https address without a user name'],
  ['phone', 'x', 'must be a phone number'],
  ['email', 'x', 'must be an e-mail address'],
  ['single_select', 'b', 'must be one of the options'],
  ['multi_select', ['a', 'b'], 'must be a list of the options'],
])('an answer of type %s that is %j is refused with the reason', (type, value, reason) => {
  expect(toldOf(type, value)).toEqual([
    { param: 'answers.asked', code: 'invalid_value', message: `answers.asked ${reason}.` },
  ]);
});

it.each([
  ['short_text', 500],
  ['long_text', 20_000],
] as const)('an answer of type %s has at most %d characters', (type, most) => {
  expect(toldOf(type, 'x'.repeat(most))).toHaveLength(most);
  const message = `answers.asked must have at most ${most} characters.`;
  expect(toldOf(type, 'x'.repeat(most + 1))).toMatchObject([{ message }]);
});

it('a missing answer is reported with its place', () => {
  const missing = { param: 'answers.asked', code: 'required', message: 'answers.asked is required.' };
  for (const type of ['short_text', 'file', 'multi_select'] as const)
    expect(toldOf(type, type === 'multi_select' ? [] : '')).toEqual([missing]);
});
