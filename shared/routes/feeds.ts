import * as v from 'valibot';
import { jobPosting } from '../contracts/job-posting.ts';
import { id } from '../contracts/primitives.ts';
import { publicJobList } from '../contracts/public-job.ts';
import { route } from './route.ts';

export const getJobLinkedData = route({
  method: 'GET',
  path: '/v1/jobs/{id}/linked-data',
  summary: 'Fetch a job as schema.org JobPosting, for the page that shows it.',
  description: 'Drafts and closed jobs are returned too. Fields that the job lacks are omitted.',
  scope: 'jobs:read',
  params: { id: id('job') },
  response: jobPosting,
  embedded: true,
  uses: ['get jobs', 'get organizations', 'get departments', 'get offices'],
});

/**
 * The common part of the three feeds. They need no key and are at most five minutes old: four in caches, one in the
 * function (shared/feeds/keep-feed.ts).
 */
const feed = {
  method: 'GET',
  scope: 'none',
  counted: false,
  params: { organization: id('organization') },
  cacheSeconds: 240,
  uses: ['get organizations', 'getRows', 'findRows'],
} as const;

export const getJobsFeedJson = route({
  ...feed,
  path: '/v1/feeds/{organization}/jobs.json',
  summary: 'Fetch the open, listed jobs of an organization as JSON, newest first.',
  description:
    'The jobs have the fields that publishable keys see. The feed has at most 500 jobs and 5 MB, and no further ' +
    'page: `has_more` says that jobs are left out. It needs no key.',
  response: publicJobList,
  boundedBy: '500 jobs, 4 MB (shared/feeds/read-feed.ts); written once per change and served from memory',
});

export const getJobsFeedXml = route({
  ...feed,
  path: '/v1/feeds/{organization}/jobs.xml',
  summary: 'Fetch the open, listed jobs in the XML format of job boards, newest first.',
  description: 'The elements are `source` and `job`. The feed has at most 500 jobs.',
  media: 'application/xml; charset=utf-8',
  response: v.string(),
});

export const getJobsFeedRss = route({
  ...feed,
  path: '/v1/feeds/{organization}/jobs.rss',
  summary: 'Fetch the open, listed jobs as RSS 2.0, newest first.',
  description: 'The feed has at most 500 jobs.',
  media: 'application/rss+xml; charset=utf-8',
  response: v.string(),
});
