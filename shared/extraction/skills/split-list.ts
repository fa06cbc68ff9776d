import { namesDrivingLicence } from '../../words/driving-licence.ts';

/** "【门店运营】【成本控制】" */
const tags = /^(?:[【[][^【】[\]]{1,40}[】\]]\s*){2,}$/u;

/** "公文写作 活动策划 Office办公软件": blanks between items that have none. */
const easternItem = /^(?=.*\p{Script=Han})[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Latin}\d+#.]{2,12}$/u;

/** Commas and dots part skills, but not inside brackets. */
export const splitList = (whole: string): string[] => {
  if (tags.test(whole.trim())) return whole.split(/[【】[\]]+/u).filter((item) => item.trim());
  const words = whole.trim().split(/[\s　]+/u);
  if (words.length > 2 && words.every((word) => easternItem.test(word))) return words;
  // "tasting – pruning – certification": a line of nothing but dashes between.
  const dashes = whole.match(/\s[–—]\s/gu) ?? [];
  const text = dashes.length > 1 && !/[,;|•]/.test(whole) ? whole.replace(/\s[–—]\s/gu, ', ') : whole;
  const items: string[] = [];
  let depth = 0;
  let item = '';
  const letters = [...text];
  for (const [i, letter] of letters.entries()) {
    if ('([（'.includes(letter)) depth++;
    if (')]）'.includes(letter)) depth = Math.max(0, depth - 1);
    const between =
      ((letter === '・' && /[\s　]/.test(`${letters[i - 1]}${letters[i + 1]}`)) ||
        /[,;；•·●▪◆♦✦❖|、，／\t]/.test(letter) ||
        (letter === '/' && /\s/.test(letters[i - 1] ?? '') && /\s/.test(letters[i + 1] ?? ''))) &&
      !(letter === ',' && /\d/.test(letters[i - 1] ?? '') && /\d/.test(letters[i + 1] ?? ''));
    if (depth === 0 && between) {
      items.push(item);
      item = '';
    } else item += letter;
  }
  return withClasses([...items, item]);
};

const licenceClass = /^\s*(?:AM|A[12]?|B1?E?|C1?E?|D1?E?|[ABCDТT]\+E|T|Tr|[АВСДЕ])\.?\s*$/u;
const namesClasses = /(?<!\p{L})(?:kat|cat|classe?s?|klassen?|категори|катег|sk)/iu;

/** "Driving licence B, C, E": the classes of a licence are one item with it. */
const withClasses = (items: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const hasClass = last !== undefined && licenceClass.test(last.split(/[\s,]+/).at(-1) ?? '');
    if (hasClass && licenceClass.test(item) && (namesDrivingLicence(last) || namesClasses.test(last)))
      joined[joined.length - 1] = `${last},${item}`;
    else joined.push(item);
  }
  return joined;
};
