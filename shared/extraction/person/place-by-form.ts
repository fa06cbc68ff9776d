import { namesContact } from '../../words/contact-words.ts';
import { findDates } from '../../words/dates.ts';
import { companyScore } from '../../words/employer-words.ts';
import { titleScore } from '../../words/role-words.ts';
import { sectionOf } from '../../words/section-titles.ts';
import { knownSkill } from '../../words/skill-lexicon.ts';
import type { Line } from '../document.ts';
import { isContact, type Section } from '../sections/section.ts';
import { separators, withoutContacts } from './around-contacts.ts';

/** Lines of the head in which a place is looked for. */
const headLines = 12;

const name =
  /^\p{Lu}[\p{L}'’.]*(?:[ -](?:\p{Lu}[\p{L}'’.-]*|d[eaiou]s?|del|della|la|le|les|lès|el|sur|am|an|der|van|op|ter|den|bei|na|nad|w|i)){0,5}$/u;
/** "08099 Orulei (NU)", "7180 Disentis/Mustér", "Pune - 411004": what is around the name of a town. */
const aroundTown =
  /^(?:[A-Z]{1,2}-)?\d[\d-]{2,8} |\s\(\p{Lu}[\p{L} ]{1,20}\)$|[\s–-]+\d[\d-]{4,9}$| [A-Z\d]{3} [A-Z\d]{3}$|\/\p{Lu}\p{L}*$/gu;
const isTown = (part: string) => {
  const town = part.replace(aroundTown, '').trim();
  return town.length > 2 && town.length < 35 && name.test(town) && !isOther(town);
};
const isOther = (part: string) =>
  titleScore(part) >= 1 ||
  companyScore(part) >= 1 ||
  namesContact(part) ||
  sectionOf(part) !== null ||
  knownSkill(part) !== null;

/** A part of a town, whose name may have any word. */
const quarter =
  /^(?:bairro|barrio|b\.º|col\.|colonia|urb\.|urbanización|residencial|villa|cité|quartier|loc\.|località|fraz\.|estate|brgy\.?) /iu;
const numbered = /(?<![\d.,])#?(?!(?:19[4-9]|20[0-4])\d(?!\d))\d{1,5}(?![\d%€$])/u;

/** "Villa 214, Cité Extension, Thiès-Nord": a number of a house, a part of the town and its name. "Highway 61, Blues" has no such part. */
const isAddress = (cell: string) => {
  const parts = cell.split(/,\s+/).filter(Boolean);
  const street = parts.slice(0, -1);
  const hasNumber = street.some(
    (part, at) => numbered.test(part) && /\p{L}{3}/u.test(part + (street[at - 1] ?? '')),
  );
  return (
    cell.length < 110 &&
    parts.length > 1 &&
    parts.length < 8 &&
    isTown(parts.at(-1) ?? '') &&
    ((hasNumber && parts.length > 2) || /^\d{4,5} /.test(parts.at(-1) ?? '')) &&
    !/\s(?:and|und|och|et|en|of) /.test(street.join(' ')) &&
    street.every(
      (part) =>
        (numbered.test(part) || name.test(part.replace(/^\p{Ll}+ /u, ''))) && part.split(' ').length < 8,
    ) &&
    !street.some((part) => isOther(part) && !numbered.test(part) && !quarter.test(part)) &&
    findDates(cell).every(({ start, isRange }) => !isRange && /^1[0-8]\d\d$/.test(start ?? ''))
  );
};

/**
 * "屏東縣潮恩鄉中山路 118 號", "浙江省杭湾市临溪区桂雨路77弄6幢301室": the province or the city first, a number of a building or a
 * flat last.
 */
const isEasternAddress = (cell: string) =>
  cell.length < 60 &&
  /^\p{Script=Han}{2,10}[省市縣县區区][\p{Script=Han}\d\s-]{2,40}\d\s?[号號室楼樓栋][\p{Script=Han}\d-]{0,6}$/u.test(
    cell,
  );

/** "Gandía (Valencia)" alone in its cell. */
const isTownWithProvince = (cell: string) =>
  /^\p{Lu}[\p{L}'’ -]{2,25} \(\p{Lu}\p{Ll}[\p{L} ]{2,20}\)$/u.test(cell) && isTown(cell);

const townBehindTitle = (cell: string): string => {
  const [, post = '', town = ''] =
    /^([^,\d]{3,50}), ((?:\d{4,5} )?\p{Lu}[^,]{2,24}(?:, Co\. \p{Lu}\p{L}+)?)$/u.exec(cell) ?? [];
  return titleScore(post) >= 1 && isTown(town) ? town : '';
};

/** The place in the head of a CV that has no known town and no known word of a street: by the form of its text; null if none has it. */
export const placeByForm = (sections: readonly Section[]): { raw: string; line: Line } | null => {
  const lines = sections
    .filter(isContact)
    .flatMap((section) => section.lines)
    .slice(0, headLines);
  const cells = lines.flatMap((line) =>
    withoutContacts(line.text)
      .split(separators)
      .map((cell) => ({
        raw: cell
          .replace(/^\p{L}[\p{L} ]{1,24}: |^\p{Script=Han}{2,6}：/u, '')
          .replace(/[\s,;.]+$/u, '')
          .trim(),
        line,
      })),
  );
  const others = cells.filter(({ line }) => line !== lines[0]);
  return (
    cells.find(({ raw }) => isAddress(raw)) ??
    cells.find(({ raw }) => isEasternAddress(raw)) ??
    others.find(({ raw }) => isTownWithProvince(raw)) ??
    others
      .slice(0, 3)
      .map(({ raw, line }) => ({ raw: townBehindTitle(raw), line }))
      .find(({ raw }) => raw !== '') ??
    null
  );
};
