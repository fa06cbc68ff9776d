import { gunzipSync, gzipSync } from 'node:zlib';
import type { Scan, ScanResult } from '../contracts/scan.ts';
import { ApiError } from '../domain/api-error.ts';
import { scanSnapshot } from '../domain/scan.ts';
import { timeOf } from '../platform/ids.ts';
import {
  externalIdKey,
  grantKey,
  indexPartition,
  monthPartition,
  ofCandidate,
  scanPartition,
  scanResultPartition,
} from './keys.ts';
import { linkedPage } from './links.ts';
import { type ListSource, listPage, type PageRequest } from './list-page.ts';
import { resourceStore } from './resource-store.ts';
import type { Index, Item, Key, Write } from './row.ts';
import type { Table } from './table.ts';
import { parseUploadKey } from './uploads.ts';

export type ScanStore = ReturnType<typeof scanStore>;

const scanKey = (organizationId: string, id: string): Key => ({
  pk: scanPartition(organizationId, monthPartition(timeOf(id))),
  sk: id,
});
const resultKey = (organizationId: string, id: string): Key => ({
  pk: scanResultPartition(organizationId, monthPartition(timeOf(id))),
  sk: id,
});

/** What lies beside a scan and tells of it: its result, and the grant that knew its filename. */
function ownRows(organizationId: string, { id, file_key }: Scan): Key[] {
  const upload = parseUploadKey(file_key);
  return [resultKey(organizationId, id), ...(upload ? [grantKey(upload.tokenHash)] : [])];
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
    if (jobId && status) return from('gsi3', indexPartition(ofJob(organizationId, jobId), 'STATUS', status));
    if (jobId) return from('gsi1', ofJob(organizationId, jobId));
    if (status)
      return from('gsi2', (month) => indexPartition(scanPartition(organizationId, month), 'STATUS', status));
    return from(undefined, (month) => scanPartition(organizationId, month));
  };

  const store = resourceStore<Scan>(table, {
    kind: 'scan',
    key: scanKey,
    indexes: (organizationId, scan) => ({
      ...(scan.job_id && { gsi1: ofJob(organizationId, scan.job_id) }),
      gsi2: indexPartition(scanKey(organizationId, scan.id).pk, 'STATUS', scan.status),
      ...(scan.job_id && {
        gsi3: indexPartition(ofJob(organizationId, scan.job_id), 'STATUS', scan.status),
      }),
    }),
    snapshot: scanSnapshot,
  });

  /** A scan and its latest result, in one read. */
  const findWithResult = async (
    organizationId: string,
    id: string,
  ): Promise<{ scan: Scan; result: ScanResult | null } | undefined> => {
    const [scan, result] = await table.getMany([scanKey(organizationId, id), resultKey(organizationId, id)]);
    return scan && { scan: scan.data as Scan, result: unpack(result) };
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

    /** Every row that tells of a scan: itself, its external id, and its own rows. */
    rowsOf: (organizationId: string, scan: Scan): Key[] => [
      scanKey(organizationId, scan.id),
      ...(scan.external_id === null ? [] : [externalIdKey(organizationId, 'scan', scan.external_id)]),
      ...ownRows(organizationId, scan),
    ],
    ownRows,

    async results(organizationId: string, ids: string[]): Promise<(ScanResult | null)[]> {
      const items = await table.getMany(ids.map((id) => resultKey(organizationId, id)));
      return items.map(unpack);
    },

    list(
      organizationId: string,
      page: PageRequest,
      filter: { jobId?: string; status?: Scan['status'] },
      matches?: (scan: Scan) => boolean,
    ) {
      return listPage<Scan>(table, source(organizationId, filter), page, matches);
    },

    /** One page of a candidate's scans, by the links that were written with them. */
    listOfCandidate(
      organizationId: string,
      candidateId: string,
      page: PageRequest,
      matches?: (scan: Scan) => boolean,
    ) {
      const partition = ofCandidate(organizationId, candidateId, 'SCAN');
      const links = { organizationId, partition, kind: 'scan' as const };
      return linkedPage(table, links, page, (ids) => store.getMany(organizationId, ids), matches);
    },
  };
}

const ofJob = (organizationId: string, jobId: string) => `ORG#${organizationId}#JOB#${jobId}#SCAN`;

/** The write that keeps a result; it belongs in the transaction that completes the scan. */
export function keepResult(organizationId: string, scanId: string, result: ScanResult): Write {
  return { put: { ...resultKey(organizationId, scanId), data: gzipSync(JSON.stringify(result)) } };
}

const unpack = (item: Item | undefined): ScanResult | null =>
  item ? JSON.parse(gunzipSync(item.data as Uint8Array).toString()) : null;
