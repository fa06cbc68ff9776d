import type { Profile } from '../../contracts/profile.ts';
import type { Line } from '../document.ts';
import { cite } from './cite.ts';
import { fold, phrases, squash } from './fold.ts';
import { languageCode } from './language-names.ts';
import { knownSkill, skillsInSentence } from './skill-lexicon.ts';

type Skill = Profile['skills'][number];

const levels = phrases(
  `beginner|novice|basic|basics|elementary|intermediate|advanced|expert|master|proficient|competent|experienced|skilled|familiar|fluent|native|good|very good|excellent|strong|professional|upper intermediate
  |anfanger|grundkenntnisse|grundlagen|fortgeschritten|experte|sehr gut|gut|profi|debutant|intermediaire|avance|confirme|expert|maitrise|basico|intermedio|avanzado|experto|medio|alto|base|nivel alto|nivel medio|usuario|nivel usuario|avanzato|esperto|buono|ottimo|intermediario|avancado|especialista
  |gemiddeld|gevorderd|goed|basis|podstawowy|sredniozaawansowany|zaawansowany|ekspert|初級|中級|上級`,
);
const rating =
  /^(?:[★☆●○◦•⬤■□▪\s]+|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|\d+\+?\s?(?:years?|yrs?|jahre|ans|anos|anni|jaar|lat)\.?|\(?\d{1,2}\)?)$/iu;
const levelTail =
  /\s*(?:[([]\s*(?:beginner|basic|intermediate|advanced|expert|proficient|fluent|native|grundkenntnisse|fortgeschritten|experte)[^)\]]*[)\]]|[–—:-]\s*(?:beginner|basic|intermediate|advanced|expert|master|proficient|\d{1,3}\s?%|\d\/\d+))\s*$/i;

/** Commas and dots part skills, but not inside brackets. */
const splitList = (text: string): string[] => {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  const letters = [...text];
  for (const [i, letter] of letters.entries()) {
    if ('([（'.includes(letter)) depth++;
    if (')]）'.includes(letter)) depth = Math.max(0, depth - 1);
    const between =
      (/[,;•·●▪|、，\t]/.test(letter) ||
        (letter === '/' && /\s/.test(letters[i - 1] ?? '') && /\s/.test(letters[i + 1] ?? ''))) &&
      !(letter === ',' && /\d/.test(letters[i - 1] ?? '') && /\d/.test(letters[i + 1] ?? ''));
    if (depth === 0 && between) {
      items.push(item);
      item = '';
    } else item += letter;
  }
  return [...items, item];
};

const separators = /[,;•·●▪|、，]|\s\/\s/;

interface Group {
  label: string | null;
  text: string;
  line: Line;
}

/** "Databases: MySQL, Redis", a bold label before plain text, or a table's first cell: the label is no skill itself. */
const groupOf = (line: Line): Group => {
  const colon = /^([^:：,;•|\t]{2,40})[:：]\s*(.*)$/s.exec(line.text);
  if (colon) return { label: colon[1] ?? null, text: colon[2] ?? '', line };
  const [first, ...rest] = line.spans;
  const tail = rest
    .map((span) => (span.startsCell ? '\t' : '') + span.text)
    .join('')
    .trim();
  if (first?.bold && rest.length > 0 && !rest.some((span) => span.bold)) {
    return { label: first.text.trim(), text: tail, line };
  }
  const cells = line.text.split('\t');
  if (cells.length === 2 && cells[1] && separators.test(cells[1]) && !separators.test(cells[0] ?? '')) {
    return { label: cells[0] ?? null, text: cells[1], line };
  }
  const dash = /^([^,;•|\t–—]{2,35})\s[–—-]\s(.*[,;•|·].*)$/s.exec(line.text);
  if (dash) return { label: dash[1] ?? null, text: dash[2] ?? '', line };
  return { label: null, text: line.text, line };
};

/** A line that only names the group below it: bolder or larger than the lines that list, or followed by a list or a level. */
const isLabelLine = (line: Line, next: Line | undefined, listing: boolean) => {
  if (separators.test(line.text) || !next) return false;
  const cells = line.text.split('\t').length;
  // A row of labels stands over as many lists.
  if (cells > 1) {
    const below = next.text.split('\t');
    return (
      below.length === cells &&
      ((line.bold && !next.bold) ||
        below.some((cell) => separators.test(cell) || levels.has(fold(cell).trim())))
    );
  }
  if (levels.has(fold(next.text).trim())) return true;
  if (line.bold && !next.bold) return true;
  return (listing && separators.test(next.text) && !line.bullet) || line.fontSize > next.fontSize + 0.7;
};

const clean = (item: string) =>
  item
    .replace(levelTail, '')
    // A second label on the line: "CAD: Creo; Analysis: ANSYS".
    .replace(/^[\p{L}\s&/]{2,30}:\s+(?=\S)/u, '')
    .replace(/^[\s–—*•·:+-]+(?=\S)|[\s.;:–—-]+$/gu, '')
    .replace(/^(?:and|und|et|y|e|en|i)\s/i, '')
    .trim();

/** "Excel avanzado": a level behind a known name is no part of it. */
const withoutLevel = (name: string) => {
  const words = name.split(/\s+/);
  for (let size = Math.min(2, words.length - 1); size >= 1; size--) {
    const head = words.slice(0, -size).join(' ');
    if (levels.has(fold(words.slice(-size).join(' '))) && knownSkill(head)) return head;
  }
  return name;
};

const isSkill = (text: string) =>
  text.length >= 1 &&
  text.length <= 60 &&
  text.split(/\s+/).length <= 7 &&
  /[\p{L}]/u.test(text) &&
  !levels.has(fold(text)) &&
  !rating.test(text) &&
  !/@|https?:/.test(text);

/** Lines that go on in the next one: they reach the right edge, or end with a comma. */
const joinWrapped = (lines: readonly Line[]): Group[] => {
  const edge = Math.max(...lines.map((line) => line.x + line.width));
  const groups: (Group & { last: Line })[] = [];
  for (const line of lines) {
    const group = groupOf(line);
    const before = groups.at(-1);
    const goesOn = before && /[,;·|•]\s*$/.test(before.text);
    const full =
      before &&
      before.last.x + before.last.width > edge - 40 &&
      before.last.width > 150 &&
      separators.test(before.text);
    if (
      before &&
      // In a row of lists the next line goes on in one of them, and nobody can say in which.
      !before.last.text.includes('\t') &&
      !line.bullet &&
      !group.label &&
      line.number === before.last.number + 1 &&
      line.column === before.last.column &&
      (goesOn ||
        (full && separators.test(line.text) === separators.test(before.text)) ||
        (full && !line.bold && before.last.text.length > 60))
    ) {
      before.text += ` ${group.text}`;
      before.last = line;
    } else groups.push({ ...group, last: line });
  }
  return groups;
};

/** How two skills are held equal. */
export const skillKey = (name: string) => squash(name) || fold(name);

/** Skills of the given lines with the line of each; labels, levels and ratings are left out. Equal names are merged. */
export const extractSkills = (lines: readonly Line[]): Skill[] => {
  const skills = new Map<string, Skill>();
  const listing = lines.some((line) => separators.test(line.text));
  const kept = lines.filter((line, i) => !isLabelLine(line, lines[i + 1], listing));
  if (kept.length === 0) return [];
  for (const { text, line, label } of joinWrapped(kept)) {
    if (
      label &&
      /^(?:languages?|sprachen|langues|idiomas|lingue|talen|jezyki|języki)$/i.test(label) &&
      splitList(text).some((item) => languageCode(item.split(/[\s(]/)[0] ?? ''))
    )
      continue;
    for (const item of splitList(text)) {
      const written = withoutLevel(clean(item));
      const names = isSkill(written) ? [written] : skillsInSentence(item);
      for (const name of names) {
        const inLexicon = knownSkill(name);
        const normalized = inLexicon?.name ?? name;
        const known = skills.get(skillKey(normalized));
        if (known) known.sources.push(cite(line));
        else
          skills.set(skillKey(normalized), {
            name,
            normalized,
            type: inLexicon?.type ?? null,
            sources: [cite(line)],
          });
      }
    }
  }
  return [...skills.values()];
};
