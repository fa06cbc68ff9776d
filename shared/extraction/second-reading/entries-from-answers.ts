import type { Profile } from '../../contracts/profile.ts';
import type { Answers } from '../../model/answer-schema.ts';
import { findDegree } from '../../words/degree-words.ts';
import { monthsBetween } from '../entries/months.ts';
import { isLeftOpen } from '../entries/open-studies.ts';
import type { Section } from './read-section.ts';

/*
 * Each function converts one entry of a model's response to an entry of its section: none when its main value is not on
 * the cited line.
 */

type Background = Answers['background'];

export const jobOf =
  (today: string) =>
  (item: Answers['work']['work'][number], section: Section): Profile['work'] => {
    const position = section.text(item.position);
    const name = section.text(item.name);
    return section.entry(position ?? name, (anchor) => {
      const dates = section.period(item);
      const is_current = section.isCurrent(item.current_line);
      const end_date = is_current ? null : dates.end_date;
      return {
        id: '',
        name: name?.text ?? null,
        position: position?.text ?? null,
        location: section.value(item.location),
        start_date: dates.start_date,
        end_date,
        is_current,
        duration_months: dates.start_date
          ? monthsBetween(dates.start_date, is_current ? today : end_date, today)
          : null,
        summary: section.summary(item.summary, anchor),
        highlights: section.highlights(item.highlights, anchor),
        source: anchor.source,
      };
    });
  };

export const courseOf =
  (today: string) =>
  (item: Background['education'][number], section: Section): Profile['education'] => {
    const institution = section.text(item.institution);
    const degree = section.text(item.study_type);
    return section.entry(institution ?? degree, ({ source }) => {
      const dates = section.period(item);
      const head = [institution, degree].flatMap((found) => found?.source.quote ?? []);
      const level = degree && findDegree(degree.text)?.level;
      return {
        institution: institution?.text ?? null,
        area: section.value(item.area),
        study_type: degree?.text ?? null,
        level: level && !isLeftOpen({ head, end: dates.end_date }, today) ? level : null,
        ...dates,
        score: section.value(item.score),
        source,
      };
    });
  };

export const certificateOf = (
  { name, issuer, date }: Background['certificates'][number],
  section: Section,
): Profile['certificates'] =>
  section.entry(section.text(name), ({ text, source }) => ({
    name: text,
    issuer: section.value(issuer),
    date: section.date(date),
    url: null,
    source,
  }));

export const projectOf = (item: Background['projects'][number], section: Section): Profile['projects'] =>
  section.entry(section.text(item.name), (anchor) => ({
    name: anchor.text,
    description: section.summary(item.description, anchor),
    ...section.period(item),
    url: null,
    highlights: section.highlights(item.highlights, anchor),
    source: anchor.source,
  }));

export const publicationOf = (
  { name, publisher, release_date }: Background['publications'][number],
  section: Section,
): Profile['publications'] =>
  section.entry(section.text(name), ({ text, source }) => ({
    name: text,
    publisher: section.value(publisher),
    release_date: section.date(release_date),
    url: null,
    source,
  }));

export const awardOf = (
  { title, awarder, date }: Background['awards'][number],
  section: Section,
): Profile['awards'] =>
  section.entry(section.text(title), ({ text, source }) => ({
    title: text,
    awarder: section.value(awarder),
    date: section.date(date),
    source,
  }));

export function serviceOf(item: Background['volunteer'][number], section: Section): Profile['volunteer'] {
  const organization = section.text(item.organization);
  const position = section.text(item.position);
  return section.entry(organization ?? position, (anchor) => ({
    organization: organization?.text ?? null,
    position: position?.text ?? null,
    ...section.period(item),
    is_current: section.isCurrent(item.current_line),
    highlights: section.highlights(item.highlights, anchor),
    source: anchor.source,
  }));
}
