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
  sin terminar|(?:ohne|kein) abschluss|inacabad[oa]|interrompue?|nieuko[nń]czon[ey]|bez (?:matury|dyplomu)
  niet (?:afgerond|afgemaakt|geslaagd|voltooid|behaald)|abgebrochen|nicht (?:abgeschlossen|beendet)
  non (?:termin[ée]e?|valid[ée]e?|achev[ée]e?|conclus[oa]|completat[oa])|abandonn[ée]e?|abbandonat[oa]|interrott[oa]
  no (?:finalizad|terminad|concluid|completad)[oa]|trunc[oa]|n[ãa]o conclu[ií]d[oa]
  not (?:completed|finished)|unfinished|incomplete|(?:ej|inte) (?:avslutad|slutförd)|avbruten|nog bezig
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

/** Words before the name of a speciality: "Industriemechaniker, Fachrichtung Betriebstechnik". */
export const beforeSpecialities = anyOf`
  fachrichtung|fachbereich|schwerpunkt|studienrichtung|vertiefung
  profiel|profil|studierichting|option|finalit[ée]|sp[ée]cialit[ée]|parcours
  especialidad|especializaci[óo]n|orientaci[óo]n|[áa]rea|opci[óo]n|especialidade|variante|ramo
  indirizzo|curriculum
  inriktning|kierunek|specjalno[śs][ćc]|zaw[óo]d|obor
  (?:niveau|n[íi]vel|level|livello|poziom|niv[åa]) \d
`;

/** Results of a course after its name: "with distinction", "mention bien". */
export const courseResults = anyOf`
  (?:with )?(?:distinction|merit)|first class|(?:upper|lower) second|second class|2[.:][12]|pass(?:ed)?|honours degree|evening classes|distance learning|(?:part|full)[- ]time
  mit (?:sehr )?(?:auszeichnung|gutem erfolg)
  (?:la plus )?grande distinction|avec distinction|mention .{3,12}|avec mention.{0,14}
  sobresaliente|notable|matr[íi]cula de honor|con distinci[óo]n|com (?:distin[çc][ãa]o|louvor)
  met (?:grote )?onderscheiding|(?:grote )?onderscheiding
  (?:mean )?grade .{1,8}|betyg .{1,20}|vitsord .{1,8}|z wyr[óo][żz]nieniem
  (?:summa |magna )?cum laude
  distans.*|p[åa]g[åa]r.*|trancad[oa].*|(?:halv|hel)fart|deltid|[àa] distan[czs][ae]?(?:ia)?|zaoczn\p{L}+|dzienn\p{L}+|wieczorow\p{L}+
  (?:berufsbegleitend|nebenberuflich|voltijd|deeltijd|avondonderwijs|afstandsonderwijs|en alternance|en ligne)
  \d{1,4} (?:hp|h|ore|horas|heures|std\.?|uur|ects|credits?|modules|materias|sp|timmar|poäng|godzin).{0,24}
`;
