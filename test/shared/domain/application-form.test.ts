import { describe, expect, it } from 'vitest';
import type { SentApplicationBody } from '../../../shared/contracts/application-body.ts';
import { readAnswers, refuseSecondCv, refuseUnanswerable } from '../../../shared/domain/application-form.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { sampleJob } from './support/samples.ts';

type Type = Job['application_form']['fields'][number]['type'];

/** What becomes of an answer to a question of a type; undefined when it is refused. */
function answered(type: Type, value: string) {
  const field = { key: 'asked', label: 'Asked', type, required: true, options: [], is_knockout: false };
  const job = sampleJob({}, { application_form: { fields: [field] } });
  const body = { answers: [{ key: 'asked', value }], attachments: [], consent: { processing: true } };
  try {
    return readAnswers(job, body as unknown as SentApplicationBody)[0]?.value;
  } catch {
    return undefined;
  }
}

describe('an answer', () => {
  it.each<[Type, string]>([
    ['url', 'javascript:alert(1)'],
    ['url', 'https://jane:secret@example.com'],
    ['url', 'https://example.com\\@evil.example'],
    ['url', 'https://exa mple.com'],
    ['url', 'http://'],
    ['date', '2026-02-30'],
    ['date', '2026-2-3'],
    ['phone', '+31 20\n123 45 67'],
    ['phone', 'x +31 20 123 45 67'],
    ['phone', '+31 20 123 45 67 x'],
    ['phone', '123'],
    ['phone', `+${'1'.repeat(40)}`],
    ['email', 'jane\u0000@example.com'],
    ['email', `jane@${'x'.repeat(300)}.com`],
    ['email', `jane@${'x'.repeat(246)}.com`],
    ['short_text', 'one\ntwo'],
    ['short_text', 'a\u001b[2J'],
    ['short_text', '\u200b'],
    ['short_text', ' \t '],
    ['long_text', '  \n '],
    ['long_text', '\u2060\u00ad'],
  ])('to a question of type %s is not %j', (type, value) => {
    expect(answered(type, value)).toBeUndefined();
  });

  it.each<[Type, string]>([
    ['url', 'https://example.com/jane?a=b@c'],
    ['date', '2028-02-29'],
    ['phone', '+31 (20) 123 45-67'],
    ['phone', '1234'],
    ['phone', `+${'1'.repeat(39)}`],
    ['email', 'jane@example.com'],
    ['email', `jane@${'x'.repeat(245)}.com`],
    ['short_text', 'Zoë 👩'],
    ['long_text', 'one\ntwo'],
  ])('to a question of type %s may be %j', (type, value) => {
    expect(answered(type, type === 'date' ? value : ` ${value}\n`)).toBe(value);
  });
});

it('a required answer is no file of the same name', () => {
  const field = {
    key: 'asked',
    label: 'Asked',
    type: 'number' as const,
    required: true,
    options: [],
    is_knockout: false,
  };
  const job = sampleJob({}, { application_form: { fields: [field] } });
  const body = { answers: [], attachments: [{ kind: 'asked' }], consent: { processing: true } };
  const details = [{ param: 'answers.asked', code: 'required', message: 'answers.asked is required.' }];
  const read = (demands?: { answers: boolean; consent: boolean }) =>
    readAnswers(job, body as unknown as SentApplicationBody, demands);
  expect(() => read()).toThrow(expect.objectContaining({ particulars: { param: 'answers.asked', details } }));
  expect(read({ answers: false, consent: true })).toEqual([]);
});

it('a lack of consent is reported at its field', () => {
  const body = { answers: [], attachments: [], consent: undefined } as unknown as SentApplicationBody;
  const message = 'This job requires consent to the processing of personal data.';
  const details = [{ param: 'consent.processing', code: 'required', message }];
  expect(() => readAnswers(sampleJob(), body)).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      particulars: { param: 'consent.processing', details },
    }),
  );
  expect(readAnswers(sampleJob(), body, { answers: true, consent: false })).toEqual([]);
});

it('questions that have no possible answer are refused with the reason', () => {
  const field = (key: string, type: Type = 'file') => ({
    id: `fld_${key}`,
    key,
    label: 'x',
    type,
    required: false,
    options: [],
    is_knockout: false,
  });
  const refused = (code: string, message: string) => {
    const param = 'application_form.fields';
    return expect.objectContaining({
      code: 'validation_failed',
      particulars: { param, details: [{ param, code, message }] },
    });
  };
  for (const key of ['constructor', 'prototype'])
    expect(() => refuseUnanswerable([field('a'), field(key, 'date')])).toThrow(
      refused('reserved', `${key} is a reserved key; choose another one.`),
    );
  expect(() => refuseSecondCv([field('a'), field('resume')])).toThrow(
    refused('reserved', 'resume is the key of the CV; choose another one for this file.'),
  );
  expect(() => refuseSecondCv([field('a'), field('resume', 'date')])).not.toThrow();
  const files = (count: number) => Array.from({ length: count }, (_, n) => field(`f${n}`));
  expect(() => refuseUnanswerable(files(11))).toThrow(
    refused('too_many', 'At most 10 questions can ask for a file.'),
  );
  expect(() => refuseUnanswerable([...files(10), field('a', 'date')])).not.toThrow();
});
