import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { isSendable } from '../../shared/http/response-size.ts';
import { redactScan } from '../../shared/redaction/redact-scan.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { presentScan } from '../../shared/views/present-scan.ts';
import { openPeople, type PeopleStores, scanRedactor } from './scan-redactor.ts';

interface Dependencies {
  scans: ScanStore;
  people: PeopleStores;
}

export const getScan =
  ({ scans, people }: Dependencies): Handle<typeof routes.getScan> =>
  async ({ params, query, caller }) => {
    const { scan, result, fit } = await scans.getWithResult(caller.organizationId, params.id);
    const view = presentScan(scan, result, fit);
    if (!query.redact) return view;
    const redactor = await scanRedactor(people, caller, scan, result);
    const redacted = (options = {}) => redactScan(view, result?.lines ?? [], redactor, options);
    const whole = redacted();
    // A mark may be longer than the text it replaces.
    return isSendable(JSON.stringify(whole)) ? whole : redacted({ neverLonger: true });
  };

export const entry = entryOf(routes.getScan, getScan, (edge) => ({
  scans: scanStore(edge.table),
  people: openPeople(edge.table),
}));
