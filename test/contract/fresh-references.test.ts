/**
 * A body may name what was made just before, alone and with everything else that it may name: the rights of its function
 * suffice for it. Made from the route table.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { createKeySet } from '../../shared/administration/organizations.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { Api, SharedStage, TestOrganization } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { valueAt } from './support/id-places.ts';
import {
  type Body,
  baseOf,
  expectDocumented,
  forms,
  freshAt,
  nameOf,
  type Place,
  withWords,
} from './support/reference-forms.ts';
import { callRoute } from './support/route-calls.ts';

let stage: SharedStage;
beforeAll(async () => {
  stage = await sharedStage();
});

async function oneScope({ organizationId }: TestOrganization, { scope }: Route): Promise<Api> {
  const asked = { organization: organizationId, name: 'tests', scopes: [scope] };
  return stage.api((await createKeySet(stage.admin, asked)).keys[0]?.secret);
}

it('finds the bodies that name other things', () => {
  const names = forms.flatMap((form) => form.places.map((place) => `${form.name} ${nameOf(place)}`));
  for (const name of [
    'upsertApplication rejection_reason_id',
    'createJob office_ids.each',
    'bulkMoveApplications reject rejection_reason_id',
    'createScan storage_token',
  ])
    expect(names).toContain(name);
  expect(names.length).toBeGreaterThan(45);
});

describe.each(forms)('$name', (form) => {
  const { route } = form;
  // A token of a receipt is for one application alone.
  const places = form.places.filter((place) => nameOf(place) !== 'upload_token');

  it('takes each fresh reference alone, and all of them together', { timeout: 120_000 }, async () => {
    const organization = await stage.newOrganization();
    const { api } = organization;
    const less = await oneScope(organization, route);
    const done = new Set<string>();
    const call = async (caller: Api, chosen: Place[], word: Body) => {
      const base = await baseOf(api, form);
      const request = await freshAt(api, { ...base, body: { ...base.body, ...word } }, chosen);
      // A PUT changes what its first call has made.
      for (const _ of route.method === 'PUT' ? ['new', 'known'] : ['new'])
        if (expectDocumented(route, await callRoute(caller, route, request)))
          for (const place of places)
            if (valueAt(request.body, place.path) !== undefined) done.add(nameOf(place));
    };
    for (const chosen of [[], ...places.map((place) => [place]), places]) {
      for (const word of withWords(form)) await call(api, chosen, word);
      await call(less, chosen, {});
    }
    expect(places.map(nameOf).filter((name) => !done.has(name))).toEqual([]);
  });
});
