/** A general test has so many items. */
export const generalTestLength = 20;
