/** The items of each part of a developer test. */
export const readingItems = 6;
export const bugItems = 4;
export const taskItems = 2;
