/** The whole sentence of each problem of the portal's form, and the question that it is about. */
import { expect, it } from 'vitest';
import { readApplicationForm } from '../../functions/applications/read-application-form.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { sampleJob } from '../shared/domain/support/samples.ts';
import { questions } from './support/portal-calls.ts';

const consent = { processing_required: true, retention_months: 12, privacy_url: null, ai_notice: null };
const texts = Array.from({ length: 11 }, (_, n) => ({
  key: `text_${n}`,
  label: 'Text',
  type: 'long_text' as const,
}));
const fields = questions(
  { key: 'diploma', label: 'Diploma', type: 'file' },
  { key: 'photo', label: 'Photo', type: 'file' },
  ...texts,
  { key: 'years', label: 'Years', type: 'number', required: true },
);
const job = sampleJob({}, { application_form: { fields, consent } });
const file = (name: string, filename: string) => ({ name, filename, bytes: new Uint8Array([1]) });
type Files = ReturnType<typeof file>[];
const sound = {
  first_name: 'Jana',
  email: 'jana@example.com',
  consent_processing: 'true',
  answers: { years: '1' },
};
function problems(sent: Record<string, unknown>, files: Files = []) {
  try {
    readApplicationForm(sent, { job, files, elapsedMs: 1 });
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { param, details = [] } = error.particulars;
    expect([error.code, param]).toEqual(['validation_failed', details[0]?.param]);
    return details.map((detail) => [detail.param, detail.code, detail.message]);
  }
}

it('a sound form has none', () => expect(problems(sound)).toEqual([]));

it('an empty form lacks what is required', () => {
  const consentNeeded = 'This job requires consent to the processing of personal data.';
  expect(problems({})).toEqual([
    ['first_name', 'required', 'first_name is required.'],
    ['email', 'required', 'email is required.'],
    ['answers.years', 'required', 'answers.years is required.'],
    ['consent_processing', 'required', consentNeeded],
  ]);
});

it('a field with two faults has one problem', () => {
  const twice = `${'x'.repeat(101)}\n`;
  expect(problems({ ...sound, first_name: `a\n${twice}` })).toHaveLength(1);
  expect(problems({ ...sound, email: `jana ${'x'.repeat(400)}` })).toHaveLength(1);
});

it('each field says what it must be', () => {
  const long = 'x'.repeat(30_000);
  const sent = { ...sound, first_name: long, last_name: 'a\nb', email: 'jana', phone: long, location: long };
  const files = [file('resume', long), file('answers.photo', long)];
  const found = problems({ ...sent, link: 'jana', cover_letter: long, answers: { years: 'many' } }, files);
  const atMost = (param: string, most: number) => [
    param,
    'too_long',
    `${param} must have at most ${most} characters.`,
  ];
  const link = 'link must be an http or https address without a user name, such as https://example.com.';
  expect(found.toSorted()).toEqual(
    [
      atMost('first_name', 100),
      ['last_name', 'invalid_format', 'last_name must be one line without control characters.'],
      ['email', 'invalid_format', 'email must be an e-mail address.'],
      atMost('phone', 40),
      atMost('location', 200),
      ['link', 'invalid_format', link],
      atMost('cover_letter', 20_000),
      atMost('resume', 255),
      atMost('answers.photo', 255),
      ['answers.years', 'invalid_value', 'answers.years must be a number.'],
    ].toSorted(),
  );
});

it.each(['text_0', 'text_1', 'text_9', 'text_10'])(
  'an answer that is too long is that of its question: %s',
  (key) => {
    const found = problems({ ...sound, answers: { years: '1', [key]: 'x'.repeat(20_001) } });
    expect(new Set(found.map(([param]) => param))).toEqual(new Set([`answers.${key}`]));
  },
);

it('a file with a name that is none is that of its question', () => {
  const paramsOf = (files: Files) => problems(sound, files).map(([param]) => param);
  expect(paramsOf([file('answers.photo', '..')])).toEqual(['answers.photo']);
  expect(paramsOf([file('answers.diploma', 'a.pdf'), file('answers.photo', '..')])).toEqual([
    'answers.photo',
  ]);
});

it('a field takes one file', () => {
  const two = [file('resume', 'a.pdf'), file('resume', 'b.pdf'), file('answers.photo', 'a.png')];
  expect(problems(sound, two)).toEqual([['resume', 'too_many', 'resume takes one file.']]);
});
