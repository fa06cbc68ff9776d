import * as v from 'valibot';
import { jobPosting } from '../contracts/job-posting.ts';
import { id } from '../contracts/primitives.ts';
import { publicJobList } from '../contracts/public-job.ts';
import { route } from '../route.ts';

export const getJobLinkedData = route({
  method: 'GET',
  path: '/v1/jobs/{id}/linked-data',
  summary:
    'A job as schema.org JobPosting, for the page that shows it. Answers for a draft and a closed job too; what the job lacks is left out.',
  scope: 'jobs:read',
  params: { id: id('job') },
  answer: jobPosting,
});

/** What the three feeds have in common: for anyone, five minutes old at most. */
const feed = {
  method: 'GET',
  scope: 'none',
  counted: false,
  params: { organization: id('organization') },
  cacheSeconds: 300,
  uses: ['readTable'],
} as const;

export const getJobsFeedJson = route({
  ...feed,
  path: '/v1/feeds/{organization}/jobs.json',
  summary:
    'Open, listed jobs as publishable keys see them, newest first, at most 500 and without a next page. For anyone, without a key.',
  answer: publicJobList,
});

export const getJobsFeedXml = route({
  ...feed,
  path: '/v1/feeds/{organization}/jobs.xml',
  summary: 'Open, listed jobs in the XML of job boards (source, job), newest first, at most 500.',
  media: 'application/xml; charset=utf-8',
  answer: v.string(),
});

export const getJobsFeedRss = route({
  ...feed,
  path: '/v1/feeds/{organization}/jobs.rss',
  summary: 'Open, listed jobs as RSS 2.0, newest first, at most 500.',
  media: 'application/rss+xml; charset=utf-8',
  answer: v.string(),
});
