import type { SeededNumbers } from '../support/seeded-numbers.ts';
import { knownNames } from './known-names.ts';
import type { Language } from './persona.ts';
import type { Truth } from './truth.ts';
import { words } from './wording.ts';

/** A name with its town, or without, as the form of a head puts it between other text. */
type Head = (first: string, house: string, drawn: { at: string; place: string }) => string[];

/** How title and employer, or degree and school, are written in a head: its lines. */
export const heads: Record<string, Head> = {
  'title / employer on two lines': (post, house, { place }) => [post, `${house}${place}`],
  'employer / title on two lines': (post, house, { place }) => [`${house}${place}`, post],
  'Title, Employer': (post, house, { place }) => [`${post}, ${house}${place}`],
  'Employer, Title': (post, house, { place }) => [`${house}${place}, ${post}`],
  'Title – Employer': (post, house, { place }) => [`${post} – ${house}${place}`],
  'Employer – Title': (post, house, { place }) => [`${house}${place} – ${post}`],
  'Title | Employer': (post, house, { place }) => [`${post} | ${house}${place}`],
  'Employer | Title': (post, house, { place }) => [`${house}${place} | ${post}`],
  'Title · Employer': (post, house, { place }) => [`${post} · ${house}${place}`],
  'Title at Employer': (post, house, { at, place }) => [`${post} ${at} ${house}${place}`],
  'Title (Employer)': (post, house, { place }) => [`${post} (${house}${place})`],
  'Employer: Title': (post, house, { place }) => [`${house}${place}: ${post}`],
  'Employer (Title)': (post, house) => [`${house} (${post})`],
};

const place: Record<string, (town: string) => string> = {
  'no town': () => '',
  'a comma and a town': (town) => `, ${town}`,
  'a dash and a town': (town) => ` – ${town}`,
};
export const places = Object.keys(place);

const apart = ' '.repeat(8);
const margin = ' '.repeat(28);
const behind = (mark: string, lines: string[]) => [...lines.slice(0, -1), `${lines.at(-1)}${mark}`];

/** Where the period of a head is. */
const dated: Record<string, (lines: string[], period: string) => string[]> = {
  'above it': (lines, period) => [period, ...lines],
  'below it': (lines, period) => [...lines, period],
  'at the right': ([first, ...others], period) => [`${first?.padEnd(56)}${apart}${period}`, ...others],
  'at the left': ([first, ...others], period) => [
    `${period.padEnd(margin.length)}${first}`,
    ...others.map((line) => margin + line),
  ],
  'in brackets': (lines, period) => behind(` (${period})`, lines),
  'after a comma': (lines, period) => behind(`, ${period}`, lines),
  'before a colon': ([first, ...others], period) => [`${period}: ${first}`, ...others],
};
export const periods = Object.keys(dated);

const speech: Record<Exclude<Language, 'ja'>, { at: string; towns: string[]; duties: string[] }> = {
  en: { at: 'at', towns: ['Leeds', 'Dublin'], duties: ['Trained two colleagues', 'Planned the shifts'] },
  de: { at: 'bei', towns: ['Köln', 'Graz'], duties: ['Kollegen eingearbeitet', 'Schichten geplant'] },
  fr: { at: 'chez', towns: ['Lyon', 'Nantes'], duties: ['Accueil des clients', 'Tenue des dossiers'] },
  es: { at: 'en', towns: ['Sevilla', 'Bogotá'], duties: ['Atención a clientes', 'Control de pedidos'] },
  it: { at: 'presso', towns: ['Torino', 'Bari'], duties: ['Assistenza ai clienti', 'Tenuta dei registri'] },
  pt: { at: 'na', towns: ['Porto', 'Curitiba'], duties: ['Atendimento a clientes', 'Gestão de registos'] },
  nl: { at: 'bij', towns: ['Utrecht', 'Breda'], duties: ['Klanten geholpen', 'Materiaal besteld'] },
  pl: { at: 'w', towns: ['Kraków', 'Gdańsk'], duties: ['Obsługa klientów', 'Planowanie zmian'] },
};
export const spoken = Object.keys(speech) as (keyof typeof speech)[];

const known = Object.fromEntries(spoken.map((lang) => [lang, knownNames(lang)]));

export interface HabitOfHeads {
  lang: keyof typeof speech;
  head: string;
  place: string;
  period: string;
}

/** The text of a CV with four jobs and two courses, all of whose heads are written in one way, and what it says. */
export function drawHeads(
  habit: HabitOfHeads,
  numbers: SeededNumbers,
): { text: string; truth: Pick<Truth, 'work' | 'education'> } {
  const { headings, shortMonths, present } = words[habit.lang];
  const { at, towns, duties } = speech[habit.lang];
  const pick = <T>(list: readonly T[]) => list[numbers.below(list.length)] as T;
  const format = pick(['named', 'digits', 'years'] as const);
  const listed = pick([true, false]);
  let year = 2025;
  /** The next earlier period: as written, and as read. */
  const period = (isPresent: boolean) => {
    const to = { year, month: 1 + numbers.below(12) };
    const from = { year: year - 2 - numbers.below(2), month: 1 + numbers.below(12) };
    year = from.year;
    const two = (month: number) => String(month).padStart(2, '0');
    const write = (date: typeof to) =>
      ({
        named: `${shortMonths.split(' ')[date.month - 1]} ${date.year}`,
        digits: `${two(date.month)}/${date.year}`,
        years: `${date.year}`,
      })[format];
    const read = (date: typeof to) =>
      format === 'years' ? `${date.year}` : `${date.year}-${two(date.month)}`;
    return {
      text: `${write(from)} – ${isPresent ? present[0] : write(to)}`,
      start: read(from),
      end: isPresent ? 'present' : read(to),
    };
  };
  const entry = ([post, house]: readonly [string, string], isPresent: boolean, body: string[]) => {
    const { text, start, end } = period(isPresent);
    const lines =
      heads[habit.head]?.(post, house, { at, place: place[habit.place]?.(pick(towns)) ?? '' }) ?? [];
    return { lines: [...(dated[habit.period]?.(lines, text) ?? []), ...body, ''], post, house, start, end };
  };
  const body = duties.map((duty) => (listed ? `• ${duty}` : `${duty} in three halls of the house.`));
  const { posts, courses } = known[habit.lang] as (typeof known)[string];
  const jobs = [0, 1, 2, 3].map((i) => entry(pick(posts), i === 0, body));
  const studies = [0, 1].map(() => entry(pick(courses), false, []));
  return {
    text: [
      ...['Person Example', 'person@example.org', ''],
      ...[headings.work[0]?.toUpperCase() ?? '', '', ...jobs.flatMap(({ lines }) => lines)],
      ...[headings.education[0]?.toUpperCase() ?? '', '', ...studies.flatMap(({ lines }) => lines)],
    ].join('\n'),
    truth: {
      work: jobs.map(({ post, house, start, end }) => ({ title: post, company: house, start, end })),
      education: studies.map(({ post, house, start, end }) => ({
        degree: post,
        degreeParts: [],
        institution: house,
        start,
        end,
      })),
    },
  };
}
