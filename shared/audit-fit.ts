/** What an operator prints for an auditor: whether fit scores of a job select one category of people less often than another. */
import { AdministrationError } from './administration.ts';
import { fitBands } from './contracts/fit-score.ts';
import { idPattern } from './contracts/primitives.ts';
import { type Audited, type CategoryRate, type Selection, selectionRates } from './domain/selection-rates.ts';
import type { FitScoreStore } from './storage/fit-scores.ts';
import type { ScanStore } from './storage/scans.ts';

interface Reach {
  fitScores: Pick<FitScoreStore, 'ranking'>;
  scans: Pick<ScanStore, 'findByExternalId'>;
}

interface Asked {
  organization: string;
  job: string;
  /** Lines of `scan id or external id,category`, with or without a heading. They are read and kept nowhere. */
  categories: string;
  selection: Selection;
}

export interface FitAudit {
  object: 'fit_audit';
  job_id: string;
  selection: Selection;
  categories: CategoryRate[];
  /** Scores of people whom the file puts in no category, and lines of it that name nobody with a score. */
  without_category: number;
  without_score: number;
}

/** Who counts as selected: `good` and better unless said otherwise. Throws {@link AdministrationError}. */
export function readSelection(band: string | undefined, leastScore: string | undefined): Selection {
  if (leastScore !== undefined) {
    if (band !== undefined || !/^\d{1,3}$/.test(leastScore) || Number(leastScore) > 100)
      throw new AdministrationError('--least-score is a whole number from 0 to 100, without --band');
    return { least_score: Number(leastScore) };
  }
  const known = fitBands.find((name) => name === (band ?? 'good'));
  if (!known) throw new AdministrationError(`--band is one of ${fitBands.join(', ')}`);
  return { band: known };
}

const isScanId = (text: string) => idPattern('scan').test(text);

/** The selection rates of a job's scored people by the categories that the customer supplies. Throws {@link AdministrationError}. */
export async function auditFit({ fitScores, scans }: Reach, asked: Asked): Promise<FitAudit> {
  const { organization, job, selection } = asked;
  const scores = await scoresOfJob(fitScores, organization, job);
  const audited = new Map<string, Audited>();
  let withoutScore = 0;
  for (const [named, category] of readCategories(asked.categories)) {
    const id = isScanId(named) ? named : (await scans.findByExternalId(organization, named))?.id;
    const score = id === undefined ? undefined : scores.get(id);
    if (id === undefined || score === undefined) withoutScore++;
    else audited.set(id, { category, score });
  }
  return {
    object: 'fit_audit',
    job_id: job,
    selection,
    categories: selectionRates([...audited.values()], selection),
    without_category: scores.size - audited.size,
    without_score: withoutScore,
  };
}

async function scoresOfJob(fitScores: Reach['fitScores'], organization: string, job: string) {
  const scores = new Map<string, number>();
  let after: string | undefined;
  do {
    const page = await fitScores.ranking(organization, job, { limit: 1000, after });
    for (const { scan_id, score } of page.items) if (score !== null) scores.set(scan_id, score);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return scores;
}

/** Two columns with a comma or a semicolon; quotes around a value are taken off. */
function readCategories(text: string): [string, string][] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/[,;]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const [heading] = rows;
  if (heading && /^(scan_id|external_id)$/i.test(heading[0] ?? '')) rows.shift();
  return rows.map(([named, category, ...more], at) => {
    if (!named || !category || more.length > 0)
      throw new AdministrationError(`line ${at + 1} of the categories is not "scan or external id,category"`);
    return [named, category];
  });
}

const columns = [
  'category',
  'scored',
  'selected',
  'selection_rate',
  'impact_ratio',
  'meets_four_fifths',
  'is_small',
] as const satisfies (keyof CategoryRate)[];

/** The categories of an audit as CSV (RFC 4180). */
export const auditAsCsv = ({ categories }: FitAudit): string =>
  [columns, ...categories.map((row) => columns.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(csvCell).join(','))
    .join('\r\n');

const csvCell = (value: string | number | boolean) =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
