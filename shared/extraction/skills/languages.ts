import type { Profile } from '../../contracts/profile.ts';
import { namesDrivingLicence } from '../../words/driving-licence.ts';
import { fold } from '../../words/fold.ts';
import { namesPartOfLanguage, wordsBeforeLanguages } from '../../words/language-levels.ts';
import { languageCode } from '../../words/language-names.ts';
import { fluencies, isLevel } from '../../words/level-words.ts';
import { sectionOf } from '../../words/section-titles.ts';
import { knownSkill } from '../../words/skill-lexicon.ts';
import { cite } from '../cite.ts';
import type { Line } from '../document.ts';
import { fluencyOfCefr } from './fluency-of-cefr.ts';

type Language = Profile['languages'][number];

const fluencyOf = (text: string) => fluencies.find(([, pattern]) => pattern.test(fold(text)))?.[0] ?? null;
/** Cyrillic and Greek letters that look like the letters of the levels: "В2", "Β2". */
const latinLevels = (text: string) =>
  text
    .replace(/[АΑ](?=[12](?!\d))/gu, 'A')
    .replace(/[ВΒ](?=[12](?!\d))/gu, 'B')
    .replace(/С(?=[12](?!\d))/gu, 'C');
const cefrOf = (text: string) =>
  (/(?<![\p{L}\d])([ABC][12])(?![\p{L}\d])/u.exec(latinLevels(text))?.[1] ?? null) as Language['cefr'];
const pieces = new RegExp(
  [
    '\\t|[,;，；|•·●◆▪■♦✦❖()（）/／、:：]|\\.\\s(?=\\p{Lu})|\\s[–—-]+\\s|\\s?및\\s?|(?<=\\p{Script=Han})和(?=\\p{Script=Han})',
    '(?<=[）)\\p{Script=Han}])\\s+(?=\\p{Script=Han})',
    '\\s+(?:and|und|sowie|o(?:ch|g)|samt|et|y|ed?|en|i|oraz|ja|ve|и|і|та|й|και|és|și|şi)\\s+|(?<=語)と',
    // "čeština a angličtina"
    '\\s+a\\s+(?=\\p{Ll}+(?:tina|čina|sky|cky)(?!\\p{L}))',
  ].join('|'),
  'u',
);

const beforeNames = new RegExp(`^\\s*(?:${wordsBeforeLanguages})\\s+`, 'iu');

/** Names that many languages share, with one more word that is no level: "Créole réunionnais", "Lengua de Señas Uruguaya". */
const sharedName =
  /^(?:cr[ée]ole?|creolo|criollo|crioulo|kreolisch|patois|lengua de se[ñn]as|l[ií]ngua gestual|langue des signes)\s\p{L}[\p{L}-]{4,}$/iu;

const isPartOfName = (word: string) =>
  !isLevel(word) &&
  fluencyOf(word) === null &&
  !namesPartOfLanguage(word) &&
  !/^(?:compris|maternel)/i.test(word);

/** A language's name at the start of a piece, as written: "English" out of "English native speaker". */
const nameIn = (whole: string): { name: string; code: string } | null => {
  const piece = whole.replace(beforeNames, '');
  const tokens = piece.trim().split(/\s+/);
  for (let size = Math.min(3, tokens.length); size >= 1; size--) {
    const name = tokens
      .slice(0, size)
      .join(' ')
      .replace(/[.:]+$/, '');
    const code = languageCode(name);
    if (code)
      return {
        name: sharedName.test(piece.trim()) && isPartOfName(tokens.at(-1) ?? '') ? piece.trim() : name,
        code,
      };
  }
  // "普通话流利"
  const [start = ''] = /^\p{Script=Han}+/u.exec(piece.trim()) ?? [];
  for (let size = Math.min(5, start.length); size >= 2; size--) {
    const code = languageCode(start.slice(0, size));
    if (code) return { name: start.slice(0, size), code };
  }
  // "a little Welsh"
  const [, level, rest] = /^((?:\p{Ll}+\s){1,2})(\p{Lu}.*|\p{Ll}{4,}(?:\s.*)?)$/u.exec(piece.trim()) ?? [];
  return level && rest && fluencyOf(level) ? nameIn(rest) : null;
};

/** "Spanish (fluent)", "Inglês – intermediário": a language and how well, in a list of skills. */
export const isLanguageItem = (item: string) => {
  const [, name = '', level = ''] =
    /^(\p{L}+(?:\s\p{L}+)?)(?:\s*[(:]\s*|\s[–-]\s)([^()]{2,40})\)?\.?$/u.exec(item.trim()) ?? [];
  return languageCode(name) !== null && isLevel(level);
};

/** More languages than any person lists; a hostile text has thousands of names. */
const mostLanguages = 50;

const betweenItems = /[,;，；、|•·●◆▪■♦✦❖/／](?![^(（]*[)）])|\s[–—-]\s(?=[^,;]*\()/u;
const withLevel =
  /^(\p{L}[\p{L}’']*(?:[ -]\p{L}[\p{L}’']*)?)\s*(?:[(（:：\t]|\s[–—-]\s)\s*([^()（）]{1,40})[)）]?\.?$/u;

/** "Sarnami (moedertaal)", "meänkieli: flytande": a name with a level, next to languages that are known; null for other items. */
const unlistedName = (item: string): string | null => {
  const [, name = '', level = ''] = withLevel.exec(item.trim()) ?? [];
  const isName = name.length > 2 || /^\p{Script=Han}[话話語语]$/u.test(name);
  return isName && isLevel(level) && !namesPartOfLanguage(name) && fluencyOf(name) === null ? name : null;
};

const bareName = /^(?:[\p{Script=Latin}’']{5,}|\p{Script=Han}{1,3}[话話语語])$/u;
/** "Breton : lu, compris", "Englisch ⟂ A2, technisch": what follows is about the language. */
const describesOne = /[:：\t]|\s[–—-]\s/u;
/** "Français, anglais, atikamekw": bare names between languages that are known, of which there are more. */
const bareNames = (lines: readonly Line[]): ReadonlySet<string> => {
  const plain = lines.filter(({ text }) => !describesOne.test(text));
  // "Hiking" below "English, German" is no part of that list.
  const isList = ({ text }: Line) => betweenItems.test(text);
  const lists = plain.some(isList) ? plain.filter(isList) : plain;
  const items = lists.flatMap(({ text }) => text.split(betweenItems).map((item) => item.trim()));
  const known = items.filter((item) => nameIn(item) !== null).length;
  const bare = items.filter(
    (item) =>
      bareName.test(item) &&
      nameIn(item) === null &&
      !isLevel(item) &&
      fluencyOf(item) === null &&
      knownSkill(item) === null &&
      !namesPartOfLanguage(item) &&
      !namesDrivingLicence(item) &&
      sectionOf(item) === null,
  );
  return new Set(known > 1 && bare.length < known && known + bare.length >= items.length ? bare : []);
};

/**
 * Spoken languages of the given lines. Words that are no language's name are passed over: the heading may mean programming.
 * In lines of `mayBeUnlisted`, a name that no list has is a language if its level is next to it, or if most items of a list are known.
 */
export const extractLanguages = (lines: readonly Line[], mayBeUnlisted: readonly Line[] = []): Language[] => {
  const found: Language[] = [];
  const ofSection = new Set(mayBeUnlisted);
  const listed = lines.some((line) => line.text.split(pieces).some((piece) => nameIn(piece) !== null));
  const bare = bareNames(mayBeUnlisted);
  for (const line of lines) {
    const unlisted =
      listed && ofSection.has(line)
        ? line.text
            .split(betweenItems)
            .map((item) => (bare.has(item.trim()) ? item.trim() : unlistedName(item)))
            .filter((name) => name !== null)
        : [];
    for (const piece of line.text.split(pieces)) {
      const own = unlisted.find((name) => piece.trim() === name && nameIn(name) === null);
      if (own && found.length < mostLanguages && !found.some(({ language }) => language === own))
        found.push({ language: own, code: null, fluency: null, cefr: null, source: cite(line) });
      const named = nameIn(piece);
      const last = found.at(-1);
      if (named && !found.some((other) => other.code === named.code)) {
        found.push({ language: named.name, code: named.code, fluency: null, cefr: null, source: cite(line) });
      }
      const target = found.at(-1);
      if (!target || (!named && !last)) continue;
      target.cefr ??= cefrOf(piece);
      target.fluency ??= fluencyOf(piece);
    }
  }
  return found.map((item) => ({
    ...item,
    fluency: item.fluency ?? (item.cefr ? fluencyOfCefr[item.cefr] : null),
  }));
};
