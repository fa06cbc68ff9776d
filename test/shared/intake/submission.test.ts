import { expect, it } from 'vitest';
import { beginDialogue } from '../../../shared/intake/begin-dialogue.ts';
import type { Dialogue } from '../../../shared/intake/dialogue.ts';
import { openQuestion } from '../../../shared/intake/go-on.ts';
import { shown, slotsOf } from '../../../shared/intake/slots.ts';
import { filesOf, submissionOf } from '../../../shared/intake/submission.ts';
import { sceneIn } from './support/play-dialogue.ts';

const scene = sceneIn('de');
const given = {
  consent_processing: true,
  first_name: 'Ana',
  email: 'ana@example.com',
  'answers.licence': false,
  'answers.shift': 'choice_2',
  'answers.years': 5,
  'answers.start': '2027-03-04',
  'answers.days': ['choice_1', 'choice_3'],
  'answers.certificate': 'att_2',
  resume: 'att_1',
  location: 'Köln',
  link: null,
  rqm_01JD8ZC4G8M9Q3RXW5T7V2B6NK: 'Since 2019',
};
const termsOf = (key: string) => slotsOf(scene).find((slot) => slot.key === key)?.terms;
const answers: Dialogue['answers'] = Object.fromEntries(
  Object.entries(given).map(([key, value]) => {
    const terms = termsOf(key);
    return [key, { value, from: 'person', ...(terms !== undefined && { terms }) }];
  }),
);
const dialogue = { ...beginDialogue(scene).dialogue, answers };

it('is an application of the chatbot, without what was said about requirements', () => {
  expect(submissionOf(scene, dialogue)).toMatchObject({
    candidate: {
      first_name: 'Ana',
      last_name: null,
      email: 'ana@example.com',
      links: [],
      location: { raw: 'Köln' },
    },
    answers: [
      { key: 'licence', value: false },
      { key: 'shift', value: 'choice_2' },
      { key: 'days', value: ['choice_1', 'choice_3'] },
      { key: 'years', value: 5 },
      { key: 'start', value: '2027-03-04' },
    ],
    consent: { processing: true, retention: false },
    source: { type: 'chatbot' },
    locale: 'de',
  });
  expect(JSON.stringify(submissionOf(scene, dialogue))).not.toContain('2019');
  expect(filesOf(scene, dialogue)).toEqual([
    { kind: 'certificate', id: 'att_2' },
    { kind: 'resume', id: 'att_1' },
  ]);
});

const isStored = (fileId: unknown) => fileId === 'att_1' || fileId === 'att_2';

it('waits for a file that is not there', () => {
  expect(openQuestion(scene, dialogue, (id) => id === 'att_2')?.key).toBe('resume');
  expect(openQuestion(scene, dialogue, (id) => id === 'att_1')?.key).toBe('answers.certificate');
});

it.each([
  ['another period', { retention_months: 60 }],
  ['another policy', { privacy_url: 'https://acme.example/other' }],
  ['another notice', { ai_notice: 'A program reads the CV.' }],
])('a consent is asked again after %s', (_, changed) => {
  const consented = (key: string) => {
    const terms = termsOf(key);
    return { value: true, from: 'person' as const, ...(terms !== undefined && { terms }) };
  };
  const agreed = {
    ...answers,
    consent_processing: consented('consent_processing'),
    consent_retention: consented('consent_retention'),
  };
  expect(openQuestion(scene, { ...dialogue, answers: agreed }, isStored)).toBeUndefined();
  const { application_form: form } = scene.job;
  const job = { ...scene.job, application_form: { ...form, consent: { ...form.consent, ...changed } } };
  expect(openQuestion({ ...scene, job }, { ...dialogue, answers: agreed }, isStored)?.key).toMatch(
    /^consent_/,
  );
});

it('waits for a consent that is required since', () => {
  const refused = { ...answers, consent_processing: { ...answers.consent_processing, value: false } };
  const { application_form: form } = scene.job;
  const withRequired = (processing_required: boolean) => ({
    ...scene,
    job: { ...scene.job, application_form: { ...form, consent: { ...form.consent, processing_required } } },
  });
  const asked = (required: boolean) =>
    openQuestion(withRequired(required), { ...dialogue, answers: refused as typeof answers }, isStored)?.key;
  expect([asked(true), asked(false)]).toEqual(['consent_processing', undefined]);
});

it('waits for what the job asks since', () => {
  expect(openQuestion(scene, dialogue, isStored)).toBeUndefined();
  const { 'answers.years': _, ...fewer } = answers;
  expect(openQuestion(scene, { ...dialogue, answers: fewer }, isStored)?.key).toBe('answers.years');
  const other = { ...answers, 'answers.shift': { value: 'gone', from: 'person' as const } };
  expect(openQuestion(scene, { ...dialogue, answers: other }, isStored)?.key).toBe('answers.shift');
});

it('shows answers as people read them', () => {
  const shownOf = (key: string) => {
    const slot = slotsOf(scene).find((one) => one.key === key);
    return slot && shown(slot, answers[key]?.value ?? null, 'de');
  };
  expect(['answers.licence', 'answers.days', 'answers.start', 'answers.shift', 'link'].map(shownOf)).toEqual([
    'Nein',
    'Alpha, Gamma',
    '4. März 2027',
    'JavaScript',
    'keine Antwort',
  ]);
});
