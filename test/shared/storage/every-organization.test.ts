import { beforeAll, expect, it } from 'vitest';
import { tableName } from '../../../shared/platform/names.ts';
import { everyOrganization } from '../../../shared/storage/every-organization.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { personDesk } from './support/person-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

async function idsOf(...given: Parameters<typeof everyOrganization>) {
  const found: string[] = [];
  for await (const id of everyOrganization(...given)) found.push(id);
  return found.toSorted();
}

it('the ids of all organizations are read, and no other rows', async () => {
  const [one, other, { add, organizationId }] = [
    await newCaller(backend),
    await newCaller(backend),
    await personDesk(backend),
  ];
  await add();
  const ids = [one.organizationId, other.organizationId, organizationId].toSorted();
  expect(await idsOf(backend.documents, tableName('prod'))).toEqual(ids);
});
