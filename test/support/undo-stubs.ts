import { afterAll, vi } from 'vitest';
import { noteSharedRights } from './rights-ledger.ts';

// Files of a tier share a worker: what one stubs and forgets, the next would find.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  noteSharedRights();
});
