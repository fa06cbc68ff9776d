import type { Source } from '../contracts/profile.ts';
import type { Line } from './document.ts';

/** Every item has the line that it was read from. */
export const cite = (line: Line): Source => ({ page: line.page, line: line.number, quote: line.text });
