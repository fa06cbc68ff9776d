import { isEasternFamily, patronymics } from '../../words/eastern-names.ts';
import { bareName } from './name-text.ts';

const scripts = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
/** The hundred family names that nine in ten Koreans have are one syllable; a few have two. */
const korean = '(?:남궁|황보|제갈|사공|선우|서문|독고|[가-힣])\\s?[가-힣]{1,2}|[가-힣](?:\\s[가-힣]){1,3}';
const katakana = '\\p{Script=Katakana}ー';
export const japanese = new RegExp(
  `^[${scripts}]{1,6}[\\s　]?[${scripts}ー]{1,7}$|^[${katakana}]{2,}(?:・[${katakana}]+){1,4}$|^(?:${korean})$`,
  'u',
);

/** First and last name of a written name; a single word is neither. Japanese and Hungarian names put the family first. */
export const splitName = (
  name: string,
  language: string | null = null,
): { first: string | null; last: string | null } => {
  const plain = bareName(name);
  const parts = plain.split(/[\s　]+/);
  if (parts.length < 2) return { first: null, last: null };
  const comma = parts.findIndex((part) => part.endsWith(','));
  if (comma >= 0)
    return {
      first: parts.slice(comma + 1).join(' '),
      last: parts
        .slice(0, comma + 1)
        .join(' ')
        .slice(0, -1),
    };
  const patronymic = parts.findIndex((part) => patronymics.test(part));
  // "Соколова Мария", "Παπαδοπούλου Ελένη"
  const isListed = parts.length === 2 && isEasternFamily(parts[0]) && !isEasternFamily(parts[1]);
  const isFamilyFirst = language === 'hu' || (parts.length === 3 && patronymic === 2) || isListed;
  if (isFamilyFirst) {
    // "Szabóné Kovács Mária", "V. Nagy Anna": the husband's name or an initial is before the family name.
    const size =
      language === 'hu' && parts.length > 2 && /(?:né|^\p{Lu}\p{Ll}?\.)$/u.test(parts[0] ?? '') ? 2 : 1;
    return { first: parts.slice(size).join(' '), last: parts.slice(0, size).join(' ') };
  }
  if (japanese.test(plain)) return { first: parts.at(-1) ?? null, last: parts[0] ?? null };
  const particle = parts.findIndex(
    (part, i) =>
      i > 0 && /^(?:van|von|de|da|di|del|della|dos|das|do|der|den|ter|ten|la|le|el|al|bin)$/.test(part),
  );
  const cut = particle > 0 ? particle : parts.length - 1;
  return { first: parts.slice(0, cut).join(' '), last: parts.slice(cut).join(' ') };
};
