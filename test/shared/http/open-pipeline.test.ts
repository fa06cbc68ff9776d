import { beforeAll, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { openCursorKeys } from '../../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../../shared/http/open-index-keys.ts';
import { openPipeline } from '../../../shared/http/open-pipeline.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it('has the stores of the table that it is given', async () => {
  const { organizationId } = await newCaller(backend);
  const stores = openPipeline({ table: backend.table });
  expect(Object.keys(stores).sort()).toEqual([
    'applications',
    'candidates',
    'fitScores',
    'jobs',
    'pipeline',
    'reasons',
    'timeline',
  ]);
  const newId = idSource(new Date());
  expect(await stores.jobs.find(organizationId, newId('job'))).toBeUndefined();
  expect(await stores.candidates.find(organizationId, newId('candidate'))).toBeUndefined();
  expect(await stores.applications.find(organizationId, newId('application'))).toBeUndefined();
});

it.each([openCursorKeys, openIndexKeys])('a reader of keys reads nothing until it is asked', (open) => {
  expect(open()).toEqual(expect.any(Function));
});
