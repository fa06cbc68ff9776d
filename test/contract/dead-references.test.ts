/**
 * What a body or query names and is missing, deleted or another organization's is refused by one code, or
 * finds nothing. Made from the route table.
 */
import { ulid } from 'ulid';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../../shared/routes/route.ts';
import type { Api, ApiAnswer, SharedStage, TestOrganization } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { deletions, makers } from './support/fresh-references.ts';
import {
  aboutOf,
  baseOf,
  expectDocumented,
  type Form,
  forms,
  nameOf,
  type Place,
  samples,
  withPlace,
  withWords,
} from './support/reference-forms.ts';
import { callRoute, routes } from './support/route-calls.ts';
import { type RouteRequest, validRequests } from './support/valid-requests.ts';

let stage: SharedStage;
let stranger: TestOrganization;
beforeAll(async () => {
  stage = await sharedStage();
  stranger = await stage.newOrganization();
});

const made = async (kind: string, api: Api, about: object): Promise<string> => {
  const make = makers[kind];
  if (!make) throw new Error(`no maker for ${kind}`);
  return make(api, about);
};

/** Well-formed, and nothing that this organization has. */
const dead: Record<string, (api: Api, kind: string, request: RouteRequest) => Promise<string | undefined>> = {
  missing: async (api, kind) =>
    kind === 'token' ? [...(await made(kind, api, {}))].reverse().join('') : `${kind}_${ulid()}`,
  foreign: (_, kind) => made(kind, stranger.api, {}),
  deleted: async (api, kind, request) => {
    const remove = deletions[kind];
    if (!remove) return undefined;
    const about = await aboutOf(api, request);
    if (kind === 'stg' && about.jobId === undefined) return undefined;
    const id = await made(kind, api, about);
    await remove(api, id, about);
    return id;
  },
};

/** How a call was refused: by itself, or each of its things. */
function codesOf({ status, body }: ApiAnswer): unknown[] {
  const items = (body.data ?? []) as { error?: { code: string } }[];
  return status < 300 ? [status, ...items.map(({ error }) => error?.code)] : [status, body.error.code];
}

async function refusalsOf(form: Form, place: Place, word: object) {
  const { api } = await stage.newOrganization();
  const refusals: Record<string, unknown[]> = {};
  let isDone = false;
  for (const [how, find] of Object.entries(dead)) {
    const base = await baseOf(api, form);
    const request = { ...base, body: { ...base.body, ...word } };
    const id = await find(api, place.kind, request);
    if (id === undefined) continue;
    const answer = await callRoute(api, form.route, { ...request, body: withPlace(request.body, place, id) });
    isDone ||= expectDocumented(form.route, answer);
    refusals[how] = codesOf(answer);
  }
  return { refusals, isDone };
}

describe.each(forms)('$name', (form) => {
  it.each(form.places.map((place) => ({ place, name: nameOf(place) })))(
    'refuses a dead $name by one code',
    { timeout: 60_000 },
    async ({ place }) => {
      for (const word of withWords(form)) {
        const { refusals, isDone } = await refusalsOf(form, place, word);
        const codes = Object.values(refusals);
        expect(codes, JSON.stringify(refusals)).toEqual(codes.map(() => codes[0]));
        expect(isDone, JSON.stringify([word, refusals])).toBe(false);
      }
    },
  );
});

const asked = routes.flatMap(([operation, route]) =>
  Object.entries(route.query).flatMap(([name, schema]) => {
    const kind = samples.find((id) => v.is(schema as v.GenericSchema, id))?.split('_')[0];
    return kind === undefined || v.is(schema as v.GenericSchema, 'x')
      ? []
      : [{ operation, route, name, kind }];
  }),
);

it('finds the parameters that name other things', () => {
  const names = asked.map(({ operation, name }) => `${operation} ${name}`);
  for (const name of ['listJobs office_id', 'listApplications rejection_reason_id', 'deleteStage move_to'])
    expect(names).toContain(name);
});

describe.each(asked)('$operation?$name', ({ operation, route, name, kind }) => {
  it('is answered for what is fresh, missing, deleted or foreign', { timeout: 60_000 }, async () => {
    const { api } = await stage.newOrganization();
    const call = async (find: (request: RouteRequest) => Promise<string | undefined>) => {
      const request = await validRequests[operation](api);
      const id = await find(request);
      return id === undefined ? undefined : callWith(api, route, request, `${name}=${id}`);
    };
    const fresh = await call(async (request) => made(kind, api, await aboutOf(api, request)));
    expect(fresh?.status, fresh?.text).toBe(route.success);
    const codes: unknown[][] = [];
    for (const find of Object.values(dead)) {
      const answer = await call((request) => find(api, kind, request));
      if (answer === undefined) continue;
      expectDocumented(route, answer);
      expect(answer.body.data ?? [], answer.text).toEqual([]);
      codes.push(codesOf(answer));
    }
    expect(codes).toEqual(codes.map(() => codes[0]));
  });
});

const callWith = (api: Api, route: Route, { params }: RouteRequest, query: string) =>
  callRoute(api, route, { params, query });
