import { gunzipSync } from 'node:zlib';
import { ApiError } from '../domain/api-error.ts';
import { timeOf } from '../domain/ids.ts';
import { scanSnapshot } from '../domain/scan.ts';
import type { Scan, ScanResult } from '../domain/stored/scan.ts';
import { candidateMustStand } from './candidates.ts';
import { tokenHashOf } from './file-keys.ts';
import { fitStored } from './fit-profile.ts';
import { ownFitKey, type StoredFit, unpackFit } from './fit-scores.ts';
import { resultKey } from './keep-result.ts';
import {
  externalIdKey,
  grantKey,
  indexPartition,
  monthPartition,
  ofCandidate,
  scanPartition,
  scansOfJob,
} from './keys.ts';
import { linkedPage } from './links.ts';
import { type ListSource, listPage, type Matches, type PageRequest } from './list-page.ts';
import { resourceStore } from './resource-store.ts';
import type { Index, Item, Key, Write } from './row.ts';
import type { Table } from './table.ts';

/** A scan with its related rows. */
export interface ReadScan {
  scan: Scan;
  result: ScanResult | null;
  fit: StoredFit | null;
}

export type ScanStore = ReturnType<typeof scanStore>;

const scanKey = (organizationId: string, id: string): Key => ({
  pk: scanPartition(organizationId, monthPartition(timeOf(id))),
  sk: id,
});

/** The scan's related rows: its result, and its grant, which contains the filename. */
function ownRows(organizationId: string, scan: Scan): Key[] {
  return [resultKey(organizationId, scan.id), ...grantRows(scan)];
}

function grantRows(scan: Scan): Key[] {
  const hash = tokenHashOf(scan);
  return hash ? [grantKey(hash)] : [];
}

export function scanStore(table: Table) {
  const source = (
    organizationId: string,
    filter: { jobId?: string; status?: Scan['status'] },
  ): ListSource => {
    const since = timeOf(organizationId);
    const { jobId, status } = filter;
    const from = (index: Index | undefined, partition: ListSource['partition']) => ({
      kind: 'scan' as const,
      since,
      index,
      partition,
    });
    if (jobId && status)
      return from('gsi3', indexPartition(scansOfJob(organizationId, jobId), 'STATUS', status));
    if (jobId) return from('gsi1', scansOfJob(organizationId, jobId));
    if (status)
      return from('gsi2', (month) => indexPartition(scanPartition(organizationId, month), 'STATUS', status));
    return from(undefined, (month) => scanPartition(organizationId, month));
  };

  const store = resourceStore<Scan>(table, {
    kind: 'scan',
    followed: 'SCAN',
    key: scanKey,
    indexes: (organizationId, scan) => ({
      ...(scan.job_id && { gsi1: scansOfJob(organizationId, scan.job_id) }),
      gsi2: indexPartition(scanKey(organizationId, scan.id).pk, 'STATUS', scan.status),
      ...(scan.job_id && {
        gsi3: indexPartition(scansOfJob(organizationId, scan.job_id), 'STATUS', scan.status),
      }),
    }),
    snapshot: scanSnapshot,
  });

  /** A scan, its latest result and the score against its own job, in one read. */
  const findWithResult = async (organizationId: string, id: string): Promise<ReadScan | undefined> => {
    const [scan, result, fit] = await table.getMany([
      scanKey(organizationId, id),
      resultKey(organizationId, id),
      ownFitKey(organizationId, id),
    ]);
    const found = store.read(scan);
    return found && { scan: found, result: unpack(result), fit: fit ? unpackFit(fit) : null };
  };

  return {
    ...store,

    findWithResult,

    /** As {@link findWithResult}. Throws {@link ApiError} not_found. */
    async getWithResult(organizationId: string, id: string) {
      const found = await findWithResult(organizationId, id);
      if (!found) throw new ApiError('not_found');
      return found;
    },

    /** The condition that a scan still exists, with `version` also that it is unchanged, for a transaction that depends on it. */
    mustExist: (organizationId: string, id: string, version?: number): Write => ({
      check: scanKey(organizationId, id),
      when: version === undefined ? { exists: true } : { version },
    }),

    /** The condition that the person of a scan, if any, is neither deleted nor anonymized. Throws {@link ApiError} not_found. */
    personMustStand: (organizationId: string, { candidate_id }: Scan): Write[] =>
      !candidate_id ? [] : [candidateMustStand(organizationId, candidate_id)],

    /** Every row about a scan: itself, its external id, and its related rows. */
    rowsOf: (organizationId: string, scan: Scan): Key[] => [
      scanKey(organizationId, scan.id),
      ...(scan.external_id === null ? [] : [externalIdKey(organizationId, 'scan', scan.external_id)]),
      ...ownRows(organizationId, scan),
    ],
    ownRows,
    /** The grant that a scan was made with: while it exists, a pending file may exist. */
    grantRows,

    /**
     * The results of the first of these scans: as many as fit into a response after decompression, and at least one.
     */
    async results(organizationId: string, ids: string[]): Promise<(ScanResult | null)[]> {
      const items = await table.getFirst(ids.map((id) => resultKey(organizationId, id)));
      const results: (ScanResult | null)[] = [];
      let characters = 0;
      for (const item of items) {
        if (characters > maxUnpacked) break;
        const text = item ? unpackText(item) : 'null';
        characters += text.length;
        results.push(parse(text));
      }
      return results;
    },

    list(
      organizationId: string,
      page: PageRequest,
      filter: { jobId?: string; status?: Scan['status'] },
      matches?: Matches<Scan>,
    ) {
      return listPage<Scan>(table, source(organizationId, filter), page, matches);
    },

    /** One page of a candidate's scans, by the links that were written with them. */
    listOfCandidate(organizationId: string, candidateId: string, page: PageRequest, matches?: Matches<Scan>) {
      const partition = ofCandidate(organizationId, candidateId, 'SCAN');
      const links = { organizationId, partition, kind: 'scan' as const };
      return linkedPage(table, links, page, (ids) => store.getFirst(organizationId, ids), matches);
    },
  };
}

/** The most characters of results with their texts that are decompressed for a page. */
const maxUnpacked = 5_000_000;
const unpackText = (item: Item) => gunzipSync(item.data as Uint8Array).toString();
const parse = (text: string): ScanResult | null => {
  const result = JSON.parse(text) as ScanResult | null;
  return result && fitStored(result);
};
const unpack = (item: Item | undefined): ScanResult | null => (item ? parse(unpackText(item)) : null);
