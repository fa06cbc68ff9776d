import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import type { Profile } from '../../shared/contracts/profile.ts';
import { extractInWorker } from '../../shared/extraction/run-in-worker.ts';

interface Row {
  file: string;
  set: string;
  format: string;
  lang: string;
}
interface Score {
  n: number;
  err: number;
  rows: (string | number)[][];
  micro: { p: number; r: number; f1: number };
}
interface Scorer {
  report: (predictions: Record<string, unknown>, manifest: Row[], filter: (row: Row) => boolean) => Score;
}

/** Our profile in the shape that the corpus's scorer compares. */
const toPrediction = (profile: Profile) => ({
  name: profile.basics.name,
  emails: profile.basics.emails,
  phones: profile.basics.phones.map((phone) => phone.raw),
  links: [profile.basics.url, ...profile.basics.profiles.map((entry) => entry.url)].filter(Boolean),
  location: profile.basics.location?.raw ?? null,
  work: profile.work.map((job) => ({
    title: job.position,
    company: job.name,
    start: job.start_date,
    end: job.is_current ? 'present' : job.end_date,
  })),
  education: profile.education.map((item) => ({
    institution: item.institution,
    degree: [item.study_type, item.area].filter(Boolean).join(' ') || null,
    start: item.start_date,
    end: item.end_date,
  })),
  skills: profile.skills.map((skill) => skill.name),
  languages: profile.languages.map((item) => item.language),
});

const sets: Record<string, (row: Row) => boolean> = {
  'text-pdf': (row) => row.format === 'pdf' && row.set !== 'scanned',
  docx: (row) => row.format === 'docx',
  'rendered, English': (row) => row.set === 'rendered' && row.lang === 'en',
  'rendered, other languages': (row) => row.set === 'rendered' && row.lang !== 'en',
  samples: (row) => row.set.startsWith('paired'),
  hand: (row) => row.set === 'hand',
  scanned: (row) => row.set === 'scanned',
};

const { values } = parseArgs({ options: { corpus: { type: 'string' } } });
if (!values.corpus) {
  console.error(
    'Say which corpus to measure: npm run bench:extraction -- --corpus <folder with manifest.json and score.mjs>',
  );
  process.exit(1);
}
const corpus = resolve(values.corpus);
const manifest = JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8')) as Row[];
const scorer = (await import(pathToFileURL(join(corpus, 'score.mjs')).href)) as Scorer;

/** The worker as the Lambda gets it: one bundled file. */
async function bundleWorker(): Promise<URL> {
  const folder = mkdtempSync(join(tmpdir(), 'extraction-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const outfile = join(folder, 'worker.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('../../shared/extraction/worker.ts', import.meta.url))],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  });
  return pathToFileURL(outfile);
}

const predictions: Record<string, unknown> = {};
const milliseconds: number[] = [];
const refusals = new Map<string, number>();
const bytesBefore = process.memoryUsage.rss();
let peakBytes = 0;
const worker = {
  workerUrl: await bundleWorker(),
  timeoutMs: 10_000,
  maxHeapMb: 160,
  today: '2026-01-01',
};
for (const row of manifest) {
  const bytes = new Uint8Array(readFileSync(join(corpus, row.file)));
  const startedAt = performance.now();
  const outcome = await extractInWorker({ bytes, filename: row.file, contentType: '' }, worker);
  const ms = Math.round(performance.now() - startedAt);
  milliseconds.push(ms);
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  if (outcome.outcome === 'extracted') predictions[row.file] = { pred: toPrediction(outcome.profile), ms };
  else {
    predictions[row.file] = { pred: {}, error: outcome.code, ms };
    const key = `${row.set}: ${outcome.code}`;
    refusals.set(key, (refusals.get(key) ?? 0) + 1);
  }
}

for (const [name, filter] of Object.entries(sets)) {
  const score = scorer.report(predictions, manifest, filter);
  if (score.n === 0) continue;
  console.log(`\n${name}: ${score.n} files, ${score.err} refused, micro F1 ${score.micro.f1.toFixed(3)}`);
  for (const [field, precision, recall, f1, count] of score.rows) {
    if (Number(count) > 0)
      console.log(`  ${String(field).padEnd(16)} P ${precision}  R ${recall}  F1 ${f1}  n ${count}`);
  }
}
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
milliseconds.sort((a, b) => a - b);
const percentile = (share: number) => milliseconds[Math.floor((milliseconds.length - 1) * share)];
console.log(
  `\np50 ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms per file; memory grew by ${megabytes(peakBytes - bytesBefore)} to ${megabytes(peakBytes)} MB`,
);
for (const [key, count] of refusals) console.log(`refused ${count} × ${key}`);
