import * as v from 'valibot';
import { applicationView } from '../contracts/application.ts';
import { candidateView } from '../contracts/candidate.ts';
import { type ExportedFile, exportedAssessment, exportedScan } from '../contracts/candidate-export.ts';
import { candidateFile } from '../contracts/candidate-file.ts';
import { exportedIntake } from '../contracts/intake.ts';
import { noteView } from '../contracts/note.ts';
import { timelineEntry } from '../contracts/timeline.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { Export } from '../domain/stored/export.ts';
import type { Scan } from '../domain/stored/scan.ts';
import type { CandidateData } from '../storage/candidate-data.ts';
import { presentApplication } from './present-application.ts';
import { presentCandidateFile } from './present-attachment.ts';
import { presentCandidate } from './present-candidate.ts';
import { presentFitScore } from './present-fit-score.ts';
import { presentIntake, presentTranscript } from './present-intake.ts';
import { presentScan } from './present-scan.ts';

/** Yields the text of an export in pieces; each resource is written with the schema of its API response. */
export async function* writeExport(
  { id }: Pick<Export, 'id'>,
  candidate: Candidate,
  candidateData: CandidateData,
  now: Date,
): AsyncGenerator<string> {
  const files: ExportedFile[] = [];
  const head = { object: 'candidate_export', id, created_at: now.toISOString() };
  yield JSON.stringify(head).slice(0, -1);
  yield `,"candidate":${JSON.stringify(v.parse(candidateView, presentCandidate(candidate)))}`;

  yield* list('merged_candidates', candidateData.merged(), (merged) =>
    v.parse(candidateView, presentCandidate(merged)),
  );
  yield* list('applications', candidateData.applications(), ({ application, fit, reasons }) => {
    for (const { id: attachment, status, kind, filename, content_type, size } of application.submission
      .attachments) {
      const path = `/v1/applications/${application.id}/attachments/${attachment}`;
      if (status === 'stored') files.push({ kind, filename, content_type, size, path });
    }
    return v.parse(applicationView, presentApplication(application, fit, reasons));
  });
  yield* list('scans', candidateData.scans(), ({ scan, result, fit, fitScores }) => {
    if (scan.application_id === null) files.push(fileOf(scan));
    const shown = { ...presentScan(scan, result, fit), fit_scores: fitScores.map(presentFitScore) };
    return v.parse(exportedScan, shown);
  });
  yield* list('assessments', candidateData.assessments(), ({ assessment, result, responses }) =>
    v.parse(exportedAssessment, { ...assessment, object: 'assessment', result, responses }),
  );
  yield* list('attachments', candidateData.files(), (file) => {
    const { id: attachment, candidate_id, status, kind, filename, content_type, size } = file;
    const path = `/v1/candidates/${candidate_id}/attachments/${attachment}`;
    if (status === 'stored') files.push({ kind, filename, content_type, size, path });
    return v.parse(candidateFile, presentCandidateFile(file));
  });
  yield* list('intakes', candidateData.intakes(), ({ intake, turns, answers }) => {
    const transcript = presentTranscript(intake, null, { answers }, turns);
    return v.parse(exportedIntake, { ...presentIntake(intake, now), transcript });
  });
  yield* list('notes', candidateData.notes(), (note) => v.parse(noteView, note));
  yield* list('timeline', candidateData.timeline(), (entry) => v.parse(timelineEntry, entry));
  yield `,"files":${JSON.stringify(files)}}`;
}

/** The file of a scan without an application; the file of any other scan is an attachment. */
const fileOf = ({ id, file: { filename, content_type, size } }: Scan): ExportedFile => ({
  kind: 'resume',
  filename,
  content_type,
  size,
  path: `/v1/scans/${id}/pdf`,
});

async function* list<T>(
  name: string,
  items: AsyncIterable<T>,
  present: (item: T) => unknown,
): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let separator = '';
  for await (const item of items) {
    yield separator + JSON.stringify(present(item));
    separator = ',';
  }
  yield ']';
}
