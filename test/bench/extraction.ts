/**
 * `npm run bench:extraction [-- --corpus <folder>] [--others <predictions.json>]`: the rules engine against our own corpus
 * and, if one is named, against another folder with a `manifest.json` of the same shape. With `--ablate` it prints instead what each
 * row of the decisions is worth on all of them. Targets are printed, never asserted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { corpusFolder, handwrittenFolder, readManifest, strangersFolders } from '../corpus/manifest.ts';
import { ablation } from './extraction-ablation.ts';
import { confidenceBins } from './extraction-confidence.ts';
import { cost } from './extraction-cost.ts';
import { judgeFiles, type OtherPredictions } from './extraction-judged.ts';
import { ownBy, ownByField } from './extraction-own.ts';
import { prepareReader } from './extraction-read.ts';
import { byLanguage, setByField, sets } from './extraction-sets.ts';
import { formatSection } from './print-section.ts';
import type { Section } from './section.ts';

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, others: { type: 'string' }, ablate: { type: 'boolean' } },
});
const print = (name: string, section: Section) => console.log(formatSection(name, section));
if (values.ablate) {
  const named = values.corpus ? [pathToFileURL(`${resolve(values.corpus)}/`)] : [];
  print(
    'what each decision is worth',
    await ablation([corpusFolder, handwrittenFolder, ...strangersFolders, ...named]),
  );
  process.exit();
}

const read = await prepareReader();
const readCorpus = async (name: string, folder: URL) => {
  const rows = readManifest(folder);
  const path = fileURLToPath(folder);
  // Scans apart: an OCR engine's memory and time are not those of the rules.
  const isScan = (row: { set: string }) => row.set === 'scanned';
  const texts = await read(
    path,
    rows.filter((row) => !isScan(row)).map(({ file }) => file),
  );
  const scans = await read(
    path,
    rows.filter(isScan).map(({ file }) => file),
  );
  const files = judgeFiles(rows, [...texts.readings, ...scans.readings]);
  return { name, files, peakMegabytes: texts.peakMegabytes };
};

const { peakMegabytes: emptyMegabytes } = await read('.', []);
const own = await readCorpus('own', corpusFolder);
print('our own corpus, by field', ownByField(own.files));
print('our own corpus, micro F1 by language', ownBy('lang', own.files));
print('our own corpus, micro F1 by layout', ownBy('layout', own.files));
print('confidence on the development split', confidenceBins('development', own.files));
print('confidence on the test split', confidenceBins('test', own.files, { isTarget: true }));

const handwritten = await readCorpus('handwritten', handwrittenFolder);
const all = { name: 'handwritten', holds: () => true };
print('CVs written by hand, by field', setByField(all, handwritten.files, null));
print('CVs written by hand, micro by language', byLanguage(handwritten.files));
print('confidence on CVs written by hand', confidenceBins('handwritten', handwritten.files));

for (const [at, folder] of strangersFolders.entries()) {
  const name = ['first', 'second', 'third', 'fourth'][at] ?? `${at + 1}th`;
  const strangers = await readCorpus(`strangers, ${name} set`, folder);
  const whole = { name: `strangers-${name}`, holds: () => true };
  print(`CVs of strangers, ${name} set, by field`, setByField(whole, strangers.files, null));
  print(`CVs of strangers, ${name} set, micro by language`, byLanguage(strangers.files));
}

const runs = [own, handwritten];
if (values.corpus) {
  const folder = resolve(values.corpus);
  const theirs = values.others ?? join(folder, 'predictions-open-resume.json');
  const others = existsSync(theirs) ? (JSON.parse(readFileSync(theirs, 'utf8')) as OtherPredictions) : null;
  const shared = await readCorpus('shared', pathToFileURL(`${folder}/`));
  for (const set of sets) {
    if (!shared.files.some(({ row }) => set.holds(row))) continue;
    print(`shared corpus, ${set.name}`, setByField(set, shared.files, others));
  }
  print('shared corpus, micro by language', byLanguage(shared.files));
  runs.push(shared);
}
print('time and memory', cost(runs, emptyMegabytes));
