import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { readLabel } from '../../words/form-labels.ts';
import { titleScore } from '../../words/role-words.ts';
import { studyNotes } from '../../words/study-words.ts';

/** "A levels: History, English": no label, but a degree and its subjects. */
export const isDegreeWithSubjects = (text: string) => {
  const [label = '', ...subjects] = text.trim().split(/[:：]\s*(?=[\p{Lu}\d])/u);
  return subjects.length > 0 && isDegree(label) && !isAboutDegree.test(label);
};
/** The degree begins the text, or ends it: "Advanced Highers". */
const isDegree = (text: string) => {
  const degree = findDegree(text);
  return degree !== null && (degree.index === 0 || degree.index + degree.length >= text.length);
};
const isAboutDegree = new RegExp(`(?<!\\p{L})(?:${studyNotes})(?!\\p{L})`, 'iu');
/** "Manager: see reference list", "主管：张伟": who that was. */
const aboutPerson =
  /^(?:monsieur|madame|herr|frau|don|doña|sr|sra|pan|pani|mevrouw|meneer|dr|mrs?|ms|see|reports?|none)(?!\p{L})|^\p{Script=Han}{2,3}$/iu;

/** "Capocantiere: ristrutturazioni di case": a post, and in small letters what was done; nothing for other lines. */
export const postWithDuties = (text: string): string[] => {
  const [, post = '', duties = ''] =
    /^(\p{Lu}[\p{L} ]{2,40}):\s+(\p{Ll}.*)$|^(\p{Script=Han}{2,10})：(.+)$/u.exec(text)?.filter(Boolean) ??
    [];
  const isPost = titleScore(post) >= 1 && companyScore(post) <= 0 && readLabel(text) === null;
  return isPost && !aboutPerson.test(duties) ? [post, duties] : [];
};
