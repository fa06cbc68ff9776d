/**
 * A refused call leaves nothing behind: all rows of its organization are the same before and after it, but for counts of calls.
 * Made from the route table: each call with an outdated version, each call a second time, and each body with everything that it may
 * name, fresh, where the state of what it is about refuses it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../shared/routes/route.ts';
import { inGroups } from '../../shared/storage/in-groups.ts';
import type { Api, TestOrganization } from '../support/local-stage.ts';
import { replacedStage } from '../support/replaced-stage.ts';
import { aboutOf, baseOf, forms, freshAt, withWords } from './support/reference-forms.ts';
import { callRoute, type RouteCall, routes } from './support/route-calls.ts';
import { differences, rowsAtRest, rowsOf } from './support/rows-at-rest.ts';
import { type RouteRequest, validRequests } from './support/valid-requests.ts';

const stage = replacedStage(10);

const refused: string[] = [];

/** Calls, and compares all rows if the call is refused. */
async function judge(
  { organizationId, api }: TestOrganization,
  name: string,
  route: Route,
  request: RouteCall,
) {
  const before = await rowsAtRest(stage(), organizationId);
  const { status, body, text } = await callRoute(api, route, request);
  expect(status, text).toBeLessThan(500);
  const items = (body?.data ?? []) as { outcome?: string }[];
  const isRefused = status >= 400 || (items.length > 0 && items.every((item) => item.outcome === 'refused'));
  if (!isRefused) return;
  refused.push(`${name} ${body.error?.code ?? 'each'}`);
  const after = await rowsOf(stage(), organizationId);
  expect(differences(before, after), `${name}: ${text}`).toEqual([]);
}

const writing = routes
  .filter(([, { method, scope }]) => method !== 'GET' && scope !== 'none')
  .map(([operation, route]) => ({ operation, route }));

/** Three at once, each in an organization of its own: most of the time of each is the wait for its workers. */
const atOnce = 3;
const named = <Case>(cases: Case[], nameOf: (one: Case) => string) =>
  inGroups(cases, atOnce).map((group) => ({ group, name: group.map(nameOf).join(', ') }));

describe('refused for an outdated version, or when it is repeated', () => {
  it.each(named(writing, ({ operation }) => operation))(
    '$name leaves nothing',
    { timeout: 120_000 },
    async ({ group }) => void (await Promise.all(group.map(refuseTwice))),
  );

  async function refuseTwice({ operation, route }: (typeof writing)[number]) {
    const organization = await stage().newOrganization();
    // The first list stores the first reasons.
    await organization.api.get('/v1/rejection-reasons');
    const request = await validRequests[operation](organization.api);
    await judge(organization, `${operation} stale`, route, { ...request, headers: { 'If-Match': '"0"' } });
    await callRoute(organization.api, route, request);
    await judge(organization, `${operation} again`, route, request);
  }
});

/** Brings what a request is about into a state in which calls are refused; undefined where it is about no such thing. */
const states: Record<string, (api: Api, request: RouteRequest) => Promise<unknown>> = {
  'a closed job': async (api, request) => {
    const { jobId } = await aboutOf(api, request);
    return jobId && api.post(`/v1/jobs/${jobId}/close`, {});
  },
  'a job with a question': async (api, { body }) => {
    const field = { key: 'why', label: 'Why?', type: 'long_text', required: true };
    return body?.job_id && api.patch(`/v1/jobs/${body.job_id}`, { application_form: { fields: [field] } });
  },
  ...Object.fromEntries(
    ['withdraw', 'hire', 'reject'].map((move) => [
      `an application after ${move}`,
      async (api: Api, { params, body }: RouteRequest) => {
        const [first] = (body?.application_ids as string[] | undefined) ?? [];
        const id = [params?.id, first].find((one) => one?.startsWith('app_'));
        return id && api.post(`/v1/applications/${id}/${move}`, move === 'reject' ? { reason: 'No' } : {});
      },
    ]),
  ),
  'an anonymized person': async (api, { params, body }) => {
    const id = [params?.id, body?.candidate_id].find((one) => String(one).startsWith('cand_'));
    if (!id) return undefined;
    await api.post(`/v1/candidates/${id}/anonymize`, {});
    // Its worker goes on after the answer.
    await sleep(1_000);
    return id;
  },
};

/** Whether a request of this form can be about what the state is of. */
function applies(state: string, { route, entries }: (typeof forms)[number]): boolean {
  if (state.includes('application')) return route.path.startsWith('/v1/applications/');
  if (state.includes('person')) return /candidates|applications$/.test(route.path);
  return route.path.startsWith('/v1/jobs/') || 'job_id' in entries || 'project_id' in entries;
}

const cases = forms.flatMap((form) =>
  Object.entries(states).flatMap(([state, bring]) =>
    applies(state, form) ? [{ name: form.name, form, state, bring }] : [],
  ),
);

describe('with everything that it may name', () => {
  it.each(named(cases, ({ name, state }) => `${name} for ${state}`))(
    '$name, refused, leaves nothing',
    { timeout: 120_000 },
    async ({ group }) => void (await Promise.all(group.map(refuseFresh))),
  );

  async function refuseFresh({ form, state, bring }: (typeof cases)[number]): Promise<void> {
    const organization = await stage().newOrganization();
    const { api } = organization;
    await api.get('/v1/rejection-reasons');
    // A word that the body needs for one of its references, such as the status of a rejection.
    for (const word of withWords(form)) {
      const base = await baseOf(api, form);
      // Who is named by id need not answer the questions.
      const left = ['from_stage_id', ...(state.includes('question') ? ['candidate_id'] : [])];
      const places = form.places.filter(({ path }) => !left.includes(String(path.at(-1))));
      const request = await freshAt(api, { ...base, body: { ...base.body, ...word } }, places);
      if (!(await bring(api, request))) return;
      await judge(organization, `${form.name} ${state}`, form.route, request);
    }
  }
});

it('met refusals of every kind', () => {
  for (const one of [
    'rejectApplication an application after withdraw invalid_state_transition',
    'bulkMoveApplications reject an application after withdraw each',
    'createApplication a job with a question validation_failed',
    'createApplication a closed job job_not_accepting_applications',
    'updateDepartment stale stale_object',
  ])
    expect(refused).toContain(one);
  expect(refused.length).toBeGreaterThan(60);
});
