import type { CategoryRate } from '../domain/selection-rates.ts';
import type { AssessmentAudit } from './audit-assessments.ts';
import type { FitAudit } from './audit-fit.ts';
import { AdministrationError } from './organizations.ts';

type Audit = FitAudit | AssessmentAudit;

/** The output format of an audit: CSV, or the object itself. Throws {@link AdministrationError}. */
export function auditWriter(format = 'json'): (audit: Audit) => Audit | string {
  if (format === 'csv') return auditAsCsv;
  if (format === 'json') return (audit) => audit;
  throw new AdministrationError('--format is json or csv');
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
const cellsOf = (row: CategoryRate) => columns.map((name) => row[name] ?? '');

/** The categories of an audit as CSV (RFC 4180); of assessments for each scale. */
export function auditAsCsv(audit: Audit): string {
  const rows =
    audit.object === 'fit_audit'
      ? [columns, ...audit.categories.map(cellsOf)]
      : [
          ['scale', ...columns],
          ...audit.scales.flatMap(({ key, categories }) => categories.map((row) => [key, ...cellsOf(row)])),
        ];
  return rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n');
}

const csvCell = (value: string | number | boolean) =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
