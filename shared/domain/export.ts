import type { Export } from './stored/export.ts';

/** An order to export the data of a candidate; a worker executes it. */
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

/** The order with its file. */
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

/** An export order in the internal event. It has no data of the person, because events are erased with the person. */
export const exportSnapshot = ({ id }: Export) => ({ object: 'export', id });
