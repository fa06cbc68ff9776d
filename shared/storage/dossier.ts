import type { Application } from '../contracts/application.ts';
import type { Note } from '../contracts/note.ts';
import type { TimelineEntry } from '../contracts/timeline.ts';
import type { FitScoreStore, StoredFit } from './fit-scores.ts';
import { ofCandidate } from './keys.ts';
import { linkedIds } from './links.ts';
import { rowsIn } from './rows-in.ts';
import type { ReadScan, ScanStore } from './scans.ts';
import type { Table } from './table.ts';

/** All that lies in the table about one candidate, oldest first. */
export interface Dossier {
  applications: Application[];
  scans: (ReadScan & { fitScores: StoredFit[] })[];
  notes: Note[];
  timeline: TimelineEntry[];
}

export type DossierReader = ReturnType<typeof dossierReader>;

/** Reads everything that belongs to one candidate. */
export const dossierReader =
  (table: Table, scans: Pick<ScanStore, 'findWithResult'>, fitScores: Pick<FitScoreStore, 'allOf'>) =>
  async (organizationId: string, candidateId: string): Promise<Dossier> => {
    const own = (what: 'APP' | 'SCAN' | 'TIMELINE' | 'NOTE') =>
      ofCandidate(organizationId, candidateId, what);
    const [applications, scanIds, notes, timeline] = await Promise.all([
      dataIn<Application>(table, own('APP'), 'gsi3'),
      linkedIds(table, own('SCAN'), 'scan'),
      dataIn<Note>(table, own('NOTE')),
      dataIn<TimelineEntry>(table, own('TIMELINE')),
    ]);
    const read = scanIds.map(async (id) => {
      const scan = await scans.findWithResult(organizationId, id);
      return scan && { ...scan, fitScores: await fitScores.allOf(organizationId, id) };
    });
    const found = (await Promise.all(read)).filter((one) => one !== undefined);
    return { applications, scans: found, notes, timeline };
  };

async function dataIn<Data>(table: Table, partition: string, index?: 'gsi3'): Promise<Data[]> {
  const found: Data[] = [];
  for await (const { data } of rowsIn<Data>(table, partition, index)) found.push(data);
  return found;
}
