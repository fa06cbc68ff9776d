import { hashOf } from '../pages/content-policy.ts';
import { html, Markup } from '../pages/html.ts';
import type { ReportContent, ReportScale } from './report-content.ts';

const style = `
:root { color-scheme: light dark; --ink: #1d2430; --soft: #5b6573; --line: #c9d0d9; --paper: #fff; --bar: #2f6fd0; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e8ee; --soft: #a4afbd; --line: #3a4450; --paper: #14181e; --bar: #7fb2ff; } }
body { margin: 0 auto; max-width: 46rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin: 1.6rem 0 .3rem; } h3 { margin: 1.2rem 0 .2rem; font-size: 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; } dt { color: var(--soft); } dd { margin: 0; }
svg { display: block; width: 100%; height: auto; } svg text { fill: var(--soft); font: 11px system-ui, sans-serif; }
.axis { stroke: var(--line); } .band { fill: var(--bar); fill-opacity: .35; } .dot { fill: var(--bar); }
p { margin: .2rem 0; } .advice { border-left: .25rem solid var(--bar); padding-left: .75rem; }
@media print { body { max-width: none; } section { break-inside: avoid; } }
`;

/** T scores are drawn from 20 to 80. */
const [lowest, highest] = [20, 80];
const width = 600;
const within = (t: number) => Math.min(highest, Math.max(lowest, t));
const xOf = (t: number) => Math.round(((within(t) - lowest) / (highest - lowest)) * (width - 20) + 10);

/** A horizontal bar: the middle at 50, the 90 % band, and the score as a dot. The numbers are in the text below it, too. */
function bar({ t, from, to, label }: NonNullable<ReportScale['place']>): Markup {
  const ticks = [20, 30, 40, 50, 60, 70, 80].map(
    (
      tick,
    ) => html`<line class="axis" x1="${xOf(tick)}" x2="${xOf(tick)}" y1="4" y2="${tick === 50 ? 32 : 26}"/>
<text x="${xOf(tick)}" y="44" text-anchor="middle">${tick}</text>`,
  );
  return html`<svg viewBox="0 0 ${width} 48" role="img" aria-label="${label}">
<line class="axis" x1="10" x2="${width - 10}" y1="15" y2="15"/>${ticks}
<rect class="band" x="${xOf(from)}" y="7" width="${Math.max(1, xOf(to) - xOf(from))}" height="16"/>
<circle class="dot" cx="${xOf(t)}" cy="15" r="6"/></svg>`;
}

/** The report as a page without a script. */
export function reportPage(report: ReportContent): string {
  const { labels } = report;
  const paragraphs = (lines: readonly string[]) => lines.map((line) => html`<p>${line}</p>\n`);
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? ''
      : html`<section><h2>${title}</h2>\n<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></section>\n`;
  const sections: [string, string[]][] = [
    [labels.comparisons, report.comparisons],
    [labels.notes, report.notes],
    [labels.questions, report.questions],
  ];
  return html`<!doctype html>
<html lang="${report.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'; style-src ${hashOf(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${report.title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<h1>${report.title}</h1>
<p class="advice">${report.advice}</p>
<dl>${report.facts.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>
${report.scales.map(
  ({ name, sentences, place, count }) => html`<section><h2>${name}</h2>
${place ? html`${bar(place)}<p>${place.text}</p>\n` : ''}${count ? html`<p>${count}</p>\n` : ''}${paragraphs(sentences)}</section>
`,
)}${sections.map(([title, lines]) => section(title, lines))}</main>
</body>
</html>
`.text;
}
