import { companyScore } from './employer-words.ts';
import { institutionScore } from './school-words.ts';

/** Whether a text names an employer or a school by its words. */
export const namesHouse = (text: string): boolean => companyScore(text) > 0 || institutionScore(text) > 0;
