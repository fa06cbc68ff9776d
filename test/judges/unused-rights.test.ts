import { expect, it } from 'vitest';
import { type RawStatement, readStatements } from '../../infra/local/iam/statement.ts';
import type { UsedRight } from '../../infra/local/iam/used-rights.ts';
import { unexplained, unusedRights } from './unused-rights.ts';

const role = 'arn:aws:iam::000000000000:role/GetJobRole';
const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/hiring';
const onRows = (Action: string, keys: string[]): RawStatement => ({
  Effect: 'Allow',
  Action,
  Resource: table,
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } },
});
const used: UsedRight[] = [{ role, action: 'dynamodb:GetItem', resource: table, keys: ['ORG#*#JOB'] }];
const held = (...statements: RawStatement[]) =>
  new Map([[role, readStatements('Api/GetJobRole', { Statement: statements })]]);
const needed = onRows('dynamodb:GetItem', ['ORG#*#JOB', 'ORG#*#FEED']);

it('says nothing of a right that was used', () => {
  expect(unusedRights(held(needed), used)).toEqual([]);
});

it('names two rights too many: another action, and the same one on other rows', () => {
  const found = unusedRights(
    held(needed, onRows('dynamodb:DeleteItem', ['ORG#*#JOB']), onRows('dynamodb:GetItem', ['ORG#*#CAND'])),
    used,
  );
  expect(found).toEqual([
    'GetJobRole: dynamodb:DeleteItem on hiring ORG#*#JOB',
    'GetJobRole: dynamodb:GetItem on hiring ORG#*#CAND',
  ]);
  expect(unexplained(found)).toEqual(found);
});

it('takes what another role used for no use', () => {
  const others = used.map((one) => ({ ...one, role: `${role}2` }));
  expect(unusedRights(held(needed), others)).toEqual(['GetJobRole: dynamodb:GetItem on hiring ORG#*#JOB']);
});
