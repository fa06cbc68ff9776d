/** What each type of question takes of what JSON can say, and which refusals a form gives. */
import { describe, expect, it } from 'vitest';
import type { SentApplicationBody } from '../../../shared/contracts/application-body.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { readAnswers } from '../../../shared/domain/application-form.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { sampleJob } from './support/samples.ts';

type Field = Job['application_form']['fields'][number];
const options = ['a', 'b'].map((value) => ({ value, label: value }));

/** The values and refusals of one question's answer. */
function asked(field: Partial<Field>, value?: unknown, rest: object = {}, form: object = {}) {
  const one = {
    key: 'asked',
    label: 'Asked',
    type: 'short_text',
    required: false,
    options,
    is_knockout: false,
  };
  const job = sampleJob({}, { application_form: { fields: [{ ...one, ...field }], ...form } } as object);
  const answers = value === undefined ? [] : [{ key: 'asked', value }];
  const body = { answers, attachments: [], consent: { processing: true }, ...rest };
  try {
    const read = readAnswers(job, body as unknown as SentApplicationBody);
    return { values: read.map((answer) => answer.value) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { param, details } = error.particulars;
    return { param, refused: details?.map((detail) => [detail.param, detail.code]) };
  }
}
const refusedAs = (code: string, param = 'answers.asked') => ({ param, refused: [[param, code]] });

const several = ['a', 'b', 'a'];
const values: unknown[] = [
  'a',
  'jane@example.com',
  'https://a.example',
  '+31 20 123 4567',
  '2026-02-03',
  7,
  true,
  several,
  ['c'],
];
const taken: Record<Exclude<Field['type'], 'file'>, unknown[]> = {
  short_text: values.filter((value) => typeof value === 'string'),
  long_text: values.filter((value) => typeof value === 'string'),
  boolean: [true],
  number: [7],
  date: ['2026-02-03'],
  url: ['https://a.example'],
  phone: ['+31 20 123 4567', '2026-02-03'],
  email: ['jane@example.com'],
  single_select: ['a'],
  multi_select: [several],
};

describe.each(Object.entries(taken))('a question of type %s', (type, some) => {
  it.each(values.map((value) => [value]))('takes what is its own: %j', (value) => {
    const kept = Array.isArray(value) ? [...new Set(value)] : value;
    const expected = some.includes(value) ? { values: [kept] } : refusedAs('invalid_value');
    expect(asked({ type: type as Field['type'] }, value)).toEqual(expected);
  });

  it.each([[undefined], [null], [''], [[]]])('may be left open unless it is required: %j', (value) => {
    expect(asked({ type: type as Field['type'] }, value)).toEqual({ values: [] });
    expect(asked({ type: type as Field['type'], required: true }, value)).toEqual(refusedAs('required'));
  });
});

it.each([
  ['short_text', 500],
  ['long_text', 20_000],
] as const)('a %s has at most %i characters', (type, most) => {
  expect(asked({ type }, 'x'.repeat(most))).toEqual({ values: ['x'.repeat(most)] });
  expect(asked({ type }, 'x'.repeat(most + 1))).toEqual(refusedAs('invalid_value'));
});

it('a required file is answered by an attachment of its kind, and by nothing else', () => {
  const file = { type: 'file', required: true } as const;
  expect(asked(file, 'a')).toEqual(refusedAs('required'));
  expect(asked(file, undefined, { attachments: [{ kind: 'other' }] })).toEqual(refusedAs('required'));
  expect(asked(file, undefined, { attachments: [{ kind: 'asked' }] })).toEqual({ values: [] });
});

it('consent is asked of an applicant where the job requires it', () => {
  const consent = { processing: false };
  const form = (processing_required: boolean) => ({ consent: { processing_required, retention_months: 6 } });
  expect(asked({}, 'a', { consent }, form(true))).toEqual(refusedAs('required', 'consent.processing'));
  expect(asked({}, 'a', { consent }, form(false))).toEqual({ values: ['a'] });
});
