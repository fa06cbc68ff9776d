import type { AnswerOf } from '../../../client/src/index.ts';

type Fit = NonNullable<AnswerOf<'/v1/scans/{id}', 'get'>['fit']>;
export type FitReason = Fit['criteria'][number]['sentences'][number];

const list = (names: readonly string[]) => names.join(', ');
const either = (names: readonly string[]) => names.join(' oder ');

const levels: Record<string, string> = {
  secondary: 'Schulabschluss',
  vocational: 'Berufsausbildung',
  associate: 'Kurzstudium',
  bachelor: 'Bachelor',
  master: 'Master',
  doctorate: 'Promotion',
};
const level = (name: string | null) => levels[name ?? ''] ?? name;

function duration(months: number | null): string {
  const [years, rest] = [Math.floor((months ?? 0) / 12), (months ?? 0) % 12];
  const parts = [
    ...(years > 0 ? [`${years} ${years === 1 ? 'Jahr' : 'Jahre'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'Monat' : 'Monate'}`] : []),
  ];
  return parts.join(' und ') || 'kein Monat';
}

const highest = (reason: FitReason, field: string) =>
  `Höchster Abschluss im Lebenslauf${field}: ${level(reason.level)}; verlangt: ${level(reason.level_asked)}.`;
const training = ({ asked }: FitReason, trade: string) =>
  `Der Lebenslauf nennt eine Ausbildung in ${trade}; verlangt: „${list(asked)}“.`;
const required = ({ asked, one_suffices }: FitReason) => `${one_suffices ? 'eines von ' : ''}${list(asked)}`;

const sentences: Record<string, (reason: FitReason) => string> = {
  not_judged: () => 'Dieses Merkmal wird hier nicht bewertet.',
  location_not_judged: () => 'Der Wohnort einer Person wird nie bewertet.',
  permission_not_in_cv: () => 'Ein Lebenslauf belegt keine Arbeitserlaubnis: Fragen Sie danach.',
  availability_not_in_cv: () => 'Ein Lebenslauf sagt nicht, ab wann die Person kann: Fragen Sie danach.',
  names_nothing: () => 'Die Anforderung nennt nichts, wonach gesucht werden kann.',
  names_too_much: () =>
    'Die Anforderung nennt mehr als 20 Dinge; machen Sie aus jedem Teil eine eigene Anforderung.',
  names_no_known_skill: () => 'Die Anforderung ist ein freier Text ohne eine hier bekannte Fähigkeit.',
  names_no_known_language: () => 'Die Anforderung nennt keine hier bekannte Sprache.',
  names_no_level: () => 'Die Anforderung nennt keinen Abschluss.',
  cv_without_work: () => 'Der Lebenslauf listet keine Fähigkeiten auf und beschreibt keine Arbeit.',
  cv_without_languages: () => 'Der Lebenslauf listet keine Sprachen auf.',
  cv_without_dates: () => 'Der Lebenslauf nennt keine Zeiten der Arbeit.',
  cv_without_levels: () => 'Der Lebenslauf nennt keinen erreichten Abschluss.',
  cv_without_level_in_field: () => 'Der Lebenslauf nennt keinen Abschluss in diesem Fach.',
  not_listed_and_not_known: ({ names }) =>
    `Der Lebenslauf nennt ${list(names)} nicht; als Fähigkeit oder Arbeit ist das hier nicht bekannt.`,
  found: ({ names }) => `Der Lebenslauf nennt ${list(names)}.`,
  found_near: ({ names, asked }) => `Der Lebenslauf nennt ${list(names)}; verlangt: ${list(asked)}.`,
  not_found: ({ names }) => `Der Lebenslauf nennt ${list(names)} nicht.`,
  work_in_all: ({ months, months_asked }) =>
    `Arbeit im Lebenslauf insgesamt: ${duration(months)}; verlangt: ${duration(months_asked)}.`,
  field_not_named: ({ names, months }) =>
    `Keine Stelle oder Fähigkeit nennt ${either(names)}. Arbeit insgesamt: ${duration(months)}; welcher Teil davon zählt, ist offen.`,
  without_post: ({ names }) =>
    `Der Lebenslauf nennt ${either(names)}; wie lange, geht aus keiner Stelle hervor.`,
  without_dates: ({ names }) => `Der Lebenslauf nennt ${either(names)} in Stellen ohne Zeitangabe.`,
  work_with: ({ names, months, months_asked }) =>
    `Stellen mit ${either(names)}: zusammen ${duration(months)}; verlangt: ${duration(months_asked)}.`,
  level: (reason) => highest(reason, ''),
  level_in_same_field: (reason) => highest(reason, ' in der verlangten Fächergruppe'),
  level_in_near_field: (reason) => highest(reason, ' in einem verwandten Fach'),
  level_in_other_field: (reason) => highest(reason, ' in anderen Fächern'),
  level_in_open_field: (reason) => highest(reason, ' in einem Fach, das nicht verglichen wurde'),
  training_in_trade: (reason) => training(reason, 'diesem Beruf'),
  training_in_near_trade: (reason) => training(reason, 'einem verwandten Beruf'),
  training_in_other_trade: (reason) => training(reason, 'einem anderen Beruf'),
  certificate_found: ({ names, asked, one_suffices }) => {
    const of = `; ${one_suffices ? 1 : names.length} von ${asked.length} verlangten`;
    return `Der Lebenslauf nennt ${list(names)}${names.length < asked.length ? of : ''}.`;
  },
  certificate_not_known: ({ names }) =>
    `Der Lebenslauf nennt ${list(names)} nicht; als Zertifikat ist das hier nicht bekannt.`,
  certificate_not_named: (reason) =>
    `Der Lebenslauf nennt ${required(reason)} nicht und listet keine Zertifikate auf.`,
  certificate_not_included: (reason) => `Unter den Zertifikaten des Lebenslaufs fehlt ${required(reason)}.`,
  licence_not_named: () => 'Der Lebenslauf nennt keinen Führerschein.',
  licence_classes: ({ names, asked, one_suffices }) =>
    `Der Lebenslauf nennt einen Führerschein der Klasse ${list(names)}; verlangt: ${one_suffices ? either(asked) : list(asked)}.`,
  language_of_cv: ({ names }) =>
    `Der Lebenslauf ist in der Sprache „${list(names)}“ geschrieben und nennt sie nicht.`,
  language_missing: ({ names }) => `Unter den Sprachen des Lebenslaufs fehlt ${list(names)}.`,
  language_listed: ({ names }) => `Der Lebenslauf nennt ${list(names)}.`,
  language_without_level: ({ names, level_asked }) =>
    `Der Lebenslauf nennt ${list(names)} ohne Niveau; verlangt: ${level_asked}.`,
  language_at_level: (reason) =>
    `Der Lebenslauf nennt ${list(reason.names)} auf etwa ${reason.level}; verlangt: ${reason.level_asked}.`,
};

/** The sentence of a reason in German; null for a code of a later release. */
export const fitReasonInGerman = (reason: FitReason): string | null =>
  sentences[reason.code]?.(reason) ?? null;
