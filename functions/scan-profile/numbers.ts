/** The second file of this function: the numbering plans of all countries. */
export { readNumber } from '../../shared/extraction/person/phone-number.ts';
