import { anyOf } from './any-of.ts';

/** Labels of a grade. */
export const gradeLabels = anyOf`
  gpa|cgpa
  grade|note|abschlussnote|gesamtnote
  moyenne|mention
  nota media|media|voto
  cijfer|ocena
`;

/** A grade without a label. */
export const distinctions = '(?:summa |magna )?cum laude|first class honours|with distinction';

/** How a course ended, or that it goes on. */
export const courseOutcomes = anyOf`
  diploma behaald|behaald|certificaat behaald|abgeschlossen
  completo|completa|incompleto|incompleta|conclu[ií]d[oa](?: em)?|conclus[aã]o(?: em)?|cursando|em andamento|conclus[aã]o prevista(?: para| em)?|w trakcie
  trancado|finalizad[oa]
  en curso|in corso|en cours|obtenu
  in progress|ongoing|completed|graduated|expected(?: graduation)?|anticipated|class of|graduation
  wszystkie egzaminy|uko[nń]czon[aey]
  laufend
  terminad[oa]|titulad[oa]|(?:in[ií]cio|t[ée]rmino|desde) em
  sin terminar|ohne abschluss|inacabad[oa]|interrompue?|niet afgerond|nieuko[nń]czon[ey]
  卒業(?:見込み?)?(?:（[^）]{1,12}）)?|修了|中退
`;

/** Beginnings of a note in brackets after a degree. */
export const studyNotes = anyOf`
  speciali[sz]ing in|focus(?:ing)? on|minor(?:ed|ing)? in
  gpa|cgpa|thesis|dissertation|advis[oe]r|supervisor
  grade|courses?|coursework|modules|relevant|minor
  note|abschlussnote|thema|mention|voto|votazione|nota
  honou?rs thesis|tesis|tesi|mémoire|scriptie|praca (?:magisterska|dyplomowa)
`;
