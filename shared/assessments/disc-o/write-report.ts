import type { AssessmentScore } from '../result.ts';
import { compareScales } from './compare-scales.ts';
import type { ScaleKey } from './facets.ts';
import type { ReportWords } from './report-words.ts';
import { reportWordsDe } from './report-words-de.ts';
import { reportWordsEn } from './report-words-en.ts';

const wordsOf: Readonly<Record<string, ReportWords>> = { en: reportWordsEn, de: reportWordsDe };

interface DiscOReport {
  language: string;
  advice: string;
  scales: { key: ScaleKey; name: string; sentences: readonly [string, string] }[];
  /** One sentence for each pair of scales. */
  comparisons: string[];
  /** Three, on the scales that are furthest from the middle. */
  questions: string[];
}

/** The sentences of a report on five DISC-O scores; in English if there are none in the language. */
export function writeDiscOReport(scores: readonly AssessmentScore[], language: string): DiscOReport {
  const ownLanguage = Object.hasOwn(wordsOf, language) ? language : 'en';
  const words = wordsOf[ownLanguage] ?? reportWordsEn;
  const of = (key: string) => words.scales[key as ScaleKey];
  const furthest = scores.toSorted((a, b) => distanceOf(b) - distanceOf(a));
  return {
    language: ownLanguage,
    advice: words.advice,
    scales: scores.map(({ key, band }) => ({
      key: key as ScaleKey,
      name: of(key).name,
      sentences: of(key).sentences[band],
    })),
    comparisons: compareScales(scores).map(({ first, second, verdict }) =>
      words[verdict].replace('{first}', of(first).name).replace('{second}', of(second).name),
    ),
    questions: furthest.slice(0, 3).map(({ key }) => of(key).question),
  };
}

const distanceOf = ({ t }: AssessmentScore) => Math.abs((t ?? 50) - 50);
