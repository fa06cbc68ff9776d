import { anyOf } from './any-of.ts';

/** Words before a name, as written, without their dot. */
export const formsOfAddress = anyOf`
  Mr|Mrs|Ms|Miss|Mx
  Herrn?|Frau
  Mme|Mlle|Monsieur|Madame|Mademoiselle
  Srta|Sra|Señora?
  Sig\.ra|Signora?
  Dhr|Mevr(?:ouw)?|Pani
`;
