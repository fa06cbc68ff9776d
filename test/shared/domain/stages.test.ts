import { describe, expect, it } from 'vitest';
import { maxWrittenBytes } from '../../../shared/domain/row-size.ts';
import {
  refuseOtherHired,
  removedStages,
  withChangedStage,
  withNewStage,
  withoutStage,
  withStageOrder,
} from '../../../shared/domain/stages.ts';
import { sampleJob } from './support/samples.ts';

const job = sampleJob(
  {},
  {
    stages: [
      { name: 'Applied', type: 'applied', is_entry: true },
      { name: 'Talk', type: 'interview', is_entry: false },
      { name: 'Hired', type: 'hired', is_entry: false },
    ],
  },
);
const [entry = '', talk = '', hired = ''] = job.stages.map(({ id }) => id);
const told = (changed: typeof job) =>
  changed.stages.map(({ name, position, is_entry }) => `${position} ${name}${is_entry ? ' (entry)' : ''}`);
const refused = (param: string, code: string, message: string) =>
  expect.objectContaining({
    code: 'validation_failed',
    particulars: { param, details: [{ param, code, message }] },
  });
const hiredLast = 'A pipeline ends with its one stage of type hired.';
const hiredFixed = 'The last stage is the one of type hired, and stays it.';

describe('a new stage', () => {
  const add = (fields: object, from = job) =>
    withNewStage(from, 'stg_new', { name: 'Test', type: 'assessment', ...fields } as never);

  it('stands at its position, or before the hired one', () => {
    expect(told(add({}))).toEqual(['1 Applied (entry)', '2 Talk', '3 Test', '4 Hired']);
    expect(told(add({ position: 3 }))).toEqual(['1 Applied (entry)', '2 Talk', '3 Test', '4 Hired']);
    expect(told(add({ position: 1 }))).toEqual(['1 Test', '2 Applied (entry)', '3 Talk', '4 Hired']);
    expect(add({}).stages[2]).toEqual({
      object: 'stage',
      id: 'stg_new',
      name: 'Test',
      type: 'assessment',
      position: 3,
      is_entry: false,
    });
  });

  it('is added once', () => expect(add({}, add({}))).toEqual(add({})));

  it('is refused behind the hired one, as another hired one, and as the 31st', () => {
    expect(() => add({ type: 'hired' })).toThrow(
      refused('type', 'invalid_stages', 'A pipeline has one stage of type hired.'),
    );
    expect(() => add({ position: 4 })).toThrow(
      refused('position', 'invalid_stages', 'position is at most 3: the hired stage stays last.'),
    );
    const many = (count: number) =>
      Array.from({ length: count }).reduce<typeof job>(
        (so_far, _, n) => withNewStage(so_far, `stg_${n}`, { name: 'More', type: 'interview' } as never),
        job,
      );
    expect(add({}, many(26)).stages).toHaveLength(30);
    expect(() => add({}, many(27))).toThrow(refused('name', 'too_many', 'A pipeline has at most 30 stages.'));
  });
});

describe('a changed stage', () => {
  it('has its new name, and replaces the entry stage', () => {
    expect(told(withChangedStage(job, talk, { name: 'Call' }))).toEqual([
      '1 Applied (entry)',
      '2 Call',
      '3 Hired',
    ]);
    expect(told(withChangedStage(job, talk, { is_entry: true }))).toEqual([
      '1 Applied',
      '2 Talk (entry)',
      '3 Hired',
    ]);
    expect(withChangedStage(job, talk, { type: 'offer' }).stages[1]?.type).toBe('offer');
  });

  it('is the same job where nothing changes', () => {
    for (const patch of [{}, { name: 'Talk' }, { is_entry: false }])
      expect(withChangedStage(job, talk, patch)).toBe(job);
    expect(withChangedStage(job, entry, { is_entry: true })).toBe(job);
  });

  it('is refused where a pipeline would have no entry, or another end', () => {
    for (const [id, type] of [
      [talk, 'hired'],
      [hired, 'offer'],
    ] as const)
      expect(() => withChangedStage(job, id, { type })).toThrow(
        refused('type', 'invalid_stages', hiredFixed),
      );
    expect(() => withChangedStage(job, entry, { is_entry: false })).toThrow(
      refused('is_entry', 'invalid_stages', 'Make another stage the entry stage instead.'),
    );
    expect(() => withChangedStage(job, hired, { is_entry: true })).toThrow(
      refused('is_entry', 'invalid_stages', 'Nobody begins in the hired stage.'),
    );
    expect(() => withChangedStage(job, 'stg_x', {})).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});

it('a stage is removed unless it is the first or the last one needed', () => {
  expect(told(withoutStage(job, talk))).toEqual(['1 Applied (entry)', '2 Hired']);
  expect(removedStages(job, withoutStage(job, talk))).toEqual([talk]);
  expect(removedStages(job, job)).toEqual([]);
  for (const [id, message] of [
    [entry, 'This is the entry stage; make another one the entry stage first.'],
    [hired, 'A pipeline keeps its hired stage.'],
  ] as const)
    expect(() => withoutStage(job, id)).toThrow(
      expect.objectContaining({ code: 'invalid_state_transition', message }),
    );
});

it('an order names each stage once, the hired one last', () => {
  expect(told(withStageOrder(job, [talk, entry, hired]))).toEqual(['1 Talk', '2 Applied (entry)', '3 Hired']);
  expect(withStageOrder(job, [entry, talk, hired])).toBe(job);
  const whole = refused('stage_ids', 'invalid_stages', 'stage_ids names each stage of the job once.');
  for (const ids of [
    [entry, hired],
    [entry, talk, hired, talk],
    [entry, entry, hired],
    [entry, 'stg_x', hired],
  ])
    expect(() => withStageOrder(job, ids)).toThrow(whole);
  expect(() => withStageOrder(job, [entry, hired, talk])).toThrow(
    refused('stage_ids', 'invalid_stages', hiredLast),
  );
});

it('no stage becomes the hired one, or ceases to be it', () => {
  const other = {
    ...job,
    stages: job.stages.map((stage) => ({ ...stage, type: stage.id === talk ? 'hired' : 'offer' }) as const),
  };
  expect(() => refuseOtherHired(job, other)).toThrow(refused('stages', 'invalid_stages', hiredFixed));
  for (const before of [null, job]) expect(() => refuseOtherHired(before, job)).not.toThrow();
  expect(() => refuseOtherHired(null, other)).not.toThrow();
  expect(() => refuseOtherHired(job, withoutStage(job, talk))).not.toThrow();
});

it('the entry stage stays where it is while another one changes', () => {
  const stages = job.stages.map((stage) => ({ ...stage, is_entry: stage.id === talk }));
  const later = { ...job, stages };
  expect(told(withChangedStage(later, entry, { name: 'Sourced' }))).toEqual([
    '1 Sourced',
    '2 Talk (entry)',
    '3 Hired',
  ]);
  expect(told(withChangedStage(later, talk, { name: 'Call' }))).toEqual([
    '1 Applied',
    '2 Call (entry)',
    '3 Hired',
  ]);
  expect(told(withChangedStage(later, entry, { is_entry: true }))).toEqual([
    '1 Applied (entry)',
    '2 Talk',
    '3 Hired',
  ]);
  expect(withChangedStage(later, hired, { is_entry: false })).toBe(later);
});

it('a pipeline has as much text as the row has room for, at most', () => {
  const heavy = { ...job, metadata: { text: 'x'.repeat(maxWrittenBytes) } };
  const message = 'With this change the resource would exceed the limit of 400 KB.';
  expect(() => withChangedStage(heavy, talk, { name: 'A longer talk' })).toThrow(
    expect.objectContaining({ code: 'payload_too_large', particulars: { message } }),
  );
  expect(told(withChangedStage(heavy, talk, { name: 'Tal' }))[1]).toBe('2 Tal');
});
