import { scopes } from '../../shared/contracts/organization.ts';
import type { EventOrigin } from '../../shared/domain/event.ts';
import { idSource } from '../../shared/domain/ids.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { tableName } from '../../shared/platform/names.ts';
import { openTable } from '../../shared/storage/table.ts';
import { birth, type FirstRow } from './first-rows.ts';
import { importRows } from './import-rows.ts';
import { type MeasuredList, measuredLists } from './measured-lists.ts';
import type { Bench } from './section.ts';
import { openStageWithoutFunctions } from './stage-without-functions.ts';

export interface FilledList extends FirstRow {
  name: MeasuredList;
  caller: Caller;
  /** Of the items, oldest first. */
  ids: string[];
}

/** Fills a database in `filledDir`: per list and size one organization. The first row of each is written by its store. */
export async function fillLists(
  bench: Bench,
  filledDir: string,
  { names, sizes }: { names: MeasuredList[]; sizes: number[] },
): Promise<FilledList[]> {
  const stage = await openStageWithoutFunctions(bench);
  const table = openTable(dynamoDb(stage.connection.dynamoDb), tableName('prod'));
  const wanted: (Omit<FilledList, 'ids'> & { size: number })[] = [];
  for (const name of names)
    for (const size of sizes) {
      const caller = newCaller();
      const first: FirstRow = await measuredLists[name]({ table, origin: originOf(caller) });
      wanted.push({ name, caller, size, ...first });
    }
  const source = {
    endpoint: stage.connection.dynamoDb.endpoint,
    tableName: tableName('prod'),
    dir: filledDir,
  };
  const ids = await importRows(
    source,
    wanted.map(({ copied, once = [], size }) => ({ ...copied, once, size })),
  );
  await stage.stop();
  return wanted.map((list, index) => ({ ...list, ids: ids[index] ?? [] }));
}

/** An organization of its own, born with the first of its rows. */
function newCaller(): Caller {
  const newId = idSource(birth);
  return {
    organizationId: newId('organization'),
    plan: 'scale',
    keyId: newId('key'),
    keyName: 'bench',
    keySetId: newId('keySet'),
    keyType: 'secret',
    lastFour: 'abcd',
    scopes: [...scopes],
    allowedOrigins: [],
    keyCreatedAt: birth.toISOString(),
    keyExpiresAt: null,
  };
}

function originOf({ organizationId, keyId }: Caller): EventOrigin {
  const newId = idSource(birth);
  return {
    organizationId,
    environment: 'production',
    actor: { type: 'api_key', id: keyId },
    requestId: null,
    now: birth,
    newEventId: () => newId('event'),
  };
}
