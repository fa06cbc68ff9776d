/** The second file of this function: the numbering plans of all countries. */
export { readNumber } from '../../shared/extraction/profile/phone-number.ts';
