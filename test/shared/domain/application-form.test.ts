import { describe, expect, it } from 'vitest';
import type { SentApplicationBody } from '../../../shared/contracts/application-body.ts';
import { readAnswers } from '../../../shared/domain/application-form.ts';
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
    ['email', 'jane\u0000@example.com'],
    ['email', `jane@${'x'.repeat(300)}.com`],
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
    ['email', 'jane@example.com'],
    ['short_text', 'Zoë 👩'],
    ['long_text', 'one\ntwo'],
  ])('to a question of type %s may be %j', (type, value) => {
    expect(answered(type, ` ${type === 'date' ? '' : value}`.trim() || value)).toBe(value);
  });
});
