import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { tableName } from '../../shared/platform/names.ts';
import { openEndpointCalls } from './endpoint-calls.ts';
import type { Measure } from './section.ts';
import { openStageWithoutFunctions } from './stage-without-functions.ts';
import { median, round } from './statistics.ts';

const warmUpCalls = 800;
const callsPerBlock = 150;
const blocks = 13;
const maxRatio = 1.5;
const pageRows = 25;
const maxPageRatio = 10;

/** CPU of one GET /v1/jobs/{id} and of a page of jobs, handler and edge, against what the SDK alone spends on the same rows. */
export const measure: Measure = async (bench) => {
  const stage = await openStageWithoutFunctions(bench);
  const endpoints = await openEndpointCalls(stage);
  const { id = '' } = await endpoints.call('createJob', { body: { name: 'Nurse' } });
  const description = 'We care for people at home, in teams of five, with time for each of them. '.repeat(25);
  for (let made = 1; made <= pageRows; made++)
    await endpoints.call('createJob', { body: { name: `Nurse ${made}`, job_details: { description } } });
  const getJob = await endpoints.load('getJob');
  const listJobs = await endpoints.load('listJobs');

  const client = dynamoDb();
  const TableName = tableName('prod');
  const row = { pk: `ORG#${endpoints.organizationId}#JOB`, sk: id };
  const counter = { pk: `ORG#${endpoints.organizationId}#USAGE`, sk: 'USAGE#bench' };
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
  const query = () =>
    client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: '#pk = :pk',
        ExpressionAttributeNames: { '#pk': 'pk' },
        ExpressionAttributeValues: { ':pk': row.pk },
        Limit: pageRows + 1,
        ScanIndexForward: false,
      }),
    );
  if (!(await getItem()).Item) throw new Error('the baseline reads no row');

  const subjects = {
    'bare GetItem': getItem,
    'bare GetItem + UpdateItem': () => Promise.all([getItem(), countUp()]),
    'GET /v1/jobs/{id}': () => getJob({ params: { id } }),
    'bare Query': query,
    'GET /v1/jobs, a page of 25': () => listJobs({}),
  };
  const names = Object.keys(subjects) as (keyof typeof subjects)[];
  const microseconds = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (const name of names) await cpuPerCall(subjects[name], warmUpCalls);
  for (let block = 0; block < blocks; block++) {
    for (const name of names) microseconds[name]?.push(await cpuPerCall(subjects[name], callsPerBlock));
  }
  await stage.stop();

  /** Block by block, so that a machine that slows down slows both. */
  const ratio = (call: string, baseline: string) =>
    median(microseconds[call]?.map((own, i) => own / (microseconds[baseline]?.[i] ?? 0)) ?? []);
  const byId = round(ratio('GET /v1/jobs/{id}', 'bare GetItem'));
  const page = round(ratio('GET /v1/jobs, a page of 25', 'bare Query'));
  return {
    columns: ['call', 'CPU µs', '÷ bare GetItem', '÷ bare Query'],
    rows: names.map((name) => [
      name,
      round(median(microseconds[name] ?? []), 0),
      round(ratio(name, 'bare GetItem')),
      round(ratio(name, 'bare Query')),
    ]),
    targets: [
      { figure: 'GET by id ÷ bare GetItem', measured: byId, atMost: maxRatio },
      // What 5492f30 took, before responses had a budget of bytes.
      { figure: 'a page of 25 jobs of 2 kB ÷ bare Query', measured: page, atMost: maxPageRatio },
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
