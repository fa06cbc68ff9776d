import { reviewInGerman } from '../words/review-de.ts';
import { reviewInEnglish } from '../words/review-en.ts';
import { currentLanguage } from '../words.ts';

/** The words about reviews and corrections of CVs in the language of the page. */
export const review = currentLanguage() === 'de' ? reviewInGerman : reviewInEnglish;
