import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../shared/names.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { openEndpointCalls } from './endpoint-calls.ts';
import type { Measure } from './section.ts';
import { openStageWithoutFunctions } from './stage-without-functions.ts';
import { median, round } from './statistics.ts';

const warmUpCalls = 800;
const callsPerBlock = 150;
const blocks = 13;
const maxRatio = 1.5;

/** CPU of one GET /v1/jobs/{id}, handler and edge, against what the SDK alone spends on the same row. */
export const measure: Measure = async (bench) => {
  const stage = await openStageWithoutFunctions(bench);
  const endpoints = await openEndpointCalls(stage);
  const { id = '' } = await endpoints.call('createJob', { body: { name: 'Nurse' } });
  const getJob = await endpoints.load('getJob');

  const client = dynamoDb();
  const TableName = tableName('prod');
  const row = { pk: `ORG#${endpoints.organizationId}#JOB`, sk: id };
  const counter = { pk: `ORG#${endpoints.organizationId}`, sk: 'USAGE#bench' };
  const getItem = () => client.send(new GetCommand({ TableName, Key: row, ConsistentRead: true }));
  const countUp = () =>
    client.send(
      new UpdateCommand({
        TableName,
        Key: counter,
        UpdateExpression: 'ADD #used :one',
        ExpressionAttributeNames: { '#used': 'used' },
        ExpressionAttributeValues: { ':one': 1 },
        ReturnValues: 'ALL_NEW',
      }),
    );
  if (!(await getItem()).Item) throw new Error('the baseline reads no row');

  const subjects = {
    'bare GetItem': getItem,
    'bare GetItem + UpdateItem': () => Promise.all([getItem(), countUp()]),
    'GET /v1/jobs/{id}': () => getJob({ params: { id } }),
  };
  const names = Object.keys(subjects) as (keyof typeof subjects)[];
  const microseconds = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (const name of names) await cpuPerCall(subjects[name], warmUpCalls);
  for (let block = 0; block < blocks; block++) {
    for (const name of names) microseconds[name]?.push(await cpuPerCall(subjects[name], callsPerBlock));
  }
  await stage.stop();

  /** Block by block, so that a machine that slows down slows both. */
  const ratioTo = (baseline: string) =>
    median(
      microseconds['GET /v1/jobs/{id}']?.map((own, i) => own / (microseconds[baseline]?.[i] ?? 0)) ?? [],
    );
  return {
    columns: ['call', 'CPU µs', 'GET by id ÷ it'],
    rows: names.map((name) => [name, round(median(microseconds[name] ?? []), 0), round(ratioTo(name))]),
    targets: [
      { figure: 'GET by id ÷ bare GetItem', measured: round(ratioTo('bare GetItem')), atMost: maxRatio },
    ],
    notes: [
      'the budget count (one UpdateItem) is part of every call, so the second baseline is what two SDK calls cost anyway.',
      `same document client and settings; ${blocks} blocks of ${callsPerBlock} calls in turn after ${warmUpCalls} each; user and system time of this process, log line included, the engine not.`,
    ],
  };
};

async function cpuPerCall(call: () => Promise<unknown>, calls: number): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < calls; i++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}
