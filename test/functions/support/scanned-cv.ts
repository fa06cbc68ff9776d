import { readFileSync } from 'node:fs';
import { corpusFolder, readManifest } from '../../corpus/manifest.ts';
import type { Asked, Behaviour } from '../../support/model-servers/dialect.ts';
import { type Truth, truthfulAnswer } from '../../support/model-servers/truthful-model.ts';

const row = readManifest(corpusFolder).find(({ file }) => file === 'scanned/us-nurse__classic.png');
if (!row) throw new Error('the corpus has no such scan');

/** What the picture says, for the corpus's own judges. */
export const scannedTruth = row.truth;
export const scannedPng = new Uint8Array(readFileSync(new URL(row.file, corpusFolder)));

/** Every line of the picture, as a person reads it. */
export const scannedLines = [
  'Odessa Farwell',
  'Registered Nurse, Emergency Care',
  'odessa.farwell@example.com | (503) 555-0118 | Portland, OR | linkedin.com/in/odessafarwell',
  'SUMMARY',
  'Emergency nurse with nine years at the bedside, calm in a full waiting room, and a preceptor whose trainees stay.',
  'WORK EXPERIENCE',
  'Cedar Hollow Medical Center, Portland, OR\tMarch 2020 – Current',
  'Charge Nurse',
  '• Lead a team of fourteen on the night shift',
  '• Cut the time from door to triage from nine minutes to five',
  'Bayfront Community Hospital, Astoria, OR\tJune 2016 – February 2020',
  'Staff Nurse',
  '• Cared for up to six patients at a time',
  '• Trained eleven new graduates',
  'Willow Creek Senior Living, Salem, OR\tAugust 2014 – May 2016',
  'Nursing Assistant',
  '• Helped forty residents through their day',
  'EDUCATION',
  'Northpoint State University, Salem, OR\tSeptember 2012 – May 2016',
  'Bachelor of Science, Nursing',
  'CORE COMPETENCIES',
  'Clinical: Triage, Wound care, IV therapy, Ventilator management',
  'Systems: Epic, Pyxis, Microsoft Excel',
  'LANGUAGES',
  'English (native), Spanish (conversational)',
  'LICENSES AND CERTIFICATIONS',
  '• Advanced Cardiac Life Support, 2023',
  '• Trauma Nursing Core Course, 2021',
];

const truth: Truth = {
  name: scannedTruth.name,
  jobs: scannedTruth.work.map(({ title, company, start, end }) => ({
    position: title,
    name: company,
    start: start ?? '',
    end: end === 'present' ? null : end,
  })),
  schools: scannedTruth.education,
  skills: scannedTruth.skills,
};

/** A model that writes these lines of the page it is asked for, and then reads what the service made of them. */
export const transcribing =
  (linesOfPage: (page: number) => string[]) =>
  (asked: Asked): Behaviour => {
    if (asked.tool !== 'write_lines') return { does: 'answer', value: truthfulAnswer(asked, truth) };
    return { does: 'answer', value: { lines: linesOfPage(Number(/page (\d+)/.exec(asked.text)?.[1])) } };
  };
