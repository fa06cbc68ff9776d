import type { Intake } from '../../shared/domain/stored/intake.ts';
import type { Scan, ScanResult } from '../../shared/domain/stored/scan.ts';
import type { FileState } from '../../shared/intake/dialogue.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';

/** After this time a file is no longer awaited, and the chat goes on without the text of a CV. */
const patienceMs = 45_000;

interface Awaited {
  intake: Intake;
  fileId: string;
  saidAt: string;
  now: Date;
}

/** The state of the file that a chat waits for: whether it arrived, and the facts of a CV. */
export const fileJudge =
  (scans: Pick<ScanStore, 'findWithResult'>) =>
  async (organizationId: string, { intake, fileId, saidAt, now }: Awaited): Promise<FileState> => {
    const file = intake.files.find(({ id }) => id === fileId);
    const isLate = now.getTime() - Date.parse(saidAt) > patienceMs;
    if (!file || file.status === 'rejected') return { state: 'refused' };
    if (file.status === 'awaiting_upload') return { state: isLate ? 'refused' : 'awaited' };
    if (file.scan_id === null) return { state: 'stored', found: null };
    const read = await scans.findWithResult(organizationId, file.scan_id);
    if (read && isUnderWay(read.scan) && !isLate) return { state: 'awaited' };
    return { state: 'stored', found: read?.result ? foundIn(read.result) : null };
  };

const isUnderWay = ({ status }: Scan) => status === 'queued' || status === 'processing';

/** The facts of a CV that may answer questions. */
function foundIn({ profile: { basics } }: ScanResult): Partial<Record<string, string>> {
  const found = {
    last_name: basics.last_name,
    phone: basics.phone,
    location: basics.location?.raw ?? null,
    link: basics.url ?? basics.profiles[0]?.url ?? null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null)) as Record<
    string,
    string
  >;
}
