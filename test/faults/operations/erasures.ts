import { readRows } from '../rows.ts';
import { type Client, type Operation, wrong } from './client.ts';

/** A candidate of any origin that nobody is changing or erasing; applications may come and move meanwhile. */
function takeCandidate(client: Client): string | undefined {
  const { candidates, applications, erased, merges, peopleUnderWay } = client.run.world;
  // Known: who is erased before the call that made them was answered comes back with that call's next try.
  if (peopleUnderWay.size > 0) return undefined;
  const ofApplications = [...applications.values()].flatMap(({ candidateId }) => candidateId ?? []);
  const ids = new Set([...candidates.keys(), ...ofApplications]);
  return client.take(
    new Map(
      [...ids]
        .filter((id) => !erased.has(id) && !merges.has(id) && !merges.hosts.has(id))
        .map((id) => [id, id]),
    ),
  );
}

export const erasureOperations: readonly Operation[] = [
  {
    name: 'erase a candidate',
    weight: 3,
    async perform(client) {
      const { run, expect } = client;
      const id = takeCandidate(client);
      if (!id) return;
      run.world.erased.set(id, 'deleted');
      const answer = await client.plain('deleteCandidate', { params: { id } });
      const isTwice = answer.status === 404 && answer.uncertain;
      expect(answer.status === 202 || isTwice, wrong('deleteCandidate', answer));
    },
  },
  {
    name: 'anonymize a candidate',
    weight: 3,
    async perform(client) {
      const { run, expect } = client;
      const id = takeCandidate(client);
      if (!id) return;
      run.world.erased.set(id, 'anonymized');
      const answer = await client.keyed('anonymizeCandidate', { params: { id } });
      expect(answer.status === 200, wrong('anonymizeCandidate', answer));
    },
  },
  {
    name: 'delete a scan',
    weight: 3,
    async perform(client) {
      const { run, expect } = client;
      const { scans, deletedScans, erased } = run.world;
      const rows = (await readRows(run)).filter(
        ({ pk, sk }) => /#SCAN#\d{4}-/.test(pk) && sk.startsWith('scan_'),
      );
      const found = new Map(rows.map(({ sk, data }) => [sk, data]));
      const id = client.take(new Map([...found].filter(([one]) => !deletedScans.has(one))));
      if (!id) return;
      deletedScans.add(id);
      const answer = await client.plain('deleteScan', { params: { id } });
      const isGone = answer.status === 404 && (answer.uncertain || erased.has(found.get(id)?.candidate_id));
      expect(answer.status === 200 || isGone, wrong('deleteScan', answer));
      scans.delete(id);
    },
  },
];
