import { gunzipSync, gzipSync } from 'node:zlib';
import type { Scan, ScanResult } from '../contracts/scan.ts';
import { ApiError } from '../domain/api-error.ts';
import { scanSnapshot } from '../domain/scan.ts';
import { timeOf } from '../platform/ids.ts';
import { indexPartition, monthPartition, scanPartition, scanResultPartition } from './keys.ts';
import { type ListSource, listPage, type PageRequest } from './list-page.ts';
import { resourceStore } from './resource-store.ts';
import type { Index, Item, Key, Write } from './row.ts';
import type { Table } from './table.ts';

export type ScanStore = ReturnType<typeof scanStore>;

const scanKey = (organizationId: string, id: string): Key => ({
  pk: scanPartition(organizationId, monthPartition(timeOf(id))),
  sk: id,
});
const resultKey = (organizationId: string, id: string): Key => ({
  pk: scanResultPartition(organizationId, monthPartition(timeOf(id))),
  sk: id,
});

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

  return {
    ...resourceStore<Scan>(table, {
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
    }),

    /** A scan and its latest result, in one read. */
    async getWithResult(
      organizationId: string,
      id: string,
    ): Promise<{ scan: Scan; result: ScanResult | null }> {
      const [scan, result] = await table.getMany([
        scanKey(organizationId, id),
        resultKey(organizationId, id),
      ]);
      if (!scan) throw new ApiError('not_found');
      return { scan: scan.data as Scan, result: unpack(result) };
    },

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
  };
}

const ofJob = (organizationId: string, jobId: string) => `ORG#${organizationId}#JOB#${jobId}#SCAN`;

/** The write that keeps a result; it belongs in the transaction that completes the scan. */
export function keepResult(organizationId: string, scanId: string, result: ScanResult): Write {
  return { put: { ...resultKey(organizationId, scanId), data: gzipSync(JSON.stringify(result)) } };
}

const unpack = (item: Item | undefined): ScanResult | null =>
  item ? JSON.parse(gunzipSync(item.data as Uint8Array).toString()) : null;
