import { type IntakeLanguage, languages } from '../intake/words/languages.ts';
import { pageLanguages } from '../intake/words/page-languages.ts';

const ownWords = [
  'program',
  'team',
  'you',
  'conversation',
  'send',
  'confirm',
  'erase',
  'erased',
  'again',
  'sending',
  'offline',
  'ended',
  'tooMany',
  'failed',
] as const;

/** The words of the script; the page carries them, so that the script has no language. */
export type PageWords = Record<
  (typeof ownWords)[number] | 'answer' | 'change' | 'of' | 'badFile' | 'back' | 'skip' | 'human' | 'stop',
  string
>;

/** Those words. */
export function pageWords(language: IntakeLanguage): PageWords {
  const { shown, commands, badFile } = languages[language];
  const page = pageLanguages[language];
  const place = (at: number) => `{${at}}` as unknown as number;
  const first = (words: readonly string[]) => {
    const [word = ''] = words;
    return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  };
  return {
    ...(Object.fromEntries(ownWords.map((name) => [name, page[name]])) as Record<
      (typeof ownWords)[number],
      string
    >),
    of: page.of(place(1), place(2)),
    answer: shown.answer,
    change: shown.change,
    badFile,
    back: first(commands.back),
    skip: first(commands.skip),
    human: first(commands.human),
    stop: first(commands.stop),
  };
}
