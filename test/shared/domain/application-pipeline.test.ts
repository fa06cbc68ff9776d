import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { applicationMoves } from '../../../shared/domain/application-moves.ts';
import {
  existingStage,
  type MoveRequest,
  moveApplication,
  relocateApplication,
} from '../../../shared/domain/application-pipeline.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { newJob } from '../../../shared/domain/job.ts';
import { withoutStage } from '../../../shared/domain/stages.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';

const now = new Date('2026-05-04T10:00:00.000Z');

/** A job of which only the number of stages matters; one of them, never the last, is where applications begin. */
function jobOf(stageCount: number, entry = 0): Job {
  const stages = Array.from({ length: stageCount }, (_, index) => ({
    name: `Stage ${index + 1}`,
    type: index === stageCount - 1 ? ('hired' as const) : ('interview' as const),
    is_entry: index === entry,
  }));
  return newJob({ name: 'Nurse', stages }, { now, newId: idSource(now) });
}

const stageOf = (job: Job, index: number): Application['stage'] => {
  const { id, name, type } = job.stages[index] as Job['stages'][number];
  return { id, name, type };
};

const applicationIn = (job: Job, index = 0, changes: Partial<Application> = {}) =>
  ({
    id: 'app_1',
    job_id: job.id,
    status: 'active',
    stage: stageOf(job, index),
    rejection: null,
    last_moved_at: null,
    hired_at: null,
    withdrawn_at: null,
    ...changes,
  }) as Application;

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
  return 'none';
}

describe('any sequence of moves', () => {
  /** What the model knows: where the application is, by numbers. */
  interface Place {
    job: number;
    stage: number;
    status: Application['status'];
  }
  type Asked =
    | { action: 'move'; stage: number; from: number | null }
    | { action: 'transfer'; job: number; stage: number | null }
    | { action: 'advance' | 'hire' | 'reject' | 'unreject' | 'withdraw' };

  const asked: fc.Arbitrary<Asked> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        action: fc.constant('move' as const),
        stage: fc.nat(4),
        from: fc.option(fc.nat(4)),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        action: fc.constant('transfer' as const),
        job: fc.nat(1),
        stage: fc.option(fc.nat(4)),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        action: fc.constantFrom(
          'advance' as const,
          'hire' as const,
          'reject' as const,
          'unreject' as const,
          'withdraw' as const,
        ),
      }),
    },
  );

  /** The rules, told a second time in the plainest words: the place after, or the refusal. */
  function expected(
    place: Place,
    sizes: [number, number],
    entries: [number, number],
    ask: Asked,
  ): Place | string {
    const size = sizes[place.job as 0 | 1];
    const hired = (): Place => ({ ...place, stage: size - 1, status: 'hired' });
    const only = (statuses: Place['status'][], then: () => Place | string) =>
      statuses.includes(place.status) ? then() : 'invalid_state_transition';
    const into = (stage: number) =>
      stage === size - 1 ? only(['active', 'hired'], hired) : only(['active'], () => ({ ...place, stage }));
    switch (ask.action) {
      case 'move':
        if (ask.stage >= size) return 'validation_failed';
        if (ask.from !== null && ask.from !== place.stage) return 'stage_mismatch';
        return into(ask.stage);
      case 'advance':
        return place.stage === size - 1 ? 'invalid_state_transition' : into(place.stage + 1);
      case 'hire':
        return into(size - 1);
      case 'reject':
        return only(['active', 'rejected'], () => ({ ...place, status: 'rejected' }));
      case 'unreject':
        return only(['active', 'rejected'], () => ({ ...place, status: 'active' }));
      case 'withdraw':
        return only(['active', 'hired', 'withdrawn'], () => ({ ...place, status: 'withdrawn' }));
      case 'transfer': {
        const other = ask.job as 0 | 1;
        if (other === place.job) return only(['active'], () => place);
        if (ask.stage !== null && ask.stage >= sizes[other] - 1) return 'validation_failed';
        const stage = ask.stage ?? entries[other];
        return only(['active'], () => ({ job: other, stage, status: 'active' }));
      }
    }
  }

  it('leads where the plain rules say, and its events and history tell the same way there', () => {
    const sizes = fc.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 }));
    fc.assert(
      fc.property(sizes, fc.nat(3), fc.array(asked, { maxLength: 20 }), (size, entry, asks) => {
        const entries: [number, number] = [entry % (size[0] - 1), entry % (size[1] - 1)];
        const jobs = [jobOf(size[0], entries[0]), jobOf(size[1], entries[1])] as [Job, Job];
        const nowhere = jobOf(2);
        const idOf = (job: Job, index: number) => (job.stages[index] ?? nowhere.stages[0])?.id ?? '';
        let place: Place = { job: 0, stage: entries[0], status: 'active' };
        let application = applicationIn(jobs[0], entries[0]);
        let told = application.stage.id;

        for (const ask of asks) {
          const job = jobs[place.job as 0 | 1];
          const target = ask.action === 'transfer' ? jobs[ask.job as 0 | 1] : undefined;
          const request = requestOf(ask, job, target, idOf);
          const move = () => moveApplication(application, { job, target }, request, now);
          const after = expected(place, size, entries, ask);
          if (typeof after === 'string') {
            expect(codeOf(move)).toBe(after);
            continue;
          }
          const moved = move();
          const isSame = JSON.stringify(after) === JSON.stringify(place);
          expect(moved === null).toBe(isSame);
          if (moved) {
            const isElsewhere = after.stage !== place.stage || after.job !== place.job;
            expect(moved.candidateEvents.length).toBe(isElsewhere ? 1 : 0);
            const context = moved.candidateEvents[0]?.context as
              | { from_stage: { id: string }; to_stage: { id: string }; job_id: string }
              | undefined;
            if (context) {
              expect(context.from_stage.id).toBe(told);
              told = context.to_stage.id;
              expect(context.job_id).toBe(moved.next.job_id);
            }
            expect(moved.happening.from).toEqual(application.stage);
            expect(moved.happening.to).toEqual(isElsewhere ? moved.next.stage : null);
            const isPlainMove = moved.happening.type === 'moved';
            expect(moved.events.map(({ type }) => type)).toEqual(
              isPlainMove ? [] : [`application.${moved.happening.type}`],
            );
            application = moved.next;
          }
          place = after;
          expect(application.status).toBe(place.status);
          expect(application.job_id).toBe(jobs[place.job as 0 | 1].id);
          expect(application.stage.id).toBe(idOf(jobs[place.job as 0 | 1], place.stage));
          expect(told, 'the last event names the stage').toBe(application.stage.id);
          expect(application.rejection !== null).toBe(place.status === 'rejected');
        }
      }),
      { numRuns: 500 },
    );
  });

  function requestOf(
    ask: Asked,
    job: Job,
    target: Job | undefined,
    idOf: (job: Job, index: number) => string,
  ): MoveRequest {
    if (ask.action === 'move') {
      const from = ask.from === null ? {} : { from_stage_id: idOf(job, ask.from) };
      return { action: 'move', stage_id: idOf(job, ask.stage), ...from };
    }
    if (ask.action === 'transfer') {
      const to = target as Job;
      return {
        action: 'transfer',
        job_id: to.id,
        ...(ask.stage !== null && { stage_id: idOf(to, ask.stage) }),
      };
    }
    return ask.action === 'reject' ? { action: 'reject', reason: 'other' } : { action: ask.action };
  }
});

describe('a stage that was removed', () => {
  const before = jobOf(4);
  const gone = stageOf(before, 1);
  const job = withoutStage(before, gone.id);
  const stranded = applicationIn(before, 1);
  const entry = stageOf(job, 0);

  it('leaves its applications in the entry stage', () => {
    expect(existingStage(gone, job)).toEqual(entry);
    expect(existingStage(gone, undefined)).toEqual(gone);
  });

  it('lets them move on from there, and tells whence they came', () => {
    const request = { action: 'move' as const, stage_id: stageOf(job, 1).id, from_stage_id: entry.id };
    const moved = moveApplication(stranded, { job }, request, now);
    expect(moved?.next.stage).toEqual(stageOf(job, 1));
    expect(moved?.candidateEvents[0]?.context).toMatchObject({ from_stage: gone });
    expect(moveApplication(stranded, { job }, { action: 'advance' }, now)?.next.stage).toEqual(
      stageOf(job, 1),
    );
  });

  it.each([
    ['a move to the entry stage', 'active', { action: 'move', stage_id: entry.id }],
    ['a rejection', 'active', { action: 'reject', reason: 'other' }],
    ['a rejection taken back', 'rejected', { action: 'unreject' }],
  ] as const)('is left behind by %s', (_, status, request) => {
    const moved = moveApplication({ ...stranded, status }, { job }, request, now);
    expect(moved?.next.stage).toEqual(entry);
    expect(moved?.candidateEvents[0]?.context).toMatchObject({ from_stage: gone, to_stage: entry });
  });
});

describe('a deleted job', () => {
  const job = jobOf(3);
  const application = applicationIn(job);

  it.each(['advance', 'hire', 'move'] as const)('allows no %s', (action) => {
    const request = action === 'move' ? { action, stage_id: stageOf(job, 1).id } : { action };
    expect(codeOf(() => moveApplication(application, { job: undefined }, request, now))).toBe(
      'invalid_state_transition',
    );
  });

  it('allows a rejection, and a transfer to another job', () => {
    const reject = { action: 'reject' as const, reason: 'other' };
    expect(moveApplication(application, { job: undefined }, reject, now)?.next).toMatchObject({
      status: 'rejected',
      stage: application.stage,
    });
    const target = jobOf(3);
    const transfer = { action: 'transfer' as const, job_id: target.id };
    const moved = moveApplication(application, { job: undefined, target }, transfer, now);
    expect(moved?.next).toMatchObject({ job_id: target.id, stage: stageOf(target, 0) });
  });
});

describe('taking applications along', () => {
  const job = jobOf(4);

  it.each(['active', 'rejected', 'withdrawn', 'hired'] as const)('keeps %s as it is', (status) => {
    const application = applicationIn(job, 1, { status });
    const moved = relocateApplication(application, stageOf(job, 1), stageOf(job, 2), now);
    expect(moved?.next).toMatchObject({ status, stage: stageOf(job, 2) });
    expect(moved?.events).toEqual([]);
    expect(moved?.candidateEvents).toHaveLength(1);
  });

  it('leaves alone who has moved on meanwhile', () => {
    expect(relocateApplication(applicationIn(job, 3), stageOf(job, 1), stageOf(job, 2), now)).toBeNull();
  });
});

it('knows for every move what it does in every status', () => {
  for (const steps of Object.values(applicationMoves)) {
    expect(Object.keys(steps).sort()).toEqual(['active', 'hired', 'rejected', 'withdrawn']);
  }
});

describe('the times of an application', () => {
  const job = jobOf(3);
  const times = { last_moved_at: 'moved before', hired_at: 'hired before', withdrawn_at: 'withdrawn before' };
  const at = now.toISOString();
  const moves: Record<string, [Application['status'], MoveRequest, Partial<typeof times>]> = {
    'a move': ['active', { action: 'move', stage_id: stageOf(job, 1).id }, { last_moved_at: at }],
    'a hire': ['active', { action: 'hire' }, { last_moved_at: at, hired_at: at }],
    'a rejection': ['active', { action: 'reject', reason: 'other' }, {}],
    'a rejection taken back': ['rejected', { action: 'unreject' }, {}],
    'a withdrawal': ['active', { action: 'withdraw' }, { withdrawn_at: at }],
  };

  it.each(Object.entries(moves))(
    'are those of %s, and otherwise as they were',
    (_, [status, request, news]) => {
      const moved = moveApplication(applicationIn(job, 0, { status, ...times }), { job }, request, now);
      expect(moved?.next).toMatchObject({ ...times, ...news });
    },
  );
});
