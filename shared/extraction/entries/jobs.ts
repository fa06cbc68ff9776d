import { companyScore } from '../../words/employer-words.ts';
import { firstAnswer, weigh } from '../decisions.ts';
import type { Part } from './header-parts.ts';
import { type Candidate, titleMinusEmployerScore } from './job-heads.ts';

/** Which part of the head is the title and which the employer. */
export interface Job {
  title: Part | null;
  company: Part | null;
}

/** Both halves of a title as the line writes them, or null if more than a dash is between them. */
const wholeTitle = (first: Part, second: Part): Part | null => {
  const { text } = first.line;
  const start = text.indexOf(first.text);
  const end = text.indexOf(second.text, start + first.text.length);
  const between = start < 0 || end < 0 ? '' : text.slice(start + first.text.length, end);
  return /^\s?[–—-]\s$/.test(between)
    ? { ...first, text: text.slice(start, end + second.text.length) }
    : null;
};

interface JobHead extends Pick<Candidate, 'parts' | 'placeRow'> {
  /** Above zero where the document writes titles first. */
  order: number;
}

type Labelled = Exclude<Part['label'], null>;
const labelled = (parts: readonly Part[], label: Labelled) =>
  parts.find((part) => part.label === label) ?? null;
const isTitle = (part: Part) => titleMinusEmployerScore(part) > 0.5;
const isNoTitle = (part: Part) => titleMinusEmployerScore(part) <= 0;

/** Above zero the first part is the title, below it the second. */
const pull = weigh<JobHead & { first: Part; second: Part }>('entries/title-or-employer', [
  {
    name: 'words of the first part',
    example: 'Nurse\tVale Care Ltd',
    weight: 1,
    measure: ({ first }) => titleMinusEmployerScore(first),
  },
  {
    name: 'words of the second part',
    example: 'Vale Care Ltd\tNurse',
    weight: -1,
    measure: ({ second }) => titleMinusEmployerScore(second),
  },
  {
    name: 'the order of the other entries',
    example: 'Moonwake\tStargazing',
    weight: 0.9,
    measure: ({ order }) => Math.max(-1, Math.min(1, order)),
  },
  {
    name: 'the place is on the line of the employer',
    example: 'Moonwake, Leeds',
    weight: 0.5,
    measure: ({ first, second, placeRow }) => {
      if (placeRow === null || first.row === second.row) return 0;
      return placeRow === second.row ? 1 : placeRow === first.row ? -1 : 0;
    },
  },
]);

/** Title and employer of a head. */
const jobOf = firstAnswer<JobHead, Job>('entries/jobs', [
  {
    name: 'labels of a form',
    example: 'Position: Nurse\tEmployer: Vale Care',
    answer: ({ parts }) => {
      const [title, company] = [labelled(parts, 'title'), labelled(parts, 'employer')];
      if (title && company) return { title, company };
      // "Vale Care, Leeds" above "Position held: Nurse".
      const other = parts.find((part) => part.label === null);
      return title && other && title !== parts[0] ? { title, company: other } : null;
    },
  },
  {
    name: 'one part',
    example: 'Nurse',
    answer: ({ parts: [first, second], order }) => {
      if (!first || second) return null;
      return titleMinusEmployerScore(first) > 0 || order > 0
        ? { title: first, company: null }
        : { title: null, company: first };
    },
  },
  {
    // A place, a motto or a department may be between the employer and the title.
    name: 'a title in the third part or later',
    example: 'Vale Care\tHouse of Hope\tNurse',
    answer: ({ parts: [first, second, ...others] }) => {
      const late = others.find(isTitle);
      return late && first && second && isNoTitle(first) && isNoTitle(second)
        ? { title: late, company: first }
        : null;
    },
  },
  {
    // The second half of the first line belongs to the title.
    name: 'a title and its field, the employer on another line',
    example: 'Manager – Finance & Accounts\nVale Care Ltd',
    answer: ({ parts, placeRow }) => {
      const [first, second] = parts;
      if (!first || !second) return null;
      const employer = parts
        .slice(2, 4)
        .find(
          (part) =>
            part.row !== first.row &&
            (titleMinusEmployerScore(part) <= -1 || (part.row === placeRow && isNoTitle(part))),
        );
      return employer && first.row === second.row && isTitle(first) && companyScore(second.text) === 0
        ? { title: wholeTitle(first, second) ?? first, company: employer }
        : null;
    },
  },
  {
    name: 'the employer above a title and its field',
    example: 'Vale Care\nEngineer – Battery Systems',
    answer: ({ parts: [first, second, third] }) =>
      first &&
      second &&
      third &&
      first.row < second.row &&
      second.row === third.row &&
      isTitle(second) &&
      isNoTitle(first) &&
      companyScore(third.text) === 0
        ? { title: wholeTitle(second, third) ?? second, company: first }
        : null,
  },
  {
    name: 'the stronger of two',
    example: 'Nurse\tVale Care',
    answer: (head) => {
      const [first, second] = head.parts;
      if (!first || !second) return null;
      return pull({ ...head, first, second }) >= 0
        ? { title: first, company: second }
        : { title: second, company: first };
    },
  },
]);

/** Title and employer of a head; `order` is above zero where the document writes titles first. */
export const assign = ({ parts, placeRow }: Candidate, order: number): Job =>
  jobOf({ parts, placeRow, order }) ?? { title: null, company: null };

/**
 * "Associate, Investment Banking" or "Engineer – Powertrain" under the employer of the role above: the text after the
 * comma is a field, not an employer. Null if the head has more than a role.
 */
export const furtherRole = ({ uncut }: Candidate, before: Job | undefined): Job | null => {
  const [first, second, ...others] = uncut;
  const stoodApart = before?.title && before.company && before.company.row < before.title.row;
  if (
    !first ||
    others.length > 0 ||
    !stoodApart ||
    titleMinusEmployerScore(first) <= 0.5 ||
    companyScore(first.text) > 0
  )
    return null;
  if (!second) return first.text.includes(',') ? { title: first, company: null } : null;
  const title =
    first.row === second.row && companyScore(second.text) === 0 ? wholeTitle(first, second) : null;
  return title && { title, company: null };
};
