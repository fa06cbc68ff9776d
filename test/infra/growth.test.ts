/** There is room for another hundred endpoints, and each of them can change in one deployment. */
import { describe, expect, inject, it } from 'vitest';
import { findConflicts } from '../../bin/check-upgrade/find-conflicts.ts';
import { importsOf } from '../../bin/check-upgrade/lost-exports.ts';
import { stageConfigs } from '../../infra/config.ts';
import type { RouteTable } from '../../infra/endpoints-stack.ts';
import { type Route, route } from '../../shared/routes/route.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import { synthesizeStage } from './support/synthesize-stage.ts';
import { type Properties, readStacks, type Stack } from './support/templates.ts';

const routes: RouteTable = { ...routeTable };
const [config] = stageConfigs;
if (!config) throw new Error('there is no stage');
const deployed = synthesizeStage(config, routes);

/** The findings of `npm run check-upgrade`, as one line each. */
const upgradeConflicts = (before: Stack[], after: Stack[]) =>
  findConflicts(before, after).map(({ subject, problem }) => `${subject}: ${problem}`);

const countOf = (stacks: Stack[], type: string) =>
  stacks.flatMap(({ resources }) => resources.filter((resource) => resource.type === type)).length;

/** CloudFormation takes 500 resources a stack; we stop short of it, so that there is time to split. */
const maxResources = 450;
/** Of API Gateway for one REST API, unless it is raised. */
const maxGatewayResources = 300;
/** Of CloudFormation for one deployment of a stack with all that are nested in it. */
const maxNestedResources = 2500;
/** Of IAM for an account, unless it is raised; both stages may be in one. */
const maxRoles = 1000;

/** The quotas of CloudFormation, API Gateway and IAM that endpoints use up. */
function expectRoom(stacks: Stack[]): void {
  for (const { name, resources, parameters, outputs, text } of stacks) {
    expect(resources.length, `resources of ${name}`).toBeLessThan(maxResources);
    expect(parameters.length, `parameters of ${name}`).toBeLessThanOrEqual(200);
    expect(outputs.length, `outputs of ${name}`).toBeLessThanOrEqual(200);
    expect(Buffer.byteLength(text), `bytes of ${name}`).toBeLessThan(1_000_000);
  }
  const ofApi = stacks.filter(({ name, isNested }) => name === 'Api' || isNested);
  expect(ofApi.flatMap(({ resources }) => resources).length).toBeLessThan(maxNestedResources);
  expect(countOf(stacks, 'AWS::ApiGateway::Resource')).toBeLessThan(maxGatewayResources);
  expect(2 * countOf(stacks, 'AWS::IAM::Role')).toBeLessThan(maxRoles);
}

/** Endpoints that bring as much as one can: each has a path of its own, which pages may ask. */
function moreRows(paths: Record<string, number>): RouteTable {
  const { response } = routeTable.getMe;
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, count]) =>
      Array.from({ length: count }, (_, row): [string, Route] => [
        `getMore${path.replaceAll(/\W/g, '')}${row}`,
        route({
          method: 'GET',
          path: `/${path}/more${row}`,
          summary: '',
          scope: 'any',
          keys: 'public',
          response,
        }),
      ]),
    ),
  );
}

describe('room', () => {
  it('is left in every stack of both stages', () => {
    expectRoom(readStacks(inject('assemblyDir')).filter(({ stage }) => stage === 'Prod'));
    expectRoom(readStacks(inject('assemblyDir')).filter(({ stage }) => stage === 'Sandbox'));
  });

  it('is enough for another hundred endpoints, thirty of them in the largest resource', {
    timeout: 60_000,
  }, () => {
    const more = {
      'v1/candidates/{id}': 30,
      'v1/jobs/{id}': 30,
      'v1/offers': 10,
      'v1/interviews': 10,
      'v1/people': 20,
    };
    const grown = synthesizeStage(config, { ...routes, ...moreRows(more) });
    const own = countOf(deployed, 'AWS::Lambda::Function');
    expect(countOf(grown, 'AWS::Lambda::Function')).toBe(own + 100);
    expectRoom(grown);
    expect(upgradeConflicts(deployed, grown)).toEqual([]);
  });
});

describe('the stacks of endpoints', () => {
  const ofApi = deployed.filter(({ name, isNested }) => name === 'Api' || isNested);

  it('import nothing but what holds data, and export nothing', () => {
    for (const name of importsOf(ofApi)) expect(name).toMatch(new RegExp(`^${config.id}-(Data|Identity):`));
    for (const { text, name } of ofApi) expect(text.includes('"Export"'), name).toBe(false);
  });

  it('name no function, so that a replaced one never finds its name taken', () => {
    for (const { resources } of deployed)
      for (const { id, type, properties } of resources)
        if (type === 'AWS::Lambda::Function') expect(properties, id).not.toHaveProperty('FunctionName');
  });

  it('are all deployed before the gateway begins to response by them', () => {
    const [api] = ofApi.filter(({ isNested }) => !isNested);
    const nested =
      api?.resources.filter(({ type }) => type === 'AWS::CloudFormation::Stack').map(({ id }) => id) ?? [];
    expect(nested).toHaveLength(ofApi.length - 1);
    const { Resources } = JSON.parse(api?.text ?? '') as { Resources: Record<string, Properties> };
    const [deployment] = Object.values(Resources).filter(
      ({ Type }) => Type === 'AWS::ApiGateway::Deployment',
    );
    expect(deployment?.DependsOn).toEqual(expect.arrayContaining(nested));
  });
});

const without = (unwanted: (name: string, row: Route) => boolean): RouteTable =>
  Object.fromEntries(Object.entries(routes).filter(([name, row]) => !unwanted(name, row)));
const removed = (name: string) => without((one) => one === name);
const moved = (name: string, path: Route['path']): RouteTable => ({
  ...routes,
  [name]: { ...rowOf(name), path },
});
const rowOf = (name: string): Route => {
  const row = routes[name];
  if (!row) throw new Error(`the route table has no ${name}`);
  return row;
};

describe('one deployment', () => {
  const idOf = (stacks: Stack[], type: string) =>
    stacks
      .flatMap(({ resources }) => resources.filter((resource) => resource.type === type))
      .map(({ id }) => id);

  it.each<[string, RouteTable]>([
    ['renames an endpoint', { ...removed('getJob'), readJob: rowOf('getJob') }],
    ['removes an endpoint', removed('getJobRanking')],
    ['removes the last endpoint of a resource', removed('getErasure')],
    ['removes all that use a secret', without((_, { uses }) => uses.includes('cursorKey'))],
    ['moves an endpoint within its resource', moved('getScanPdf', '/v1/scans/{id}/document')],
    ['moves an endpoint to another resource', moved('getScanPdf', '/v1/documents/{id}')],
    ['changes a method', { ...routes, getJobRanking: { ...rowOf('getJobRanking'), method: 'PUT' } }],
    ['changes who may call', { ...routes, getJob: { ...rowOf('getJob'), scope: 'none', keys: 'public' } }],
  ])('%s, and takes it back', { timeout: 60_000 }, (_, changed) => {
    const after = synthesizeStage(config, changed);
    expect(upgradeConflicts(deployed, after)).toEqual([]);
    expect(upgradeConflicts(after, deployed)).toEqual([]);
    const deployment = 'AWS::ApiGateway::Deployment';
    expect(idOf(after, deployment)).not.toEqual(idOf(deployed, deployment));
  });

  it('does not change the name of a parameter in a path, which is found here', { timeout: 60_000 }, () => {
    const after = synthesizeStage(config, moved('getErasure', '/v1/erasures/{erasure}'));
    expect(upgradeConflicts(deployed, after)).toEqual([
      expect.stringMatching(
        /^\/v1\/erasures\/\{\}: it still belongs to ApiErasures\/\w+ \{id\}, and .+ \{erasure\} takes it$/,
      ),
      expect.stringMatching(/^GET \/v1\/erasures\/\{\}: it still belongs to /),
      expect.stringMatching(/^ANY \/v1\/erasures\/\{\}: it still belongs to /),
    ]);
  });

  it('does not take away an export that is in use, which is found here', () => {
    const after = deployed.map((stack) =>
      stack.name === 'Data'
        ? { ...stack, text: stack.text.replaceAll('Ref": "CursorKey', 'Ref": "Other') }
        : stack,
    );
    expect(upgradeConflicts(deployed, after)).toEqual([expect.stringContaining('ExportsOutputRefCursorKey')]);
  });
});
