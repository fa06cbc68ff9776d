import { expect, it } from 'vitest';
import { byShape, type Resources, shapesOf } from './support/resource-shapes.ts';

const names = ['CloseJob', 'GetJob', 'ListJobs', 'MoveJob', 'OpenJob'];
const logs = 'Allow logs:PutLogEvents';

/** A function and its role; each has the right to read, and `others` beyond it. */
const endpoint = (name: string, { timeout = 10, env = {}, others = [] as string[] } = {}): Resources => ({
  [`${name}Role0A1B2C3D`]: {
    Type: 'AWS::IAM::Role',
    Properties: { Statement: [`${logs} on \${${name}Logs1A1B2C3D.Arn}`, ...others] },
  },
  [`${name}Function9A1B2C3D`]: {
    Type: 'AWS::Lambda::Function',
    Properties: { Role: `\${${name}Role0A1B2C3D.Arn}`, Timeout: timeout, Env: { TABLE: 'table', ...env } },
    DependsOn: [`${name}Role0A1B2C3D`],
  },
});
const usual = Object.assign({}, ...names.map((name) => endpoint(name)));
const written = (name: string, options: Parameters<typeof endpoint>[1]) => {
  const stack = { ...usual, ...endpoint(name, options) };
  return byShape(endpoint(name, options), shapesOf([stack]));
};

it('writes what the resources of a kind have in common once, without the name of their endpoint', () => {
  expect(shapesOf([usual])).toEqual({
    'AWS::IAM::Role': {
      Type: 'AWS::IAM::Role',
      Properties: { Statement: [`${logs} on \${own Logs.Arn}`] },
    },
    'AWS::Lambda::Function': {
      Type: 'AWS::Lambda::Function',
      Properties: { Role: `\${own Role.Arn}`, Timeout: 10, Env: { TABLE: 'table' } },
      DependsOn: ['own Role'],
    },
  });
});

it('writes of a resource what differs from its shape: other, further and absent values', () => {
  const options = { timeout: 30, env: { TABLE: undefined, BUCKET: 'files' }, others: ['Allow s3:GetObject'] };
  expect(written('GetJob', JSON.parse(JSON.stringify(options)))).toEqual({
    GetJobRole0A1B2C3D: { is: 'AWS::IAM::Role', 'Statement after 1': ['Allow s3:GetObject'] },
    GetJobFunction9A1B2C3D: { is: 'AWS::Lambda::Function', Timeout: 30, 'Env.BUCKET': 'files' },
  });
  const { GetJobFunction9A1B2C3D: whole } = endpoint('GetJob');
  const without = { GetJobFunction9A1B2C3D: { ...whole, Properties: { Timeout: 10, Env: {} } } };
  expect(byShape(without, shapesOf([usual]))).toEqual({
    GetJobFunction9A1B2C3D: { is: 'AWS::Lambda::Function', Role: null, 'Env.TABLE': null },
  });
});

it('writes a right that most have, but not all, at each of them', () => {
  const most = names.slice(1).map((name) => endpoint(name, { others: ['Allow dynamodb:GetItem'] }));
  const stack = Object.assign(endpoint('CloseJob'), ...most);
  const role = byShape(stack, shapesOf([stack])).OpenJobRole0A1B2C3D;
  expect(role).toEqual({ is: 'AWS::IAM::Role', 'Statement after 1': ['Allow dynamodb:GetItem'] });
});

it('writes the function that an id of another endpoint names', () => {
  const [[id, resource]] = Object.entries(endpoint('GetJob')).slice(1) as [[string, object]];
  const other = { [id]: { ...resource, DependsOn: ['ListJobsRole0A1B2C3D'] } };
  expect(byShape(other, shapesOf([usual]))[id]).toEqual({
    is: 'AWS::Lambda::Function',
    DependsOn: ['ListJobsRole0A1B2C3D'],
  });
});

it('leaves the few resources of a kind as they are', () => {
  const topic = { Topic1A2B3C4D: { Type: 'AWS::SNS::Topic', Properties: { Name: 'alarms' } } };
  expect(byShape(topic, shapesOf([usual, topic]))).toEqual(topic);
});
