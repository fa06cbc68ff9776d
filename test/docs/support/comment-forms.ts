/** One line. */
export const first = 1;

/**
 * A paragraph
 * over two lines.
 */
export const second = 'https://hiring.example // no comment';

// Two neighbouring
// lines.
export const third = 3; // Behind code.

export const fourth = (/** Inside of code. */ value: number) => value;
