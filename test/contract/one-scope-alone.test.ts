/** A key with one scope reads what somebody wrote by another resource's routes nowhere but where the table says so. Made from the route table. */
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { createKeySet } from '../../shared/administration/organizations.ts';
import type { Scope } from '../../shared/contracts/organization.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { Api, SharedStage, TestOrganization } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { mark } from './support/free-text.ts';
import { callRoute, type Params, routes } from './support/route-calls.ts';
import { newApplication } from './support/valid-requests/applications.ts';
import { completeScan } from './support/valid-requests/scans.ts';

/** What another resource's answers show of what was written, and why. */
const shownToo: Record<string, string> = {
  'getApplication: candidates': 'What the person was called when they applied is part of the application.',
  'listApplications: candidates': 'As above.',
  'listCandidateApplications: candidates': 'As above.',
  'getApplication: jobs': 'The stage where it stands, by its name.',
  'listApplications: jobs': 'As above.',
  'listCandidateApplications: jobs': 'As above.',
  'listApplicationHistory: jobs': 'As above.',
  'getPipeline: jobs': 'The stages where they stand, by their names.',
  'listEvents: jobs':
    'Events show every kind of resource, as the route says; of jobs and stages their names.',
  'getEvent: jobs': 'As above.',
};

let stage: SharedStage;
let organization: TestOrganization;
/** Ids of what was made; each path parameter takes those of its kind. */
const ids: string[] = [];
/** What was written, by whose routes. */
const written: Record<'applications' | 'candidates' | 'jobs' | 'scans' | 'webhooks', string[]> = {
  applications: [],
  candidates: [],
  jobs: [],
  scans: [],
  webhooks: [],
};
const write = (resource: keyof typeof written) => {
  // Ended, so that no mark is the beginning of another.
  const word = `${mark()}q`;
  written[resource].push(word);
  return word;
};
const pair = (resource: keyof typeof written) => ({ [write(resource)]: write(resource) });

beforeAll(async () => {
  stage = await sharedStage();
  organization = await stage.newOrganization();
  const { api } = organization;
  const made = async (path: string, body: object) => {
    const { status, body: answer, text } = await api.post(path, body);
    if (status >= 300) throw new Error(text);
    ids.push(answer.id);
    return answer;
  };
  const base = await newApplication(api);
  const stages = [
    { name: write('jobs'), type: 'applied', is_entry: true },
    { name: write('jobs'), type: 'interview' },
    { name: write('jobs'), type: 'hired' },
  ];
  const job = await made('/v1/jobs', {
    name: write('jobs'),
    department: write('jobs'),
    metadata: pair('jobs'),
    job_details: { description: write('jobs') },
    stages,
    is_draft: false,
  });
  ids.push(...job.stages.map(({ id }: { id: string }) => id));
  const email = `${mark()}@example.com`;
  const candidate = await made('/v1/candidates', {
    first_name: write('candidates'),
    email,
    tags: [write('candidates')],
    metadata: pair('candidates'),
  });
  await made(`/v1/candidates/${candidate.id}/notes`, { text: write('candidates') });
  const application = await made('/v1/applications', {
    ...base,
    job_id: job.id,
    candidate: { first_name: write('applications'), email },
    cover_letter: write('applications'),
    metadata: pair('applications'),
  });
  expect(application.candidate_id).toBe(candidate.id);
  const pipeline = `/v1/applications/${application.id}`;
  await api.post(`${pipeline}/move`, { stage_id: job.stages[1].id, note: write('applications') });
  await api.post(`${pipeline}/reject`, { reason: write('applications'), note: write('applications') });
  const scan = await completeScan(api);
  ids.push(scan);
  await made('/v1/webhook-endpoints', {
    url: 'https://hooks.example.com/in',
    description: write('webhooks'),
    enabled: false,
  });
  const { data } = (await api.get('/v1/events?limit=1')).body;
  ids.push(data[0].id);
});

const keys = new Map<Scope, Promise<Api>>();
function keyWith(scope: Scope): Promise<Api> {
  const asked = { organization: organization.organizationId, name: 'tests', scopes: [scope] };
  const key =
    keys.get(scope) ?? createKeySet(stage.admin, asked).then((set) => stage.api(set.keys[0]?.secret));
  keys.set(scope, key);
  return key;
}

/** The parameters that name what was made; null where nothing of a kind was. */
function paramsOf({ params }: Route): Params | null {
  const named = Object.entries(params).map(([name, schema]) => [
    name,
    ids.find((id) => v.is(schema as v.GenericSchema, id)),
  ]);
  return named.every(([, id]) => id !== undefined) ? Object.fromEntries(named) : null;
}

// What only people may read is judged by their roles (test/contract/roles.test.ts).
const reading = routes.filter(
  ([, { method, scope, keys }]) => method === 'GET' && scope.endsWith(':read') && keys !== 'session',
);

describe.each(reading)('%s', (operation, route) => {
  const resource = route.scope.replace(':read', '') as keyof typeof written;

  it('shows a key with its scope alone nothing that others have written', async (test) => {
    const params = paramsOf(route);
    if (params === null) return test.skip('nothing of what was written has the ids of its path');
    const query = 'expand' in route.query ? 'expand=submission' : undefined;
    const answer = await callRoute(await keyWith(route.scope as Scope), route, { params, query });
    const shown = Object.entries(written).filter(
      ([owner, words]) => owner !== resource && words.some((word) => answer.text.includes(word)),
    );
    const unexplained = shown.map(([owner]) => `${operation}: ${owner}`).filter((one) => !(one in shownToo));
    expect(unexplained, answer.text).toEqual([]);
  });
});

it('has read what was written where it belongs, so that the marks are looked for in the right places', async () => {
  const seen = new Set<string>();
  for (const [, route] of reading) {
    const params = paramsOf(route);
    if (params === null) continue;
    const query = 'expand' in route.query ? 'expand=submission' : undefined;
    const { text } = await callRoute(await keyWith(route.scope as Scope), route, { params, query });
    for (const words of Object.values(written))
      for (const word of words) if (text.includes(word)) seen.add(word);
  }
  expect(
    Object.values(written)
      .flat()
      .filter((word) => !seen.has(word)),
  ).toEqual([]);
});
