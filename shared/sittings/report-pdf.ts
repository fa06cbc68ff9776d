import { type PdfBlock, writePdf } from '../pages/write-pdf.ts';
import type { ReportContent } from './report-content.ts';

/** T scores are drawn from 20 to 80, as on the page. */
const share = (t: number) => (t - 20) / 60;

/** The report as a PDF, with the same words as the page. */
export function reportPdf(report: ReportContent): string {
  const { labels } = report;
  const text = (line: string): PdfBlock => ({ text: line, size: 10.5 });
  const heading = (line: string): PdfBlock => ({ text: line, size: 13, isBold: true, spaceBefore: 14 });
  const section = (title: string, lines: readonly string[]): PdfBlock[] =>
    lines.length === 0 ? [] : [heading(title), ...lines.map((line) => text(`• ${line}`))];
  return writePdf(report.title, [
    { text: report.title, size: 20, isBold: true },
    { ...text(report.advice), spaceBefore: 8 } as PdfBlock,
    ...report.facts.map(({ name, value }) => text(`${name}: ${value}`)),
    ...report.scales.flatMap(({ name, sentences, place, count }) => [
      heading(name),
      ...(place
        ? [
            { bar: { from: share(place.from), to: share(place.to), at: share(place.t), middle: share(50) } },
            text(`${place.text} ${labels.middle}`),
          ]
        : []),
      ...(count ? [text(count)] : []),
      ...sentences.map(text),
    ]),
    ...section(labels.comparisons, report.comparisons),
    ...section(labels.notes, report.notes),
    ...section(labels.questions, report.questions),
  ]);
}
