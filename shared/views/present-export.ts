import type { ExportView } from '../contracts/export.ts';
import type { Export } from '../domain/stored/export.ts';

/** An export as a response, with a link to its file if there is one. */
export const presentExport = (
  { file_version: _, ...order }: Export,
  link: { url: string; expires_at: string } | null = null,
): ExportView => ({
  ...order,
  object: 'export',
  url: link?.url ?? null,
  expires_at: link?.expires_at ?? null,
});
