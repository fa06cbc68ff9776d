/** What an operator reads of each scan: which one it was, how it ended, and what it cost. */
import { beforeAll, expect, it } from 'vitest';
import { refuse } from '../../shared/extraction/outcome.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { extractionDesk } from './support/extraction-desk.ts';
import { logLines } from './support/log-lines.ts';
import { extracted } from './support/reading.ts';
import { scanCalls } from './support/scan-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
const linesOf = logLines();
const line = { level: 'info', attempt: 1, size: Buffer.byteLength('Zoë Smith'), durationMs: 1500 };

it('a scan that was read', async () => {
  const at = await extractionDesk(backend);
  at.reader = async () => {
    at.clock.forward({ ms: 1500 });
    return extracted('Zoë Smith');
  };
  await at.read();
  expect(linesOf('scan read')).toMatchObject([
    { ...line, scan: at.params.id, outcome: 'extracted', engine: 'rules', fallback: null },
  ]);
});

it('a scan that failed, and was read at the second attempt', async () => {
  const at = await extractionDesk(backend);
  at.reader = async () => {
    at.clock.forward({ ms: 1500 });
    return refuse('file_encrypted');
  };
  await at.read();
  await scanCalls(backend).rescan({ caller: at.caller, params: at.params });
  at.reader = async () => extracted('Zoë Smith');
  await at.read('message-2');
  const [failed, read] = linesOf('scan read');
  expect(failed).toMatchObject({ ...line, scan: at.params.id, outcome: 'file_encrypted' });
  expect(failed).not.toHaveProperty('engine');
  expect(read).toMatchObject({ scan: at.params.id, outcome: 'extracted', attempt: 2 });
});

it('a scan that waits for another message is no line', async () => {
  const at = await extractionDesk(backend);
  at.reader = () => Promise.reject(new Error('crash'));
  await expect(at.read()).rejects.toThrow('crash');
  expect(linesOf('scan read')).toEqual([]);
});
