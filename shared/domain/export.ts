import type { Export } from './stored/export.ts';

/** An order to write down what is kept about a candidate; a worker carries it out. */
export function newExport(order: Pick<Export, 'id' | 'candidate_id'>, now: Date, keptDays: number): Export {
  const at = now.toISOString();
  return {
    ...order,
    status: 'pending',
    size: null,
    file_version: null,
    version: 1,
    external_id: null,
    created_at: at,
    updated_at: at,
    completed_at: null,
    kept_until: new Date(now.getTime() + keptDays * 24 * 3600 * 1000).toISOString(),
  };
}

/** The order once its file is there. */
export const completeExport = (
  order: Export,
  file: { size: number; version: string },
  now: Date,
): Export => ({
  ...order,
  status: 'completed',
  size: file.size,
  file_version: file.version,
  completed_at: now.toISOString(),
});

/** What the internal event about an order shows: nothing of the person, whose events are removed with the person. */
export const exportSnapshot = ({ id }: Export) => ({ object: 'export', id });
