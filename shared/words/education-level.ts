/** The contract's `educationLevels`. The type checker compares them where a profile is made. */
export type EducationLevel = 'secondary' | 'vocational' | 'associate' | 'bachelor' | 'master' | 'doctorate';
