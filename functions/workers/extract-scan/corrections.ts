/** A further file of this function: what brings the corrections of a person into the next reading. */
export { correctionsOf, withCorrections } from '../../../shared/extraction/profile/corrections.ts';
