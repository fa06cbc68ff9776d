/** "Total experience: 13 years (…)" and "Опыт работы — 6 лет 5 месяцев" are headings of jobs; "Projects: 10 years of plant builds" is a line about one. */
const totalLength =
  /^(total [\p{L} ]+?|опыт работы|досвід роботи)\s*[:–—-]\s*\d{1,2}\+?\s?(?:(?:years?|yrs?|лет|год|года|роки?|років|рік)\s*(?:\(.*|\d{1,2} (?:месяц|місяц)\p{L}*)?|(?:месяц|місяц)\p{L}*)$/u;

/** "III. Working experience", "B) Skills": titles that are counted. */
const chapter = /^(?:[ivx]{1,4}|[a-h])[.)]\s+(?=\p{L}{3})/u;

/** "一、工作经验", "（二）学历": counted, too. */
const counted = /^[（(]?[一二三四五六七八九十]{1,2}[、.．)）]\s*(?=\p{Script=Han}{2})/u;

/** "教學經驗 Teaching Experience": the same title in two scripts. */
const inTwoScripts =
  /^(\p{Script=Han}{2,10})\s*[/|·]?\s*[a-z][a-z &]{3,30}$|^[a-z][a-z &]{3,30}\s*[/|·]?\s*(\p{Script=Han}{2,10})$/u;

/** "Institutions attended with qualifications and dates". */
const withDates =
  /\swith (?:qualifications?|certificates?|dates?)(?: (?:and|&) (?:qualifications?|dates?))?$/u;

/** A folded title without its number, the length of all jobs, and remarks. */
export const withoutAdditions = (title: string): string =>
  title
    .replace(totalLength, '$1')
    .replace(counted, '')
    .replace(inTwoScripts, '$1$2')
    .replace(/^[^\p{L}]+|[^\p{L}\p{N})]+$/gu, '')
    .replace(chapter, '')
    .replace(withDates, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*\([^)]*\)$/, '');
