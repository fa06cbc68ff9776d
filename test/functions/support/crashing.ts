import type { Write } from '../../../shared/storage/row.ts';
import type { Backend } from '../../support/backend.ts';

/** The backend of a function that ends when its work is stored and its answer is not. */
export const crashing = (backend: Backend): Backend => ({
  ...backend,
  table: {
    ...backend.table,
    async commit(writes: Write[]) {
      const [first] = writes;
      const put = first && 'put' in first ? first.put : undefined;
      const claim = put?.data as { status?: string; held_until_ms?: number } | undefined;
      if (put?.pk.startsWith('IDEM#') && (claim?.status === 'COMPLETED' || claim?.held_until_ms === 0))
        throw new Error('the function was stopped');
      return backend.table.commit(writes);
    },
  },
});

/** The backend of a function that ends when its claim is stored and its work is not. */
export const crashingBefore = (backend: Backend): Backend => ({
  ...backend,
  table: {
    ...backend.table,
    async commit(writes: Write[]) {
      const isWork = writes.some((write) => 'put' in write && !write.put.pk.startsWith('IDEM#'));
      if (isWork) throw new Error('the function was stopped');
      return backend.table.commit(writes);
    },
  },
});
