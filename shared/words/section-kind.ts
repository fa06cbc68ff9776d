/** The kinds of sections of a CV. */
export type SectionKind =
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'publications'
  | 'awards'
  | 'volunteer'
  | 'contact'
  | 'other';
