import { anyOf } from './any-of.ts';

/** Small words of names, of which another word follows. */
export const nameParticles =
  'van|von|der|den|de|da|di|dos|das|do|del|della|la|le|el|al|bin|ibn|zu|y|e|ter|ten|af';

/** More small words of names. */
export const moreParticles = anyOf`
  mac|mc|o'|['’]t|n[ií]|nic|ap|ben|abu|della|degli|dei|st\.?
`;

/** Words before a name, without their dot. */
export const honorifics = anyOf`
  dr\.\s?(?:rer|med|phil|oec|theol)\.(?:\s?(?:nat|pol|habil|dent|vet|troph)\.)?|dr\.-ing|dr|dra|drs|prof|profa
  mr|mrs|ms|mx
  herr|frau
  ing|ir|dipl|dipl\.?-\s?\p{L}+|mag|mgr|bc|inż|inz
  sr|sra|srta
  m|mme|mlle
  dott|dott\.ssa|avv|arch|geom
  eng|engr|lic
  dhr|mevr
  pan|pani
`;

/** Letters after a name, in any case. */
export const degreeLetters = anyOf`
  ph\.?d|md|mba|b\.?sc|m\.?sc|m\.?eng|b\.?a|m\.?a|m\.?d
  esq|jr|sr|ii|iii
  cpa|pe|pmp|rn
  dipl\.?-\s?\p{L}+|dr\.?-ing
`;

/** Letters after a name that the forms of letters do not cover. */
export const professionalLetters = anyOf`
  RN|BSN|MSN|RGN|RMN|MBBS|MBChB
  MBA|MPA|MPH
  PE|CPA|ACCA|ACA|FCA|CFA|PMP
  LLB|LLM|BA|MA
  DDS|DVM|EIT|NP
  QTS|PGCE|MCIPD|CIPD
  FRICS|MRICS|RIBA|ARB
  CISSP|CSM
  EdD|MD|PA-C|OTR\/L|LCSW|AIA|SHRM-CP|SPHR
`;
