import type { Handle } from '../../shared/http/call.ts';
import { redactIdentity } from '../../shared/redaction/redact-identity.ts';
import type * as routes from '../../shared/routes.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';

interface Dependencies {
  scans: Pick<ScanStore, 'getWithResult'>;
}

export const getScanText =
  ({ scans }: Dependencies): Handle<typeof routes.getScanText> =>
  async ({ params, query, caller }) => {
    const { scan, result } = await scans.getWithResult(caller.organizationId, params.id);
    const lines = result?.lines ?? [];
    return {
      object: 'scan_text',
      scan_id: scan.id,
      redact: query.redact ?? null,
      language: scan.file.language,
      lines: result && query.redact ? redactIdentity(lines, result.profile) : lines,
      is_cut: result?.lines_cut ?? false,
    };
  };
