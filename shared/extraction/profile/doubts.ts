import type { Profile } from '../../contracts/profile.ts';
import type { ReviewReason } from '../../contracts/reading-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import { knownSkill } from '../../words/skill-lexicon.ts';

type Work = Profile['work'][number];
type Education = Profile['education'][number];

/** A doubt about a part of a profile; `path` is within that part, and empty for the part as a whole. */
export interface Doubt {
  path: string;
  reason: ReviewReason;
}

const doubtsAmong = (...doubts: (Doubt | false)[]): Doubt[] => doubts.filter((doubt) => doubt !== false);

const reads = (text: string) => text.length < 80 && !/[.!?]\s\p{Lu}|\p{Ll}{4}[.!?]$|@|\t/u.test(text);

/** The doubt about a name in an entry: it is missing, it is no name, or by its words it may be another part of the entry. */
const nameDoubt = (path: string, text: string | null, isClear: (name: string) => boolean): Doubt | false => {
  if (text === null) return { path, reason: 'not_found' };
  if (!reads(text)) return { path, reason: 'looks_like_a_sentence' };
  return !isClear(text) && { path, reason: 'unclear_which_is_which' };
};

const namesNoTitle = (name: string) => titleScore(name) - companyScore(name) < 1;

/** A job is sure when its title names what someone does, its employer does not, and both ends of its period are known. */
export function jobDoubts({ position, name, start_date, end_date, is_current }: Work): Doubt[] {
  const isReversed =
    !is_current &&
    start_date !== null &&
    end_date !== null &&
    end_date < start_date.slice(0, end_date.length);
  return doubtsAmong(
    nameDoubt('position', position, (title) => titleScore(title) >= 1),
    nameDoubt('name', name, namesNoTitle),
    start_date === null && { path: 'start_date', reason: 'missing_date' },
    end_date === null && !is_current && { path: 'end_date', reason: 'missing_date' },
    isReversed && { path: 'end_date', reason: 'end_before_start' },
  );
}

/** A course is sure when its school reads like one, its degree is known, and it has an end. */
export function courseDoubts({ institution, study_type, area, end_date }: Education): Doubt[] {
  const isSentence = area !== null && !(reads(area) && area.split(' ').length < 8);
  return doubtsAmong(
    nameDoubt('institution', institution, (school) => institutionScore(school) > 0),
    study_type === null && { path: 'study_type', reason: 'unknown_degree' },
    isSentence && { path: 'area', reason: 'looks_like_a_sentence' },
    end_date === null && { path: 'end_date', reason: 'missing_date' },
  );
}

/** Long names are half sentences or labels. */
export const isShortSkill = ({ name }: { name: string }): boolean =>
  name.length <= 30 && name.split(' ').length <= 4;

/** The share of the skills that the lexicon has. */
const knownShare = (skills: Profile['skills']): number =>
  skills.length === 0 ? 0 : skills.filter(({ name }) => knownSkill(name) !== null).length / skills.length;

/** Short names, half of them in the lexicon, are a list of skills. */
export function skillDoubts(skills: Profile['skills']): Doubt[] {
  if (skills.length === 0) return [];
  const long = skills.flatMap((skill, at): Doubt[] =>
    isShortSkill(skill) ? [] : [{ path: `${at}/name`, reason: 'looks_like_a_sentence' }],
  );
  return knownShare(skills) < 0.5 ? [...long, { path: '', reason: 'unknown_skills' }] : long;
}

/** A language is found by its name, so only a long list of them is doubtful. */
export const languageDoubts = (languages: Profile['languages']): Doubt[] =>
  languages.length > 8 ? [{ path: '', reason: 'unusually_many' }] : [];
