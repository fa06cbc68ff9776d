import type { Line } from '../document.ts';

/** A text as a line without any layout, for the rules that read lines. */
export const bareLine = (text: string): Line => ({
  number: 1,
  page: 1,
  text,
  x: 0,
  y: 0,
  width: 0,
  fontSize: 10,
  bold: false,
  heading: false,
  bullet: false,
  column: 0,
  spans: [],
});
