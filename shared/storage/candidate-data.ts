import type { Note } from '../contracts/note.ts';
import type { TimelineEntry } from '../contracts/timeline.ts';
import type { Application } from '../domain/stored/application.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { StoredResult } from '../domain/stored/assessment-result.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { CandidateFile } from '../domain/stored/candidate-file.ts';
import type { FitScore } from '../domain/stored/fit-score.ts';
import type { Intake } from '../domain/stored/intake.ts';
import type { Merge } from '../domain/stored/merge.ts';
import type { ItemResponse } from '../domain/stored/sitting.ts';
import type { RejectionReason } from '../domain/stored/vocabulary.ts';
import { assessmentStore } from './assessments.ts';
import type { StoredTurn } from './chat-rows.ts';
import type { FitScoreStore, StoredFit } from './fit-scores.ts';
import { intakeStore } from './intakes.ts';
import { ofCandidate, undoKey } from './keys.ts';
import { linkedIds } from './links.ts';
import { idsOfPerson } from './merged-rows.ts';
import { type OncePerson, ownEntries } from './own-entries.ts';
import { rejectionReasonStore } from './rejection-reasons.ts';
import { rowsIn } from './rows-in.ts';
import type { ReadScan, ScanStore } from './scans.ts';
import { sittingStore } from './sittings.ts';
import type { Table } from './table.ts';
import { wholeRow } from './whole-row.ts';

/** The answers of a chat by their questions. */
type Answers = Record<string, { value: string | number | boolean | string[] | null; from: 'person' | 'cv' }>;

/** The number of entries whose applications are read together. */
const atOnce = 100;

export type CandidateData = ReturnType<CandidateDataReader>;
export type CandidateDataReader = ReturnType<typeof candidateDataReader>;

/**
 * Reads everything that the table has about one candidate, oldest first and one item at a time, because the total size
 * is not bounded.
 */
export const candidateDataReader = (
  table: Table,
  scans: Pick<ScanStore, 'findWithResult'>,
  fitScores: Pick<FitScoreStore, 'allOf' | 'findMany'>,
) =>
  function readCandidateData(organizationId: string, person: OncePerson) {
    const own = (what: 'APP' | 'SCAN') => ofCandidate(organizationId, person.id, what);
    const ofAll = async function* <Data>(what: 'TIMELINE' | 'NOTE' | 'FILE') {
      for (const id of idsOfPerson(person)) yield* dataIn<Data>(table, ofCandidate(organizationId, id, what));
    };
    return {
      notes: () => ofAll<Note>('NOTE'),

      /** The chats in which the person applied, with all messages. */
      async *intakes(): AsyncGenerator<{ intake: Intake; turns: StoredTurn[]; answers: Answers }> {
        const intakes = intakeStore(table);
        for (const id of idsOfPerson(person))
          for (const intakeId of await linkedIds(
            table,
            ofCandidate(organizationId, id, 'INTAKE'),
            'intake',
          )) {
            const intake = await intakes.find(organizationId, intakeId);
            if (!intake) continue;
            const turns = await intakes.turnsOf(organizationId, intake);
            const { dialogue } = await intakes.stateOf<{ answers: Answers }>(organizationId, intakeId);
            yield { intake, turns, answers: dialogue.answers };
          }
      },

      files: () => ofAll<CandidateFile>('FILE'),

      async *timeline(): AsyncGenerator<TimelineEntry> {
        let read: TimelineEntry[] = [];
        for await (const entry of ofAll<TimelineEntry>('TIMELINE')) {
          read.push(entry);
          if (read.length < atOnce) continue;
          yield* await ownEntries(table, organizationId, person, read);
          read = [];
        }
        yield* await ownEntries(table, organizationId, person, read);
      },

      /** The candidates that were merged into this one, as they were, for as long as that can be undone. */
      async *merged(): AsyncGenerator<Candidate> {
        for (const id of person.merged_ids) {
          const kept = await table.get<Merge>(undoKey(organizationId, id));
          if (kept) yield wholeRow('candidate', kept.data.candidate);
        }
      },

      async *applications(): AsyncGenerator<{
        application: Application;
        fit: FitScore | null;
        reasons: Map<string, RejectionReason>;
      }> {
        for await (const row of dataIn<Application>(table, own('APP'), 'gsi3')) {
          const application = wholeRow('application', row);
          const [fit] = await fitScores.findMany(organizationId, [application]);
          const reasons = await rejectionReasonStore(table).ofApplications(organizationId, [application]);
          yield { application, fit: fit ?? null, reasons };
        }
      },

      /** Each assessment with its result and the responses that it comes from. */
      async *assessments(): AsyncGenerator<{
        assessment: Assessment;
        result: StoredResult | null;
        responses: ItemResponse[];
      }> {
        const [assessments, sittings] = [assessmentStore(table), sittingStore(table)];
        for (const id of await assessments.idsOf(organizationId, person)) {
          const assessment = await assessments.find(organizationId, id);
          if (!assessment) continue;
          const [result = null, sitting] = await Promise.all([
            sittings.findResult(organizationId, id),
            sittings.find(organizationId, id),
          ]);
          yield { assessment, result, responses: sitting?.responses ?? [] };
        }
      },

      async *scans(): AsyncGenerator<ReadScan & { fitScores: StoredFit[] }> {
        for (const id of await linkedIds(table, own('SCAN'), 'scan')) {
          const read = await scans.findWithResult(organizationId, id);
          if (read) yield { ...read, fitScores: await fitScores.allOf(organizationId, id) };
        }
      },
    };
  };

async function* dataIn<Data>(table: Table, partition: string, index?: 'gsi3'): AsyncGenerator<Data> {
  for await (const { data } of rowsIn<Data>(table, partition, index)) yield data;
}
