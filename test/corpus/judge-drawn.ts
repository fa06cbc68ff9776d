import { extractProfile } from '../../shared/extraction/profile/extract-profile.ts';
import { readDocument } from '../../shared/extraction/read/read-document.ts';
import { toPrediction } from '../bench/extraction-prediction.ts';
import { type Judgement, judge, scoreOf } from './score.ts';
import type { Truth } from './truth.ts';

const nothing: Truth = {
  name: '',
  emails: [],
  phones: [],
  links: [],
  location: null,
  skills: [],
  languages: [],
  work: [],
  education: [],
};

/** Reads a drawn text, and judges it by the facts that were drawn. */
export async function judgeDrawn(text: string, drawn: Partial<Truth>): Promise<Judgement[]> {
  const bytes = new TextEncoder().encode(text);
  const document = await readDocument({ bytes, filename: 'cv.txt', contentType: '' });
  const { profile } = extractProfile(document, '2026-11-21');
  return judge(toPrediction(profile), { ...nothing, ...drawn });
}

/** The F1 of the fields of jobs and of courses. */
export const scoresOfEntries = (judged: readonly Judgement[]) => {
  const of = (part: string) => scoreOf(judged.filter(({ field }) => field.startsWith(part))).f1;
  return { work: of('work'), education: of('edu') };
};
