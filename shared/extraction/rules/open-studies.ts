import { findDates } from '../../words/dates.ts';
import { foldHead } from '../../words/fold.ts';

/** Words of studies that were broken off, that rest, or that go on; folded, by language: en, de, fr, es, it, pt, nl, pl. */
const leftOpen = [
  "not (?:yet )?(?:completed|finished|graduated|awarded|obtained)|did not (?:complete|finish|graduate)|no degree|incomplete|uncompleted|unfinished|discontinued|dropped out|withdr[ae]wn?|(?:interrupted|suspended|deferred)(?! (?!in |at |after )\\p{L})|on hold|all but dissertation|in progress|ongoing|(?:expected|anticipated)(?= (?:graduation|completion|date|in|by|\\p{L}{3,9}\\.?,? \\d|\\d)|[^\\p{L}]*$)|pursuing|pending|(?:stud(?:ies|ying)|work(?:ing)?|credits?) towards?|(?:ph\\.? ?d\\.?|doctoral|masters?|master's|bachelors?|bachelor's|mba|m\\.?sc\\.?|b\\.?sc\\.?) (?:candidate|student)(?= (?:in|of|at)(?!\\p{L})|[^\\p{L} ]|$)|candidate for",
  'abgebrochen\\p{L}*|(?:studien)?abbruch|unterbrochen|(?:noch )?nicht (?:abgeschlossen|beendet|bestanden)|ohne (?:studien)?abschluss|laufend|voraussichtlich\\p{L}*|vorauss\\.?|angestrebt\\p{L}*|geplant\\p{L}*',
  "inacheve\\p{L}*|interrompue?s?|abandonnee?s?|non (?:obtenu|valide|termine|acheve)\\p{L}*|en cours(?! d'emploi| du soir)|prevue?|en preparation",
  'incomplet[oa]|inconclus[oa]|trunc[oa]|abandonad[oa]|interrumpid[oa]|sin (?:terminar|finalizar|concluir|acabar|titulo)|no (?:finalizad|terminad|concluid|completad|acabad)[oa]|en curso|cursando|en proceso|previst[oa]|pendiente',
  'interrott[oa]|abbandonat[oa]|non (?:completat|conseguit|terminat|conclus|ultimat)[oa]|in corso|in itinere|laureand[oa]|frequentante',
  'trancad[oa]|interrompid[oa]|inacabad[oa]|nao (?:concluid|terminad|finalizad|completad)[oa]|em andamento|em curso|a decorrer|previsao',
  'niet (?:afgerond|afgemaakt|voltooid|behaald)|onvoltooid|afgebroken|lopend|verwachte?|zonder diploma',
  'nie ?ukonczon[aey]|niedokonczon[aey]|przerwan[aey]|w trakcie|przewidywan[aey]|planowan[aey] (?:ukonczenie|zakonczenie)|bez dyplomu',
].join('|');
/** What goes on, where the period does not say that it is over: "BSc Physics, currently", "Studies towards a PhD". */
const now =
  /(?<!\p{L})(?:currently|towards?|derzeit|zurzeit|actuellement|actualmente|attualmente|atualmente|momenteel|obecnie)(?!\p{L})/u;
const japanese = '中退|休学|在学中|在籍中|履修中|卒業見込|修了見込|卒業予定|修了予定';
const anywhere = new RegExp(`(?<!\\p{L})(?:${leftOpen})(?!\\p{L})|${japanese}`, 'u');
/** "Expected graduation: May 2027", "Studium abgebrochen": a line about the studies, not a sentence with such a word in it. */
const wholeLine = new RegExp(
  `^(?:\\p{L}+ ){0,2}(?:${leftOpen})(?: (?:graduation|completion|degree))?\\P{L}*(?:\\p{L}+\\P{L}*)?$|${japanese}`,
  'u',
);

interface StudyNote {
  /** The lines that name school, degree and period, dates included. */
  head: readonly string[];
  /** What stands below them. */
  below?: readonly string[];
  end: string | null;
}

/** Whether a course of study has not led to its degree, by what the CV says of it or because its end is after `today`. */
export const isLeftOpen = ({ head, below = [], end }: StudyNote, today: string): boolean =>
  (end !== null && end > today.slice(0, end.length)) ||
  head.some((text) => anywhere.test(foldHead(text)) || findDates(text).some(({ isCurrent }) => isCurrent)) ||
  (end === null && head.some((text) => now.test(foldHead(text)))) ||
  below.some((text) => wholeLine.test(foldHead(text)));
