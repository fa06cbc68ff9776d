import type { CommonWords } from './words/en.ts';
import { writeWords } from './words/written-words.ts';

/** The words of the form's script; the page carries them, so that the script has no language. */
const names = [
  'required',
  'invalid',
  'invalidEmail',
  'invalidLink',
  'invalidPhone',
  'tooLong',
  'oneFile',
  'tooLargeUpload',
  'uploadHint',
  'sending',
  'uploading',
  'filesMissing',
  'sendFilesAgain',
  'unreachable',
  'offline',
  'checkFields',
  'received',
  'failed',
] as const satisfies (keyof CommonWords)[];
export type ScriptWords = Pick<CommonWords, (typeof names)[number]>;

/** Those words as JSON. */
export const writeScriptWords = (words: ScriptWords): string =>
  JSON.stringify(writeWords(Object.fromEntries(names.map((name) => [name, words[name]])) as never));
