import { columnsOf } from '../../words/column-titles.ts';
import { findDates, withoutDates } from '../../words/dates.ts';
import { companyScore } from '../../words/employer-words.ts';
import { readLabel } from '../../words/form-labels.ts';
import { hasLegalForm } from '../../words/legal-forms.ts';
import { placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import type { Line } from '../document.ts';

/** Size, town or kind of contract in brackets after the name, and the marks before it. */
const asides = /^[■◆●▼○◎□◇【\s　]+|[】\s　]+$|[\s　]*[（(【][^（）()【】]*[）)】][\s　]*$/gu;
const eastern = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
const longestName = 30;
/** Lines about an employer between its name and the first post. */
const mostFacts = 4;

const isDated = ({ text }: Line) => findDates(text).some(({ isRange }) => isRange);

/** The name in a line that has a name of a few words in Han letters or kana, and no date; null for another line. */
const nameIn = ({ bullet, text }: Line): string | null => {
  if (bullet || text.length > 80 || !eastern.test(text) || findDates(text).length > 0) return null;
  const [first = '', ...others] = text.split(/\t|\s?[｜|]\s?|\s[·・]\s/u);
  if (others.some((other) => titleScore(other) >= 1 || /[员師师长長工生]$/u.test(other))) return null;
  const name = first.replace(asides, '').replace(asides, '');
  return name.length > 1 &&
    !contract.test(name) &&
    name.length <= longestName &&
    !/[、。，,：:／]/u.test(name)
    ? name
    : null;
};
/** Kinds of contract, which may be on a line of their own above a post. */
const contract = /^(?:パート|アルバイト|契約社員|正社員|派遣|嘱託|兼职|全职|实习)/u;
/** Own businesses in the place of a post: the employer above has ended. */
const ownBusiness = /^(?:フリーランス|自営業|個人事業主|自由职业|自由職業|个体)/u;
const isTitle = (head: string) => titleScore(head) > 0 || /[員员師师長长工手任生係職人者]$/u.test(head);
/** "食品の卸売" has a word of employers and is what one does. */
const isEmployer = (name: string | null): name is string =>
  name !== null &&
  companyScore(name) >= 1.2 &&
  titleScore(name) < 1 &&
  (hasLegalForm(name) || !name.includes('の'));

const headOf = ({ text }: Line) => withoutDates(text, findDates(text)).trim().split('\t')[0] ?? '';

/** Whether a line has a period and a post of few letters, without an employer, a place and labels. */
const isPost = (line: Line): boolean => {
  if (line.bullet || line.text.length > 120 || line.text.split('\t').some((cell) => readLabel(cell)))
    return false;
  const [date, ...others] = findDates(line.text);
  const head = headOf(line);
  const isName =
    head.length > 1 &&
    companyScore(head) === 0 &&
    placeScore(head) < 0.6 &&
    !ownBusiness.test(head) &&
    isTitle(head);
  return date?.isRange === true && others.length === 0 && isName;
};

/** A line about an employer is less like a post than the line of a post. */
const isNoPost = (fact: Line, post: Line) =>
  columnsOf(fact.text) !== null || titleScore(fact.text.replace(asides, '')) <= titleScore(headOf(post));

/** The lines of a work section, and the employer of each dated post by the number of its line. */
interface PostsOfEmployers {
  lines: readonly Line[];
  employers: ReadonlyMap<number, string>;
}

/**
 * A Japanese or Chinese CV names an employer on a line of its own, then what it does, then each post there with its period. Lines with
 * the employer, and those about it, are taken out; the employer is known for each of the posts.
 */
export const withEmployersAbove = (lines: readonly Line[]): PostsOfEmployers => {
  const employers = new Map<number, string>();
  const taken = new Set<Line>();
  if (!lines[0] || !isEmployer(nameIn(lines[0]))) return { lines, employers };
  let employer: string | null = null;
  lines.forEach((line, at) => {
    const name = nameIn(line);
    const following = lines.slice(at + 1, at + 2 + mostFacts);
    const first = following.findIndex(isDated);
    const post = following[first];
    const facts = following.slice(0, Math.max(0, first));
    const heads =
      post !== undefined &&
      isPost(post) &&
      // In such a list a name right above a post is an employer, too.
      (isEmployer(name) || (name !== null && facts.length === 0 && line.x <= post.x + 4)) &&
      facts.every((fact) => !fact.bullet && !isEmployer(nameIn(fact)) && isNoPost(fact, post));
    if (heads && !taken.has(line)) {
      employer = name;
      for (const other of [line, ...facts]) taken.add(other);
    } else if (employer && isPost(line)) employers.set(line.number, employer);
    else if (isDated(line) && !line.bullet) employer = null;
  });
  return { lines: lines.filter((line) => !taken.has(line)), employers };
};
