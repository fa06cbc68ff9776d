import { firstLines } from '../../shared/domain/first-lines.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { subjectIds } from '../../shared/http/response.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { openPeople, type PeopleStores, scanRedactor } from './scan-redactor.ts';

interface Dependencies {
  scans: Pick<ScanStore, 'getWithResult'>;
  people: PeopleStores;
}

export const getScanText =
  ({ scans, people }: Dependencies): Handle<typeof routes.getScanText> =>
  async ({ params, query, caller }) => {
    const { scan, result } = await scans.getWithResult(caller.organizationId, params.id);
    const kept = result?.lines ?? [];
    const redactor = result && query.redact ? await scanRedactor(people, caller, scan, result) : null;
    // Rows of earlier releases may contain more than fits into a response, and a mark may be longer than the text it
    // replaces.
    const lines = firstLines(redactor ? redactor.lines : kept);
    return {
      [subjectIds]: scan.candidate_id ? [scan.candidate_id] : [],
      object: 'scan_text',
      scan_id: scan.id,
      redact: query.redact ?? null,
      language: scan.file.language,
      lines,
      is_cut: (result?.lines_cut ?? false) || lines.length < kept.length,
    };
  };

export const entry = entryOf(routes.getScanText, getScanText, (edge) => ({
  scans: scanStore(edge.table),
  people: openPeople(edge.table),
}));
