import { createHash } from 'node:crypto';
import { extractScan } from '../../../functions/workers/extract-scan/handler.ts';
import { fileEraser } from '../../../shared/storage/erase-file.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import type { Table } from '../../../shared/storage/table.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import { asAccount, workingAs } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';
import { eventsOf, newCaller } from '../../support/call-endpoint.ts';
import { turnableClock } from './clock.ts';
import { originOf } from './origin.ts';
import { extracted } from './reading.ts';
import { scanCalls, uploadFile } from './scan-calls.ts';

type Extract = Parameters<typeof extractScan>[0]['extract'];
export const sha256 = (bytes: string) => createHash('sha256').update(bytes).digest('hex');

/** A registered scan and its reader; `reader` is what stands in for the parsers. */
export async function extractionDesk(
  backend: Backend,
  { upload = {}, table = backend.table }: { upload?: object; table?: Table } = {},
) {
  const calls = scanCalls(backend);
  const caller = await newCaller(backend);
  const storage_token = await uploadFile(calls, caller, 'Zoë Smith', {
    filename: 'Zoë Smith.pdf',
    ...upload,
  });
  const { body } = await calls.create({ caller, body: { storage_token } });
  const params = { id: body.id as string };
  const clock = turnableClock(new Date(Date.now() + 1000));
  const { organizationId } = caller;
  const files: Parameters<Extract>[0][] = [];
  const at = {
    clock,
    caller,
    params,
    files,
    storage_token,
    reader: (async () => extracted('Zoë Smith')) as Extract,
    read: (messageId = 'message-1', receiptsLeft = 4) =>
      work({ organizationId, scanId: params.id }, { messageId, receiptsLeft }),
    scan: async () => (await calls.get({ caller, params })).body,
    /** What was told after scan.created. The clock stands, so the ids of events do not tell their order. */
    told: async () => (await eventsOf(backend, caller)).slice(1).toSorted((a, b) => a.sequence - b.sequence),
    remove: () => scanStore(backend.table).remove(originOf(caller), params.id, []),
  };
  const work = workingAs(
    'extract-scan',
    extractScan({
      loadCorrections: () => import('../../../functions/workers/extract-scan/corrections.ts'),
      environmentName: 'production',
      scans: scanStore(table),
      uploads: uploadStore(backend.s3, backend.bucketName),
      eraseFile: fileEraser(backend.s3, backend.bucketName),
      extract: (file) => {
        files.push(file);
        return asAccount(() => at.reader(file));
      },
      clock,
    }),
  );
  return at;
}
export const types = (events: { type: string }[]) => events.map(({ type }) => type);
