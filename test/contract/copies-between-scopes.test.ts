/** A call that names a thing of another resource shows a key of its own resource alone nothing of it, at once or later. Made from the route table. */
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { createKeySet } from '../../shared/administration/organizations.ts';
import type { Scope } from '../../shared/contracts/organization.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { Api, SharedStage, TestOrganization } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { mark } from './support/free-text.ts';
import { type IdPlace, idPlaces, placeIn } from './support/id-places.ts';
import { callRoute, routes } from './support/route-calls.ts';
import { settleScans, validRequests } from './support/valid-requests.ts';

let stage: SharedStage;
let organization: TestOrganization;
/** What is written about people, by the resource that it belongs to, and the ids of what has it. */
const written: Record<string, string[]> = { candidates: [], applications: [] };
const ids: Record<string, string> = {};

const write = (resource: string) => {
  // Ended, so that no mark is the beginning of another.
  const word = `${mark()}q`;
  written[resource]?.push(word);
  return word;
};
const person = (resource: string) => ({
  first_name: write(resource),
  last_name: write(resource),
  email: `${write(resource)}@example.com`,
  phone: write(resource),
  location: { raw: write(resource) },
  links: [`https://${write(resource)}.example.com/`],
});

beforeAll(async () => {
  stage = await sharedStage();
  organization = await stage.newOrganization();
  const made = async (path: string, body: object) => {
    const { status, body: answer, text } = await organization.api.post(path, body);
    if (status >= 300) throw new Error(text);
    return answer;
  };
  const job = await made('/v1/jobs', { name: 'Nurse', is_draft: false });
  const own = { tags: [write('candidates')], metadata: { team: write('candidates') } };
  const candidate = await made('/v1/candidates', { ...person('candidates'), ...own });
  await made(`/v1/candidates/${candidate.id}/notes`, { text: write('candidates') });
  const application = await made('/v1/applications', {
    job_id: job.id,
    candidate: person('applications'),
    cover_letter: write('applications'),
    metadata: { team: write('applications') },
  });
  Object.assign(ids, { jobs: job.id, candidates: candidate.id, applications: application.id });
});

const resourceOf = ({ scope }: Route) => scope.split(':')[0] ?? '';
/** Those of which people are part: nothing is written about them in a job. */
const sampleIds = { candidates: 'cand', applications: 'app', scans: 'scan' };
const anyId = (prefix: string) => `${prefix}_${'0'.repeat(26)}`;

interface Naming {
  name: string;
  operation: keyof typeof validRequests;
  route: Route;
  place: IdPlace['path'];
  named: string;
}
/** Each place of a body that names a thing of another resource. */
const namings: Naming[] = routes
  .filter(([, { scope, body }]) => scope.endsWith(':write') && body !== undefined)
  .flatMap(([operation, route]) =>
    Object.entries(sampleIds)
      .filter(([resource]) => resource !== resourceOf(route))
      .flatMap(([named, prefix]) =>
        idPlaces(route.body as v.GenericSchema, [anyId(prefix)])
          .filter(({ path }) => !String(path.at(-1)).endsWith('_token'))
          .map(({ path }) => ({
            name: `${operation} ${path.join('.')}`,
            operation,
            route,
            place: path,
            named,
          })),
      ),
  );

async function keyOf(resource: string): Promise<Api> {
  const scopes = [`${resource}:read`, `${resource}:write`] as Scope[];
  const asked = { organization: organization.organizationId, name: 'tests', scopes };
  return stage.api((await createKeySet(stage.admin, asked)).keys[0]?.secret);
}

/** All that a key of a resource reads of these things and in its lists. */
async function readBy(api: Api, resource: string, things: string[]): Promise<string> {
  const texts = [];
  for (const [, route] of routes) {
    if (route.method !== 'GET' || route.scope !== `${resource}:read`) continue;
    const query = 'expand' in route.query ? 'expand=submission' : undefined;
    const schemas = Object.entries(route.params) as [string, v.GenericSchema][];
    const [first] = schemas;
    const fitting = first ? things.filter((id) => v.is(first[1], id)) : [''];
    if (schemas.length > 1) continue;
    for (const id of fitting) {
      const params = first ? { [first[0]]: id } : {};
      texts.push((await callRoute(api, route, { params, query })).text);
    }
  }
  return texts.join('\n');
}

const seen = (text: string, owner: string) => (written[owner] ?? []).filter((word) => text.includes(word));

it('finds the calls that name what they take over', () => {
  const names = namings.map(({ name }) => name);
  for (const name of [
    'createApplication candidate_id',
    'createScan candidate_id',
    'confirmApplicant application_id',
  ])
    expect(names).toContain(name);
});

describe.each(namings)('$name', ({ name, operation, route, place, named }) => {
  it('shows nothing of what it names that its key did not see before', async (test) => {
    const id = ids[named];
    if (id === undefined) return test.skip('nothing is written in such a thing');
    const resource = resourceOf(route);
    const api = await keyOf(resource);
    const before = await readBy(api, resource, Object.values(ids));
    const { params = {}, body } = await validRequests[operation](organization.api);
    const sent = placeIn(body, place, id) as Record<string, unknown>;
    // Either the thing itself or its id.
    const { [String(place.at(-1)).replace(/_id$/, '')]: _, ...alone } = sent;
    const answer = await callRoute(api, route, { params, body: alone });
    if (name === 'createApplication candidate_id') expect(answer.status, answer.text).toBe(201);
    await settleScans(organization.api);
    const things = [...Object.values(ids), ...Object.values(params), String(answer.body?.id)];
    const after = `${answer.text}\n${await readBy(api, resource, things)}`;
    for (const owner of Object.keys(written).filter((one) => one !== resource)) {
      const known = new Set(seen(before, owner));
      expect(seen(after, owner).filter((word) => !known.has(word))).toEqual([]);
    }
  });
});
