/** A job that is put twice is the job that was put once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UpsertJobBody } from '../../../shared/contracts/job-body.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { mergeJob, newJob } from '../../../shared/domain/job.ts';
import { withKnownIds } from '../../../shared/domain/known-parts.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { instant } from './support/samples.ts';

const making = { now: instant, newId: idSource(instant) };
const kinds = ['stages', 'requirements', 'fields'] as const;
type Kind = (typeof kinds)[number];

/** A part by its name, of which others may have the same, and the id that it may bear: of the job, or of no part of it. */
interface Named {
  name: string;
  bearing: number | 'nobody' | null;
}
const name = fc.constantFrom('a', 'b', 'c');
const bearing = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.nat({ max: 5 }) },
  { weight: 1, arbitrary: fc.constant('nobody' as const) },
);
const parts = (one: fc.Arbitrary<Named['bearing']>) => {
  const list = fc.array(fc.record({ name, bearing: one }), { minLength: 2, maxLength: 6 });
  // The keys of questions are not repeated.
  const questions = fc.uniqueArray(fc.record({ name, bearing: one }), { selector: (part) => part.name });
  return fc.record({ stages: list, requirements: list, fields: questions });
};

function bodyOf(drawn: Record<Kind, Named[]>, job?: Job): Omit<UpsertJobBody, 'metadata' | 'custom_fields'> {
  const ids = (kind: Kind) => (kind === 'fields' ? job?.application_form.fields : job?.[kind]) ?? [];
  const idOf = (kind: Kind, index: number, { bearing: which }: Named) => {
    const id = typeof which === 'number' ? ids(kind)[(index + which) % ids(kind).length]?.id : which;
    return id ? { id } : {};
  };
  const last = drawn.stages.length - 1;
  return {
    name: 'Nurse',
    stages: drawn.stages.map((part, index) => ({
      ...idOf('stages', index, part),
      name: part.name,
      type: index === last ? 'hired' : 'interview',
      is_entry: false,
    })),
    requirements: drawn.requirements.map((part, index) => ({
      ...idOf('requirements', index, part),
      type: 'skill',
      label: part.name,
      importance: 'must_have',
      weight: 1,
      knockout: false,
    })),
    application_form: {
      fields: drawn.fields.map((part, index) => ({
        ...idOf('fields', index, part),
        key: part.name,
        label: 'Which?',
        type: 'short_text',
        required: false,
        options: [],
        is_knockout: false,
      })),
    },
  };
}

const put = (job: Job, body: UpsertJobBody): Job | string => {
  try {
    return mergeJob(job, withKnownIds(job, body), making);
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
};
const jobOf = (drawn: Record<Kind, Named[]>) => newJob(bodyOf(drawn), making);
const bare = parts(fc.constant(null));

describe('the parts of a job, some of one name, in any order, with and without ids', () => {
  it('are the same after the second identical call as after the first', () => {
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(bare, parts(bearing), (before, drawn) => {
        const job = jobOf(before);
        const body = bodyOf(drawn, job);
        const once = put(job, body);
        outcomes.add(typeof once);
        if (typeof once === 'string') expect(put(job, body)).toBe(once);
        else expect(put(once, body)).toEqual(once);
      }),
      { numRuns: 1000 },
    );
    expect([...outcomes].sort()).toEqual(['object', 'string']);
  });

  it('are known when they come back without their ids', () => {
    fc.assert(
      fc.property(bare, (drawn) => {
        const job = jobOf(drawn);
        expect(put(job, bodyOf(drawn))).toEqual(job);
      }),
    );
  });

  it('keep as many ids of a name as there are parts of it', () => {
    fc.assert(
      fc.property(bare, bare, (before, drawn) => {
        const job = jobOf(before);
        const after = put(job, bodyOf(drawn));
        if (typeof after === 'string') throw new Error(after);
        const ids = new Set(after.stages.map(({ id }) => id));
        for (const one of ['a', 'b', 'c']) {
          const named = ({ name: theirs }: { name: string }) => theirs === one;
          const kept = job.stages.filter(named).filter(({ id }) => ids.has(id)).length;
          expect(kept).toBe(Math.min(job.stages.filter(named).length, drawn.stages.filter(named).length));
        }
      }),
    );
  });
});
