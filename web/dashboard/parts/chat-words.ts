import { chatsInGerman } from '../words/chats-de.ts';
import { chatsInEnglish } from '../words/chats-en.ts';
import { currentLanguage } from '../words.ts';

/** The words about chats in the language of the page. */
export const chats = currentLanguage() === 'de' ? chatsInGerman : chatsInEnglish;
