/** An upsert that names no ids finds the parts that the job already has. */
import { expect, it } from 'vitest';
import type { UpsertJobBody } from '../../../shared/contracts/job-body.ts';
import { withKnownIds } from '../../../shared/domain/known-parts.ts';
import { sampleJob } from './support/samples.ts';

const field = (key: string) => ({
  key,
  label: key,
  type: 'date' as const,
  required: false,
  options: [],
  is_knockout: false,
});
const requirement = (label: string, type: 'skill' | 'language' = 'skill') => ({
  type,
  label,
  importance: 'must_have' as const,
  weight: 1,
  knockout: false,
});
const job = sampleJob(
  {},
  {
    requirements: [requirement('Go'), requirement('Go', 'language')],
    application_form: { fields: [field('a'), field('b')] },
  },
);
const upserted = (body: object) => withKnownIds(job, { name: 'Nurse', ...body } as unknown as UpsertJobBody);
const [applied, screening] = job.stages;

it('a body without parts stays as it is', () => {
  expect(upserted({})).toStrictEqual({ name: 'Nurse' });
  expect(upserted({ application_form: { consent: {} } })).toStrictEqual({
    name: 'Nurse',
    application_form: { consent: {} },
  });
});

it('a stage is known by its name, once', () => {
  const stage = (name: string, id?: string) => ({ name, type: 'applied', ...(id && { id }) });
  const { stages } = upserted({ stages: [stage('Applied'), stage('Applied'), stage('New')] });
  expect(stages).toStrictEqual([stage('Applied', applied?.id), stage('Applied'), stage('New')]);
});

it('an id in the body stays, and is not given to another part', () => {
  const stages = [{ name: 'Applied' }, { name: 'Other', id: applied?.id }, { name: 'Screening' }];
  expect(upserted({ stages }).stages).toStrictEqual([
    { name: 'Applied' },
    { name: 'Other', id: applied?.id },
    { name: 'Screening', id: screening?.id },
  ]);
});

it('a requirement is known by its type and label, a question by its key', () => {
  const { requirements, application_form } = upserted({
    requirements: [requirement('Go', 'language'), requirement('C'), requirement('Go')],
    application_form: { consent: { retention_months: 3 }, fields: [field('b'), field('c')] },
  });
  const [go, spoken] = job.requirements;
  expect(requirements?.map(({ id }) => id)).toEqual([spoken?.id, undefined, go?.id]);
  const [, b] = job.application_form.fields;
  expect(application_form).toStrictEqual({
    consent: { retention_months: 3 },
    fields: [{ ...field('b'), id: b?.id }, field('c')],
  });
});
