import type { CvDocument, Line } from '../document.ts';
import { nameConfidence } from './confidence.ts';
import { findDegree, institutionScore } from './degree-words.ts';
import { fold, squash } from './fold.ts';
import { bareName, withoutRole, withoutTail } from './name-text.ts';
import { placeScore } from './places.ts';
import { companyScore, titleScore } from './role-words.ts';
import { sectionOf } from './section-titles.ts';

export interface FoundName {
  name: string;
  line: Line;
  confidence: number;
}

const word =
  /^(?:\p{Lu}[\p{L}'’.-]*|(?:van|von|der|den|de|da|di|dos|das|do|del|della|la|le|el|al|bin|ibn|zu|y|e|ter|ten|af|mac|mc|o')|\p{Lu}\.?)$/u;
const japanese =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}[\s　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,7}$/u;
const label =
  /^(?:name|full name|candidate(?: name)?|applicant|nombre y apellidos?|apellidos y nombres?|nom et pr[ée]nom|nom,? pr[ée]nom|pr[ée]nom et nom|nome e cognome|cognome e nome|nome e sobrenome|voor- en achternaam|nazwisko i imi[ęe]|namn|navn|jm[ée]no|ad soyad|vor- und nachname|vollstandiger name|vollständiger name|nom|nom complet|nombre|nombre completo|nome|nome completo|naam|imie i nazwisko|imię i nazwisko|氏名|名前)\s*[:：\t]\s*/iu;
const documentTitles =
  /^(?:curriculum(?: ?vitae)?|c\.? ?v\.?|resume|lebenslauf|tabellarischer lebenslauf|europass|europass[- ](?:cv|curriculum vitae|lebenslauf)|履歴書|職務経歴書|curriculo|zyciorys|levensloop|meritforteckning|ozgecmis|bewerbung|bewerbungsunterlagen|hoja de vida|page|seite|confidential)$/u;
const isDocumentTitle = (text: string) => documentTitles.test(fold(text).trim());

const nameLike = (text: string) => {
  const plain = bareName(text);
  if (japanese.test(plain)) return true;
  const parts = plain.split(/\s+/);
  return (
    plain.length >= 3 &&
    plain.length <= 45 &&
    parts.length <= 6 &&
    parts.every((part) => word.test(part)) &&
    !/\d/.test(plain)
  );
};

/** Share of the name's words that the e-mail's local part shows, as whole words or initials. */
const emailOverlap = (text: string, local: string) => {
  const parts = text
    .split(/[\s-]+/)
    .map(squash)
    .filter((part) => part.length > 1);
  if (parts.length === 0 || !local) return 0;
  const hits = parts.filter(
    (part) => local.includes(part) || (part.length > 4 && local.includes(part.slice(0, 5))),
  ).length;
  return hits / parts.length;
};

/** Above this many lines from the top of a column, only the e-mail can make a name out of two words. */
const topLines = 12;

/**
 * The largest name-like text that overlaps the e-mail; a labelled name wins. Null when nothing looks like a name. Outside the
 * `contacts` (head and contact lines) only the e-mail can make a name out of words: a degree is spelled like one.
 */
export const findName = (
  document: CvDocument,
  contacts: ReadonlySet<Line>,
  emails: readonly string[],
  links: readonly string[],
): FoundName | null => {
  const local = squash((emails[0] ?? '').split('@')[0] ?? '') || squash(links[0] ?? '');
  const sizes = [
    ...new Set(document.lines.filter((line) => line.page === 1).map((line) => Math.round(line.fontSize * 2))),
  ].sort((a, b) => b - a);
  const seen = new Map<number, number>();
  const after = new Map(document.lines.map((line, i) => [line, document.lines[i + 1]]));
  let best: Scored | null = null;
  for (const line of document.lines) {
    if (line.page > 1) break;
    const nth = seen.get(line.column) ?? 0;
    seen.set(line.column, nth + 1);
    const labelled = label.test(line.text);
    const pieces = [...cellsOf(line.text.replace(label, '')), ...overTwoLines(line, after.get(line), local)];
    for (const piece of pieces) {
      const found = judge(piece, { line, nth, labelled, sizes, local, isContact: contacts.has(line) });
      if (found && found.score > (best?.score ?? 0.8)) best = found;
    }
  }
  return best && { name: best.name, line: best.line, confidence: best.confidence };
};

type Scored = FoundName & { score: number };

/** What is known of a piece of a line: its line, that line's place in its column, the sizes of the page, the e-mail. */
interface Place {
  line: Line;
  nth: number;
  labelled: boolean;
  sizes: readonly number[];
  local: string;
  isContact: boolean;
}

/** How much a piece of a line is like the name of its CV; null when it is none. */
const judge = (piece: string, { line, nth, labelled, sizes, local, isContact }: Place): Scored | null => {
  const whole = withoutTail(joinLetters(piece.replace(/^[\s|•·,-]+|[\s|•·,-]+$/g, '')));
  const text = withoutRole(whole, (name) => emailOverlap(bareName(name), local));
  if (!nameLike(text) || isDocumentTitle(text) || sectionOf(text)) return null;
  const overlap = emailOverlap(bareName(text), local);
  if ((nth > topLines || !isContact) && overlap < 0.5) return null;
  const count = text.split(/\s+/).length;
  // One word is a town or a trade as well.
  if (count === 1 && !labelled && overlap < 0.5 && !japanese.test(text)) return null;
  const span = line.spans.find((candidate) => candidate.text.includes(text)) ?? line;
  const rank = sizes.indexOf(Math.round(span.fontSize * 2));
  const score =
    (labelled ? 4 : 0) +
    overlap * 3 +
    (rank === 0 ? 2 : rank === 1 ? 1 : 0) +
    (nth === 0 ? 1 : nth < 3 ? 0.6 : 0) +
    (count >= 2 && count <= 4 ? 0.6 : 0) -
    titleScore(text) * 1.2 -
    companyScore(text) -
    placeScore(text) * 1.5 -
    (findDegree(text) || institutionScore(text) ? 0.8 : 0);
  return { name: text, line, score, confidence: nameConfidence({ labelled, overlap, rank, nth, score }) };
};

/** "Jan" above "de Vries", in one size, where the e-mail knows both halves. */
const overTwoLines = (line: Line, next: Line | undefined, local: string): string[] => {
  if (next?.column !== line.column || next.page !== line.page || next.fontSize !== line.fontSize) return [];
  const halves = [line.text.trim(), next.text.trim()];
  const isHalf = (half: string) => half.split(/\s+/).length <= 2 && emailOverlap(half, local) >= 0.5;
  return halves.every(isHalf) ? [halves.join(' ')] : [];
};

/** "MARIJKE V A N D E R LAANSTRA", "TOBIAS K .": letters set apart are a word, particles in it are words of their own. */
const joinLetters = (text: string) =>
  text
    .replace(/\s+(?=\.)/g, '')
    .replace(/(?<!\p{L})\p{L}(?: \p{L}){2,}(?!\p{L})/gu, (letters) =>
      letters
        .replaceAll(' ', '')
        .replace(/^(van|von|de|del|della|dos|di)(der|den|de|la|las|los|het|t)$/iu, '$1 $2'),
    );

const documentPrefix =
  /^(?:resume|résumé|curriculum vitae|cv|lebenslauf|currículum|currículo)\s*(?:of|von|de|di|del|van|[-–—:|])\s*/iu;

const cellsOf = (text: string) =>
  text.replace(documentPrefix, '').split(/\t|\s[|•·]\s|,\s(?=\p{Lu}\p{L}+\s\p{Lu})|\s[–—]\s/u);

/** First and last name of a written name; a single word is neither. Japanese names put the family first. */
export const splitName = (name: string): { first: string | null; last: string | null } => {
  const plain = bareName(name);
  const parts = plain.split(/[\s　]+/);
  if (parts.length < 2) return { first: null, last: null };
  if (japanese.test(plain)) return { first: parts.at(-1) ?? null, last: parts[0] ?? null };
  const particle = parts.findIndex(
    (part, i) =>
      i > 0 && /^(?:van|von|de|da|di|del|della|dos|das|do|der|den|ter|ten|la|le|el|al|bin)$/.test(part),
  );
  const cut = particle > 0 ? particle : parts.length - 1;
  return { first: parts.slice(0, cut).join(' '), last: parts.slice(cut).join(' ') };
};
