import { fold } from '../words/fold.ts';
import { languages } from './words/languages.ts';

export type Command = 'back' | 'skip' | 'human' | 'stop';

/** A message without the punctuation around it, as words are compared. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();

/** The phrases of every language, because people change the language in a chat. */
const phrases = new Map<string, Command>(
  Object.values(languages).flatMap(({ commands }) =>
    Object.entries(commands).flatMap(([command, words]) =>
      words.map((word) => [plain(word), command as Command] as const),
    ),
  ),
);

/** The command that a message is, as a whole. A longer answer that contains the word is an answer. */
export const commandIn = (text: string): Command | undefined => phrases.get(plain(text));
