import { expect, it } from 'vitest';
import { keptAfterErasure, keptDays } from '../../../shared/domain/kept-after-erasure.ts';

it('copies outlive an erasure for these days at most', () => {
  const days = {
    tableRecovery: 35,
    tableStream: 1,
    eventArchive: 30,
    deletions: 32,
    queues: 14,
    logs: 90,
    instances: 1,
  };
  expect(keptDays).toEqual(days);
  expect(keptAfterErasure.map((kept) => [kept.types.join(), kept.days])).toEqual([
    ['AWS::DynamoDB::Table', 35],
    ['AWS::DynamoDB::Table StreamSpecification', 1],
    ['AWS::Events::Archive', 30],
    ['AWS::SQS::Queue', 14],
    ['AWS::Logs::LogGroup', 90],
    ['AWS::Lambda::Function', 1],
    ['AWS::S3::Bucket', 0],
    ['', 32],
    ['', null],
    ['', null],
  ]);
});

it.each(keptAfterErasure)('$where: what remains is said in whole sentences', ({ where, what, types }) => {
  expect(where).toMatch(/^[A-Z][a-z].*[a-zI]$/);
  expect(what).toMatch(/^[A-Z][a-z].* .*\.$/);
  expect(types.every((type) => type.startsWith('AWS::'))).toBe(true);
});
