import { fold } from '../words/fold.ts';
import { isAccepted } from './accept-answer.ts';
import type { AnswerValue, Said, Scene } from './dialogue.ts';
import { readOptions, readYesOrNo } from './read-choice.ts';
import { readDate } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { dayInWords, type Slot } from './slots.ts';
import type { IntakeWords } from './words/en.ts';
import { wordsOf } from './words/languages.ts';

/** A value, a day that must be confirmed, or the sentence with what the question needs. */
type Read = { value: AnswerValue } | { day: string } | { needs: string };

/** Reads a message as the answer to one question. The rest of the message is ignored. */
export function readAnswer(slot: Slot, said: Said, scene: Scene): Read {
  const words = wordsOf(scene.locale);
  const read = 'text' in said ? readText(slot, said.text, scene) : { value: said.value };
  if (!('value' in read)) return read;
  const value = typeof read.value === 'string' ? read.value.trim() : read.value;
  return isAccepted(slot, value) ? { value } : { needs: needOf(slot, words) };
}

function readText(slot: Slot, text: string, scene: Scene): Read {
  const { locale, today } = scene;
  const words = wordsOf(locale);
  const found = <T extends AnswerValue>(value: T | undefined): Read =>
    value === undefined ? { needs: needOf(slot, words) } : { value };
  switch (slot.type) {
    case 'boolean':
      return found(readYesOrNo(text, locale));
    case 'number':
      return found(readNumber(text, locale));
    case 'single_select': {
      const options = readOptions(text, slot.options, locale);
      return found(options.length === 1 ? options[0]?.value : undefined);
    }
    case 'multi_select': {
      const options = readOptions(text, slot.options, locale);
      return found(options.length > 0 ? options.map(({ value }) => value) : undefined);
    }
    case 'date': {
      const day = readDate(text, locale, today);
      return day === undefined ? { needs: needOf(slot, words, dayInWords(today, locale)) } : { day };
    }
    case 'email':
      return found(only(text, mailboxes));
    case 'phone':
      return found(only(text.normalize('NFKC'), /[+(]?\d[\d\s().\-/]{2,}\d/g));
    case 'url':
      return found(addressIn(text));
    default:
      return found(/name$/.test(slot.key) ? nameIn(text, words) : text);
  }
}

/** In Japanese the words around an address follow without a space. */
const outside = '\\s@<>,;:()"「」\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const mailboxes = new RegExp(`[^${outside}]+@[^${outside}]+\\.[^${outside}.]{2,}`, 'gu');

/** The one match of a pattern. */
function only(text: string, pattern: RegExp): string | undefined {
  const [match, ...others] = new Set(text.match(pattern) ?? []);
  return others.length === 0 ? match?.replace(/(?<![.!?。])[.!?。]+$/, '') : undefined;
}

/** An address with a path needs no `https://`. */
function addressIn(text: string): string | undefined {
  const written = only(text, /https?:\/\/[^\s<>"]+/gi);
  if (written !== undefined) return written;
  const bare = only(text, /(?<![@\w])(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s<>"]*)?/gi);
  return bare === undefined || text.includes('@') ? undefined : `https://${bare}`;
}

/** "My name is Jane" is a name with words before it. */
function nameIn(text: string, { beforeName }: IntakeWords): string {
  const line = text.trim().replace(/(?:です)?[.!。]*$/u, '');
  const folded = fold(line);
  const said = beforeName.find((words) => folded.startsWith(fold(words)));
  const rest = said === undefined ? line : line.slice(said.length).trim();
  return rest === '' ? line : rest;
}

function needOf({ key, type }: Slot, words: IntakeWords, example = ''): string {
  if (key === 'consent_processing') return words.needsYesOrNo;
  const needs: Partial<Record<Slot['type'], string>> = {
    boolean: words.needsYesOrNo,
    single_select: words.needsOption,
    multi_select: words.needsOptions,
    number: words.needsNumber,
    date: words.needsDate(example),
    email: words.needsEmail,
    phone: words.needsPhone,
    url: words.needsLink,
    file: words.needsFile,
    long_text: words.needsText,
  };
  return needs[type] ?? words.needsLine;
}
