/** The fluency of a level, if the CV has no other word for it. */
export const fluencyOfCefr = {
  A1: 'basic',
  A2: 'basic',
  B1: 'intermediate',
  B2: 'advanced',
  C1: 'fluent',
  C2: 'fluent',
} as const;
