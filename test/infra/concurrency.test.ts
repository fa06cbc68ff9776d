/** What workers may run at once fits into what the stage may run, and a stage that is too small says what it lacks. */
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { divideConcurrency } from '../../infra/concurrency.ts';
import { stageConfigs } from '../../infra/config.ts';
import { readStacks, resourcesOf, targetOf } from './support/templates.ts';

const stacks = readStacks(inject('assemblyDir'));
const sumOf = (ceilings: Record<string, number>) =>
  Object.values(ceilings).reduce((sum, one) => sum + one, 0);

it('leaves half of the executions to the API for any size, or says that it does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 100_000 }), (size) => {
      const { authorizer = 0, ceilings, givenUp } = divideConcurrency(size);
      for (const ceiling of Object.values(ceilings)) {
        expect(ceiling).toBeGreaterThanOrEqual(2);
        expect(ceiling).toBeLessThanOrEqual(1000);
      }
      const fits = sumOf(ceilings) <= size / 2;
      expect(givenUp.some((sentence) => sentence.startsWith('The workers'))).toBe(!fits);
      expect(givenUp.some((sentence) => sentence.startsWith('None'))).toBe(authorizer === 0);
      expect(sumOf(ceilings) + authorizer < size || givenUp.length > 0).toBe(true);
    }),
  );
});

it('works with the 10 executions of a new account, and says what is given up', () => {
  const { authorizer, ceilings, givenUp } = divideConcurrency(10);
  expect(authorizer).toBeUndefined();
  expect(new Set(Object.values(ceilings))).toEqual(new Set([2]));
  expect(givenUp).toHaveLength(2);
});

it('gives up nothing of the default stages, which fit together into the usual quota of 1,000', () => {
  for (const { lambdaConcurrency } of stageConfigs)
    expect(divideConcurrency(lambdaConcurrency).givenUp).toEqual([]);
  expect(stageConfigs.reduce((sum, { lambdaConcurrency }) => sum + lambdaConcurrency, 0)).toBeLessThanOrEqual(
    1000,
  );
});

describe.each(stageConfigs)('$id', ({ id, lambdaConcurrency }) => {
  const { authorizer, ceilings } = divideConcurrency(lambdaConcurrency);

  it('has a ceiling for every queue that feeds a function', () => {
    const ofQueues = resourcesOf(stacks, id, 'AWS::Lambda::EventSourceMapping').filter(
      ({ properties }) => !properties.StartingPosition,
    );
    const found = ofQueues.map(({ properties }) => properties.ScalingConfig?.MaximumConcurrency as number);
    expect(found.sort()).toEqual(Object.values(ceilings).sort());
  });

  it('names the functions that wait for others, of which the local cloud runs more', () => {
    const functions = resourcesOf(stacks, id, 'AWS::Lambda::Function');
    const waiting = functions.filter(({ metadata }) => metadata.WaitsForOthers === true);
    expect(waiting.map(({ name }) => name).sort()).toEqual([
      'ImportJobFunction',
      'ReplayEventsFunction',
      'RetryWebhookFunction',
      'SendWebhookFunction',
    ]);
  });

  it('lets other functions go before what is sent again', () => {
    const functions = resourcesOf(stacks, id, 'AWS::Lambda::Function');
    const yielding = functions.filter(({ metadata }) => metadata.Yields === true);
    expect(yielding.map(({ name }) => name)).toEqual(['RetryWebhookFunction']);
  });

  it('reserves executions for the authorizer alone', () => {
    const reserved = resourcesOf(stacks, id, 'AWS::Lambda::Function').filter(
      ({ properties }) => properties.ReservedConcurrentExecutions !== undefined,
    );
    expect(reserved.map(({ name, properties }) => [name, properties.ReservedConcurrentExecutions])).toEqual([
      ['AuthorizeRequestFunction', authorizer],
    ]);
    const [asked] = resourcesOf(stacks, id, 'AWS::ApiGateway::Authorizer');
    expect(
      targetOf(
        asked?.properties.AuthorizerUri['Fn::Join'][1].find(
          (part: object) => typeof part === 'object' && 'Fn::GetAtt' in part,
        ),
      ),
    ).toContain('AuthorizeRequest');
  });
});
