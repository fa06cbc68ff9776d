import { describe, expect, it } from 'vitest';
import { linksOf } from '../../../shared/api-document/openapi-links.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';

const routes: Record<string, Route> = routeTable;
const links = (route: Route) => linksOf(route, routes) ?? {};

describe('an answer that shows a new id leads to', () => {
  it('every call whose path takes that id and no other', () => {
    const expected = Object.keys(routes).filter((name) =>
      /^\/v1\/webhook-endpoints\/\{id\}[^{]*$/.test(routes[name]?.path ?? ''),
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(Object.keys(links(routeTable.createWebhookEndpoint)).sort()).toEqual(expected.sort());
    expect(links(routeTable.createWebhookEndpoint).getWebhookEndpoint).toEqual({
      operationId: 'getWebhookEndpoint',
      parameters: { id: '$response.body#/id' },
    });
  });

  it('calls of the same place: what stands before the id in the path stays', () => {
    expect(links(routeTable.createStage).getStage?.parameters).toEqual({
      id: '$request.path.id',
      stage_id: '$response.body#/id',
    });
  });

  it('the order to erase, though the path names the candidate', () => {
    expect(Object.keys(links(routeTable.deleteCandidate))).toEqual(['getErasure']);
  });
});

it('an id that the caller named leads nowhere, nor does an answer without one, such as a list', () => {
  for (const route of [
    routeTable.getJob,
    routeTable.listJobs,
    routeTable.updateJob,
    routeTable.bulkMoveApplications,
    routeTable.getOpenapi,
  ])
    expect(links(route), route.path).toEqual({});
});

it('no call is led to with less than its path asks for', () => {
  for (const route of Object.values(routes))
    for (const [name, { operationId, parameters }] of Object.entries(links(route))) {
      expect(operationId).toBe(name);
      expect(Object.keys(parameters).sort()).toEqual(Object.keys(routes[name]?.params ?? {}).sort());
    }
});
