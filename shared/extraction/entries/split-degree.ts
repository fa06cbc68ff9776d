import { findDegree } from '../../words/degree-words.ts';
import { degreeInBrackets } from './degree-in-brackets.ts';

const joiners =
  /^\s*(?:degree\s+)?(?:,|:|-|–|—|\b(?:in|of|en|em|im|de|di|w zakresie|te|som|inom)\b|\bi(?=\s))?\s*(?:\bin\b|\bdes?\b|\bfach\b)?\s*/iu;
/** "cum laude" and "(first class)" after a degree. */
export const honours =
  /[,(]?\s*(?:summa |magna )?cum laude\)?$|\s*\((?:[\p{L}\d: ]{3,24} class(?: honours)?|(?:upper|lower) credit|credit|merit|distinction)\.?\)/iu;

export const majorIn = /^(?:major(?:ing)?|speciali[sz]ation|concentration) in\s/iu;

/** Words of two signs about a degree: how it ended, what it is called, and the hours of its lessons. */
const remarksOfTwoSigns = [
  '修了|卒業|中退|取得|毕业|肄业|在读|在学|学历|学歴|学位',
  '统招|函授|自考|成教|全日|在职|业余|脱产|夜大|网教',
].join('|');
/** "Baccalauréat S", "护理 大专". */
const shortArea = new RegExp(`^(?:\\p{Lu}{1,2}|(?!${remarksOfTwoSigns})\\p{Script=Han}{2})$`, 'u');

/** "PhD in Computer Science" is a degree and an area; "Computer Science, Bachelor" too. Both are cut out as written. */
export const splitDegree = (text: string): { studyType: string; area: string | null } | null => {
  const degree = findDegree(text);
  if (!degree) return null;
  const bracketed = degreeInBrackets(text, degree);
  if (bracketed) return 'rest' in bracketed ? splitDegree(bracketed.rest) : bracketed;
  const end = degree.index + degree.length;
  const named = text.slice(degree.index, end);
  // "B.Eng." has a full stop, "Grado en" no area of its own.
  const stop = named.includes('.') && text[end] === '.' ? '.' : '';
  const withHonours =
    /^\.?\s?\((?:hons?|honours)\.?\)|^（(?:榮譽|荣誉)）/iu.exec(text.slice(end))?.[0] ?? stop;
  const own = `${named}${withHonours}`.trim().replace(/\s(?:en|em|i)$/u, '');
  const start = text.slice(0, degree.index);
  const before = start.replace(/[\s,–—(（-]+$/, '').trim();
  const after = text
    .slice(end + (withHonours === stop ? 0 : withHonours.length))
    .replace(/^[)）.]+/, '')
    .replace(joiners, '')
    .replace(/\s*\(\d[\d.,:/%]*(?: [^)]*)?\)$/, '')
    .replace(/^([^(]*)\)$/, '$1')
    .trim();
  // "7de jaar bso Houtbewerking", "Dipl. Technikerin HF Life Sciences": the words before it belong to the degree.
  // "Abschluss der 10. Klasse": so do words that need it to end.
  const isAmid =
    (after.length > 2 && /^[\p{Lu}\d][^,;:–—()]*\s$/u.test(start)) ||
    /^\p{Lu}\p{L}+\s(?:der|des|de|del|di|du|do|da|dell[ao]|van de|of)\s$/u.test(start);
  // "5 GCSEs": how many of them belongs to it.
  const studyType = isAmid || (/^\d{1,2}\s$/.test(start) && /s$/i.test(named)) ? `${start}${own}` : own;
  // "会计学 本科(函授)": brackets after a degree whose field is before it are a remark.
  const isRemark = before.length > 1 && /^\s?[(（][^()（）]*[)）]$/u.test(text.slice(end));
  const sides = isAmid ? [after] : isRemark ? [before] : [after, before];
  const side = sides.find((text) => text.length > 2) ?? sides.find((text) => shortArea.test(text));
  const area = side?.replace(majorIn, '') ?? null;
  // "HBO Bachelor", "Master MBA": two names of one degree.
  const whole = area ? findDegree(area) : null;
  return whole && area && whole.length >= area.length - 1
    ? { studyType: text, area: null }
    : { studyType, area };
};
