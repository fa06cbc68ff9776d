import { assessmentsInGerman } from '../words/assessments-de.ts';
import { assessmentsInEnglish } from '../words/assessments-en.ts';

/** The words about assessments in the language of the page. */
export const assessments =
  document.documentElement.lang === 'de' ? assessmentsInGerman : assessmentsInEnglish;
