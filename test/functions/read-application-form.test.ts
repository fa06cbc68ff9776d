/** The fields of the portal's form, one by one, and the fields that its problems name. */

import { describe, expect, it } from 'vitest';
import { readApplicationForm } from '../../functions/applications/read-application-form.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { sampleJob } from '../shared/domain/support/samples.ts';
import { inOneLine } from '../support/contact-shapes.ts';
import { questions } from './support/portal-calls.ts';

const asked = questions(
  { key: 'motto', label: 'Motto', type: 'short_text' },
  { key: 'nights', label: 'Nights?', type: 'boolean' },
  { key: 'years', label: 'Years', type: 'number' },
  { key: 'diploma', label: 'Diploma', type: 'file' },
  { key: 'languages', label: 'Languages', type: 'multi_select', options: [{ value: 'de', label: 'German' }] },
);
const policy = 'https://example.com/privacy';
const job = sampleJob(
  {},
  {
    language: 'de',
    application_form: {
      fields: asked,
      consent: { processing_required: false, retention_months: 12, privacy_url: policy, ai_notice: null },
    },
  },
);
const file = (name: string, filename: string) => ({ name, filename, bytes: new Uint8Array([1]) });
type Files = ReturnType<typeof file>[];
const read = (sent: Record<string, unknown>, files: Files = [], elapsedMs = 5000) =>
  readApplicationForm({ first_name: 'Jana', email: 'jana@example.com', ...sent }, { job, files, elapsedMs });
const problems = (sent: Record<string, unknown>, files: Files = []) => {
  try {
    read(sent, files);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return (error.particulars.details ?? []).map(({ param, code }) => [param, code]);
  }
};

describe('a form', () => {
  it('with its required fields alone has nothing else', () => {
    expect(read({})).toEqual({
      job_id: job.id,
      candidate: {
        first_name: 'Jana',
        last_name: null,
        email: 'jana@example.com',
        phone: null,
        location: null,
        links: [],
      },
      resume: null,
      attachments: [],
      cover_letter: null,
      answers: ['motto', 'nights', 'years']
        .map((key) => ({ key, value: null }))
        .concat([{ key: 'languages', value: [] as never }]),
      consent: {
        processing: false,
        retention: false,
        marketing: false,
        ai_processing: null,
        policy_version: null,
        policy_url: policy,
      },
      source: { utm: {}, referrer: null },
      locale: 'de',
      honeypot: null,
      elapsed_ms: 5000,
    });
  });

  it.each<[string, string, object]>([
    ['last_name', ' Nowak ', { candidate: { last_name: 'Nowak' } }],
    ['phone', '+31 10', { candidate: { phone: '+31 10' } }],
    ['location', 'Delft', { candidate: { location: inOneLine('Delft') } }],
    ['link', 'https://example.com/jana', { candidate: { links: ['https://example.com/jana'] } }],
    ['cover_letter', 'I care.\nA lot.', { cover_letter: 'I care.\nA lot.' }],
    ['consent_processing', 'true', { consent: { processing: true, retention: false } }],
    ['consent_processing', 'yes', { consent: { processing: false } }],
    ['consent_retention', 'true', { consent: { retention: true, processing: false } }],
    ['consent_retention', 'on', { consent: { retention: false } }],
    ['nickname', 'https://spam.example', { honeypot: 'filled' }],
    ['nickname', '  ', { honeypot: null }],
  ])('has %s %s', (name, value, expected) => {
    expect(read({ [name]: value })).toMatchObject(expected);
  });

  it.each<[string, string, unknown]>([
    ['motto', ' Care ', 'Care'],
    ['nights', 'true', true],
    ['nights', 'false', false],
    ['nights', '', null],
    ['years', '4.5', 4.5],
    ['years', '-0', 0],
    ['languages', 'de', ['de']],
  ])('has the answer %s %s in the type of its question', (key, text, value) => {
    const { answers } = read({ answers: { [key]: text } });
    const found = answers.find((answer) => answer.key === key)?.value;
    expect(found === 0 ? Math.abs(found) : found).toEqual(value);
  });

  it('has its CV and the files of its questions, and no other file', () => {
    const files = [
      file('resume', 'cv.pdf'),
      file('answers.diploma', 'diploma.pdf'),
      file('answers.motto', 'x.pdf'),
    ];
    expect(read({}, files)).toMatchObject({
      resume: { filename: 'cv.pdf' },
      attachments: [{ kind: 'diploma', filename: 'diploma.pdf' }],
    });
  });
});

describe('a problem names the field', () => {
  it.each<[string, object, string, string]>([
    ['without a first name', { first_name: ' ' }, 'first_name', 'required'],
    ['without an address', { email: '' }, 'email', 'required'],
    ['with a first name that is too long', { first_name: 'x'.repeat(101) }, 'first_name', 'too_long'],
    ['with a last name that is too long', { last_name: 'x'.repeat(101) }, 'last_name', 'too_long'],
    ['with an address that is none', { email: 'jana' }, 'email', 'invalid_format'],
    ['with a phone number that is too long', { phone: '1'.repeat(41) }, 'phone', 'too_long'],
    ['with a location that is too long', { location: 'x'.repeat(201) }, 'location', 'too_long'],
    ['with a link that is none', { link: 'javascript:alert(1)' }, 'link', 'invalid_format'],
    ['with a choice that is none', { answers: { nights: 'maybe' } }, 'answers.nights', 'invalid_value'],
    ['with a number that is none', { answers: { years: 'many' } }, 'answers.years', 'invalid_value'],
    [
      'with an answer that is too long',
      { answers: { motto: 'x'.repeat(20_001) } },
      'answers.motto',
      'invalid_type',
    ],
  ])('of a form %s', (_, sent, param, code) => {
    const found = problems(sent as Record<string, unknown>);
    expect(found.map(([name]) => name)).toContain(param);
    if (code !== 'invalid_type') expect(found).toContainEqual([param, code]);
  });

  it('of a form with two files in a field, and with a file whose name is none', () => {
    const two = [file('resume', 'a.pdf'), file('resume', 'b.pdf')];
    expect(problems({}, two)).toEqual([['resume', 'too_many']]);
    expect(problems({}, [file('resume', '..')]).map(([name]) => name)).toEqual(['resume']);
    expect(problems({}, [file('answers.diploma', '..')]).map(([name]) => name)).toEqual(['answers.diploma']);
  });

  it('of each field, so that all are corrected at once', () => {
    const found = problems({ first_name: '', email: 'x', answers: { years: 'many' } });
    expect(found.map(([name]) => name)).toEqual(['first_name', 'email', 'answers.years']);
  });
});
