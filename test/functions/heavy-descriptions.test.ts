/** Descriptions that take long to write as HTML: no page and no feed writes more of them than it may, and none twice. */
import MarkdownIt from 'markdown-it';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { idSource } from '../../shared/domain/ids.ts';
import { newJob } from '../../shared/domain/job.ts';
import type { LabelledJob } from '../../shared/domain/job-labels.ts';
import { moveJob } from '../../shared/domain/job-moves.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import { truncateFeed } from '../../shared/feeds/truncate-feed.ts';
import { writeBoardFeed } from '../../shared/feeds/write-board-feed.ts';
import { writeRssFeed } from '../../shared/feeds/write-rss-feed.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { maxFeedWeight, maxPageWeight, weightOf } from '../../shared/views/markdown-budget.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type JobCalls, jobCalls } from './support/job-calls.ts';
import { originOf } from './support/origin.ts';
import { idsOf, walk } from './support/walk.ts';

const writing = vi.spyOn(MarkdownIt.prototype, 'render');
afterAll(() => writing.mockRestore());

let backend: Backend;
let calls: JobCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend);
});

/** 50,000 characters of short points. */
const points = '- a\n'.repeat(12_500);
/** Published jobs; each description is as heavy as `points` and no other's. */
const published = (count: number, description = points): LabelledJob[] => {
  const now = new Date();
  const newId = idSource(now);
  return Array.from({ length: count }, (_, n) => {
    const text = `${n}${description}`.slice(0, description.length);
    const draft = newJob({ name: `Nurse ${n}`, job_details: { description: text } }, { now, newId });
    return { ...moveJob(draft, 'publish', now).job, offices: [] };
  });
};
const weightOfAll = (jobs: Job[]) => jobs.reduce((sum, job) => sum + weightOf(job), 0);

describe('a list of jobs with heavy descriptions', () => {
  it.each(['secret', 'publishable'] as const)(
    'shows each of them once to a %s key, in pages that write few',
    async (keyType) => {
      const headers = { origin: 'https://careers.example.com' };
      const owner = await newCaller(backend, { allowedOrigins: [headers.origin] });
      const caller = keyType === 'secret' ? owner : { ...owner, keyType, scopes: [] };
      const jobs = published(20);
      for (const { offices: _, ...job } of jobs)
        await jobStore(backend.table).insert(originOf(caller), job, []);
      const perPage = Math.floor(maxPageWeight / weightOf(jobs[0] as Job));
      expect(perPage).toBeLessThan(5);
      const first = await calls.list({ caller, headers, query: { limit: '100' } });
      expect(first.body.data).toHaveLength(perPage);
      expect(first.body.next_cursor).not.toBeNull();
      const pages = await walk(calls.list, { caller, headers }, () => 100);
      expect(idsOf(pages.flat()).toSorted()).toEqual(idsOf(jobs).toSorted());
      expect(Math.max(...pages.map((page) => page.length))).toBe(perPage);
    },
  );

  it('writes what it shows once, however often it is asked', async () => {
    const caller = await newCaller(backend);
    const jobs = published(3, '1. again\n'.repeat(1_000));
    for (const { offices: _, ...job } of jobs)
      await jobStore(backend.table).insert(originOf(caller), job, []);
    writing.mockClear();
    const answers = [];
    for (let call = 0; call < 3; call++) answers.push((await calls.list({ caller })).body);
    expect(answers[0].data).toHaveLength(3);
    expect(answers[2]).toEqual(answers[0]);
    expect(writing).toHaveBeenCalledTimes(3);
  });
});

it('has ordinary jobs on one page, 100 of them', () => {
  const paragraph = `## Tasks\n\n${'You care for *people* on a ward of 30 beds, with `6` others.\n'.repeat(10)}`;
  const jobs = published(100, `${paragraph}\n- one point\n- another\n`.repeat(6));
  expect(weightOfAll(jobs)).toBeLessThan(maxPageWeight);
});

describe('a feed of jobs with heavy descriptions', () => {
  const feedOf = (jobs: LabelledJob[]) => ({
    publisher: 'Acme',
    jobs,
    changedAt: new Date(),
    address: 'org_test',
    isCut: false,
    nextChangeAt: null,
  });

  it('writes as many as it may, from the first on', () => {
    const jobs = published(20);
    const ids = truncateFeed(
      jobs,
      ({ id }) => id,
      (id) => id,
    );
    expect(ids).toEqual(idsOf(jobs).slice(0, ids.length));
    expect(weightOfAll(jobs.slice(0, ids.length))).toBeLessThanOrEqual(maxFeedWeight);
    expect(weightOfAll(jobs.slice(0, ids.length + 1))).toBeGreaterThan(maxFeedWeight);
  });

  it('writes no job that has no room, and none twice', () => {
    const wanted: string[] = [];
    const large = 'x'.repeat(1_000_000);
    const write = ({ id }: Job) => {
      wanted.push(id);
      return id + large;
    };
    const fitting = truncateFeed(published(20, 'Care.'), write, (text) => text);
    expect(fitting).toHaveLength(4);
    expect(new Set(wanted).size).toBe(wanted.length);
    expect(wanted).toHaveLength(5);
  });

  it.each([
    ['RSS', writeRssFeed],
    ['XML', writeBoardFeed],
  ])('has its HTML from one writing: %s', (format, write) => {
    const jobs = published(5, `${format} care.\n`.repeat(100));
    writing.mockClear();
    write(feedOf(jobs));
    write(feedOf(jobs));
    expect(writing).toHaveBeenCalledTimes(5);
  });
});
