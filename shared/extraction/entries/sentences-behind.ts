import { findDates } from '../../words/dates.ts';
import { companyScore } from '../../words/employer-words.ts';
import { placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import type { Line } from '../document.ts';

/** A name of few words, perhaps with its town, a full stop, and a sentence. */
const nameAndSentence = /^(\p{Lu}[^.:;!?]{3,70}\p{L})\.\s+(\p{Lu}.{6,})$/u;

const partsOf = (line: Line | undefined): [string, string] | null => {
  if (!line || line.bullet || findDates(line.text).length > 0) return null;
  const [, name, sentence] = nameAndSentence.exec(line.text) ?? [];
  return name && sentence && name.split(/\s+/).length <= 9 && titleScore(name) < 1 ? [name, sentence] : null;
};

const isEmployer = (name: string) =>
  companyScore(name) > 0 || placeScore(name.split(/,\s/).slice(1).join(', ')) >= 0.6;

/**
 * "Zapatería El Paso Firme, Puebla. Equipo de seis vendedoras." below each dated title: the employer, and the text of the job after it
 * on its line. They become two lines where most entries of the section are written so.
 */
export const withSentencesApart = (lines: readonly Line[]): readonly Line[] => {
  // Finding dates costs more than this.
  if (!lines.some(({ text }) => nameAndSentence.test(text))) return lines;
  const dated = lines.flatMap(({ text }, at) =>
    findDates(text).some(({ isRange }) => isRange) ? [at + 1] : [],
  );
  const below = dated.filter((at) => partsOf(lines[at]) !== null);
  const known = below.filter((at) => isEmployer(partsOf(lines[at])?.[0] ?? ''));
  if (below.length < 2 || below.length < dated.length * 0.7 || known.length * 2 < below.length) return lines;
  return lines.flatMap((line, at) => {
    const [name, sentence] = (below.includes(at) && partsOf(line)) || [];
    return name && sentence
      ? [
          { ...line, text: name, spans: [] },
          { ...line, text: sentence, spans: [] },
        ]
      : [line];
  });
};

const behindDate = /^[.,:]\s+(?=\p{Lu})/u;
/** "Docente por contrato. Escuela Primaria «Benito Juárez» (San José)." */
const titleAndName = /^(\p{Lu}(?:[^.]|\.(?=\S)){3,60})\.\s+(\p{Lu}.{3,80}?)\.?$/u;

/**
 * "Agosto de 2021 a la fecha. Coordina a catorce docentes." below "Subdirectora académica. Colegio Altos de Jalisco (Tepatitlán).":
 * the period leads a sentence, and a full stop separates title and employer. They become lines and cells where the section is so.
 */
export const withDatesApart = (lines: readonly Line[]): readonly Line[] => {
  if (!lines.some(({ text }) => titleAndName.test(text))) return lines;
  const read = lines.map((line, at) => {
    const [date, ...more] = findDates(line.text).filter(({ isRange }) => isRange);
    const rest = date?.index === 0 && more.length === 0 ? line.text.slice(date.length) : '';
    const isAlone = date?.index === 0 && line.text.trim().length === date.length;
    const [head, title = '', name = ''] = titleAndName.exec(lines[at - 1]?.text ?? '') ?? [];
    return (behindDate.test(rest) || isAlone) && head
      ? { line, date: line.text.slice(0, date?.length), rest, title, name }
      : null;
  });
  const found = read.filter((one) => one !== null);
  const dated = lines.filter(({ text }) => findDates(text).some(({ isRange }) => isRange));
  if (
    found.length < 2 ||
    found.length < dated.length * 0.7 ||
    !found.some(({ title }) => titleScore(title) >= 1)
  )
    return lines;
  return lines.flatMap((line, at) => {
    const [own, below] = [read[at], read[at + 1]];
    if (below) return [{ ...line, text: `${below.title}\t${below.name}`, spans: [] }];
    if (!own) return [line];
    const sentence = own.rest.replace(behindDate, '');
    const date = { ...line, text: own.date, spans: [] };
    return sentence ? [date, { ...line, text: sentence, spans: [] }] : [date];
  });
};

/** "Técnica de laboratorio, Bodegas Valdecubillas, Villarobles. Análisis de mosto y vino." */
const headAndSentence = /^(\p{Lu}[^.:;!?]{5,100}[\p{L}”")])\.(?:\s+(\p{Lu}.{6,}))?$/u;

const isKnownEmployer = (rest: string) => companyScore(rest) > 0 || institutionScore(rest) > 0;

const headOf = (line: Line | undefined): { title: string; rest: string; sentence: string } | null => {
  if (!line || line.bullet || findDates(line.text).length > 0) return null;
  const [, head = '', sentence = ''] = headAndSentence.exec(line.text) ?? [];
  const [, title, rest] = /^([^,]+),\s+(.+)$/u.exec(head) ?? [];
  return title && rest && /^\p{Lu}.{3}/u.test(rest) && head.split(/\s+/).length <= 14
    ? { title, rest, sentence }
    : null;
};

/**
 * The same with the title before the employer, below each date that is alone on its line: the title and the rest become cells, and the
 * text of the job a line of its own.
 */
export const withHeadsApart = (lines: readonly Line[]): readonly Line[] => {
  if (!lines.some(({ text }) => headAndSentence.test(text))) return lines;
  const isPeriodAlone = ({ text }: Line) => {
    const [date, ...more] = findDates(text);
    return more.length === 0 && date?.isRange && date.index === 0 && date.length === text.trim().length;
  };
  /** Above a period is the text of another job, and no head. */
  const endsText = (line: Line | undefined) => !line || /[.!?]$/.test(line.text.trim());
  const below = lines.flatMap((line, at) => (isPeriodAlone(line) && endsText(lines[at - 1]) ? [at + 1] : []));
  const heads = new Map(below.flatMap((at) => (headOf(lines[at]) ? [[at, headOf(lines[at])] as const] : [])));
  const all = [...heads.values()].flatMap((head) => head ?? []);
  const most = (holds: (head: (typeof all)[number]) => boolean) => all.filter(holds).length * 2 >= all.length;
  const areHeads =
    all.length > 1 &&
    all.length >= below.length * 0.7 &&
    most(({ title }) => titleScore(title) >= 1) &&
    most(({ rest }) => isKnownEmployer(rest)) &&
    most(({ sentence }) => sentence !== '');
  if (!areHeads) return lines;
  return lines.flatMap((line, at) => {
    const head = heads.get(at);
    if (!head) return [line];
    const plain = { ...line, spans: [] };
    const first = { ...plain, text: `${head.title}\t${head.rest}` };
    return head.sentence ? [first, { ...plain, text: head.sentence }] : [first];
  });
};
