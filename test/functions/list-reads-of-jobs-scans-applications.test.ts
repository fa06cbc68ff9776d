/** A page whose filters an index covers reads one row more than it shows; other filters have to examine rows. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { newCaller, type Sent } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls } from './support/application-calls.ts';
import { jobCalls } from './support/job-calls.ts';
import { scanCalls } from './support/scan-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const candidate = 'cand_01HZZZZZZZZZZZZZZZZZZZZZZZ';
const job = 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ';
const lists = {
  jobs: {
    list: (counted: Backend) => jobCalls(counted).list,
    covered: ['', 'status=draft'],
    examined: ['status=draft,published', 'q=nurse', 'department=Care', 'status=draft&q=nurse'],
  },
  scans: {
    list: (counted: Backend) => scanCalls(counted).list,
    covered: ['', 'status=failed', `job_id=${job}`, `job_id=${job}&status=failed`],
    examined: ['status=failed,queued', `job_id=${job}&status=failed,queued`],
  },
  applications: {
    list: (counted: Backend) => applicationCalls(counted).list,
    covered: ['', 'status=active', `job_id=${job}`, `candidate_id=${candidate}`],
    examined: ['status=active,hired', 'source=api', 'is_confirmed=true', `job_id=${job}&status=active`],
  },
};

describe.each(Object.entries(lists))('%s', (_, { list, covered, examined }) => {
  /** How many rows the first read of a page of two asks for. */
  const readBy = async (filter: string) => {
    const limits: (number | undefined)[] = [];
    const queryWithin: typeof backend.table.queryWithin = (asked, megabytes) => {
      limits.push(asked.limit);
      return backend.table.queryWithin(asked, megabytes);
    };
    const query: Sent['query'] = Object.fromEntries(new URLSearchParams(`limit=2&${filter}`));
    const call = list({ ...backend, table: { ...backend.table, queryWithin } });
    expect((await call({ caller: await newCaller(backend), query })).status).toBe(200);
    return limits[0];
  };

  it.each(covered)('reads no further for "%s"', async (filter) => expect(await readBy(filter)).toBe(3));
  it.each(examined)('examines rows for "%s"', async (filter) =>
    expect(await readBy(filter)).toBeGreaterThan(3),
  );
});
