/** Anonymizing leaves nothing that anybody wrote. Made from the kept schemas: a new text fails until somebody decides about it. */
import type * as v from 'valibot';
import { expect, it } from 'vitest';
import { timelineEntry } from '../../../shared/contracts/timeline.ts';
import { anonymizeApplication, anonymizeCandidate, anonymizeEntry } from '../../../shared/domain/erasure.ts';
import { storedApplication } from '../../../shared/domain/stored/application.ts';
import { storedCandidate } from '../../../shared/domain/stored/candidate.ts';
import * as examples from '../../../shared/examples/example-resources.ts';
import { fillFreeText, isMarked } from '../../contract/support/free-text.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = now.toISOString();
const { application, candidate } = examples;
const stage = application.stage;

/** A thing of each kind in which every object is there, how it is anonymized, and which texts stay, with the reason. */
const kinds: {
  kind: string;
  schema: v.GenericSchema;
  whole: object;
  anonymize: (filled: never) => unknown;
  stays: Record<string, string>;
}[] = [
  {
    kind: 'an application',
    schema: storedApplication,
    whole: {
      ...application,
      rejection: { reason: 'x', note: 'x', at },
      submission: {
        ...application.submission,
        answers: [
          {
            question_id: 'fld_01KAFE90VK1ABCDEFGHJKMNPQR',
            key: 'x',
            label: 'x',
            type: 'short_text',
            value: 'x',
          },
        ],
        attachments: [
          {
            id: 'att_01KAFE90VK1ABCDEFGHJKMNPQR',
            kind: 'x',
            filename: 'x',
            content_type: 'x',
            size: 1,
            status: 'stored',
            file_key: 'x',
            file_version: 'x',
            rejection: 'x',
          },
        ],
      },
    },
    anonymize: anonymizeApplication,
    stays: { '.stage.name': 'A word of the job, and the course of the application.' },
  },
  {
    kind: 'a candidate',
    schema: storedCandidate,
    whole: { ...candidate, consent: application.consent, application_counts: undefined },
    anonymize: (filled) => anonymizeCandidate(filled, now),
    stays: {},
  },
  {
    kind: 'an entry of the timeline',
    schema: timelineEntry,
    whole: {
      object: 'timeline_entry',
      id: 'tle_01KAFE90VK1ABCDEFGHJKMNPQR',
      type: 'rejected',
      candidate_id: candidate.id,
      application_id: application.id,
      job_id: application.job_id,
      from: stage,
      to: stage,
      reason: 'x',
      note: 'x',
      actor: { type: 'api_key', id: 'x' },
      created_at: at,
    },
    anonymize: anonymizeEntry,
    stays: {
      '.from.name': 'A word of the job, and the course of the application.',
      '.to.name': 'As above.',
      '.actor.id': 'Which key it was, by its id.',
    },
  },
];

/** Where marks are below a value; `[]` for each item, `{}` for the keys and texts of a record. */
function marksIn(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return isMarked(value) ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => marksIn(item, `${place}[]`));
  return Object.entries(value).flatMap(([name, part]) =>
    isMarked(name) ? [`${place}{}`] : marksIn(part, `${place}.${name}`),
  );
}
const placesIn = (value: unknown) => [...new Set(marksIn(value))].sort();

it.each(kinds)('of $kind, no text stays but the named ones', ({ schema, whole, anonymize, stays }) => {
  const filled = fillFreeText(schema, whole);
  expect(placesIn(anonymize(filled as never))).toEqual(Object.keys(stays).sort());
});

it.each(kinds)('of $kind, every text is put to the test', ({ schema, whole }) => {
  expect(placesIn(fillFreeText(schema, whole))).toEqual(textPlaces(schema));
});

type Nested = v.GenericSchema & {
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: v.ObjectEntries;
  key?: unknown;
  value?: v.GenericSchema;
  options?: unknown[];
  pipe?: { kind: string; type: string }[];
};

/** Every place of a schema that takes a text of anybody's choice. */
function textPlaces(schema: v.GenericSchema, place = ''): string[] {
  const { wrapped, item, entries, key, value, options, pipe = [], type } = schema as Nested;
  if (wrapped) return textPlaces(wrapped, place);
  if (item) return textPlaces(item, `${place}[]`);
  if (entries) {
    return Object.entries(entries)
      .flatMap(([name, part]) => textPlaces(part as v.GenericSchema, `${place}.${name}`))
      .sort();
  }
  if (key && value) return [`${place}{}`];
  const texts = (options ?? []).some((option) => (option as { type?: string }).type === 'string');
  if (texts) return [place];
  const isBound = pipe.some((step) => step.type === 'regex' || step.type === 'iso_timestamp');
  return type === 'string' && !isBound ? [place] : [];
}
