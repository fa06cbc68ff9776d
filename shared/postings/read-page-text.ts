import { detectLanguage } from '../words/detect-language.ts';
import { fold } from '../words/fold.ts';
import { employmentLabels, locationLabels, payWords, salaryLabels } from '../words/posting-words.ts';
import { addEmploymentType, addSalary } from './add-facts.ts';
import { addLocationLines } from './add-location-lines.ts';
import { type Findings, newFindings, type Reading } from './findings.ts';
import { isApplyText, looksLikeJob } from './job-signs.ts';
import { labelledFacts } from './labelled-facts.ts';
import { type Element, elementsIn, findElement, rawTextOf, squeeze, textOf } from './parse-html.ts';
import { plainLines, readLines } from './read-lines.ts';
import { readSalaryText } from './read-salary-text.ts';
import { isOnlyWords, readEmploymentTypes, readWorkType } from './read-words.ts';
import { readableRegion } from './readable-region.ts';
import { toMarkdown } from './to-markdown.ts';

const labels = {
  location: new RegExp(locationLabels),
  employment: new RegExp(employmentLabels),
  salary: new RegExp(salaryLabels),
  department:
    /^department$|^team$|^abteilung$|^(fach)?bereich$|^departement$|^service$|^departamento$|^area$|^reparto$|^afdeling$|^dzial$/,
  workplace:
    /^work(place| ?model| ?mode| arrangement)( type)?$|^remote$|^arbeitsmodell$|^teletravail$|^modalidad$|^modalita$|^tryb pracy$/,
} as const;

/** Matches a line about pay, and not one about a budget or a company's revenue. */
const aboutPay = new RegExp(`\\b(${payWords})\\b`);
const notPay = /\b(bonus|budget|allowance|revenue|funding|referral|sign on|umsatz|discount|401|equity)\b/;

/**
 * Reads one job posting from a page's main text by rules alone; null when the page does not read like one. Only text
 * that is marked as a fact becomes one; everything else stays in the description.
 */
export function readPageText(root: Element, reading: Reading): Findings | null {
  const region = readableRegion(root);
  const name = readName(root, region);
  const markdown = toMarkdown(region, reading.url);
  if (name === null || markdown.length < 300) return null;
  const lines = plainLines(markdown).slice(0, 5000);
  if (!looksLikeJob(root, reading.url, name, lines)) return null;

  const found = newFindings();
  const { facts, warnings } = found;
  warnings.add('text_only');
  facts.name = name;
  facts.job_details.description = withoutButtons(withoutName(markdown, name));
  const language = detectLanguage(lines.join('\n').slice(0, 20_000)) ?? htmlLanguage(root);
  if (language !== null) facts.language = language;

  const pairs = labelledFacts(region, lines).map(([label, value]) => [fold(label), value] as const);
  const labelled = (label: keyof typeof labels) => [
    ...new Set(pairs.filter(([one]) => labels[label].test(one)).map(([, value]) => value)),
  ];
  const [department, ...otherDepartments] = labelled('department');
  if (department && otherDepartments.length === 0) facts.department = department;
  const short = lines.filter((line) => line.length <= 30 && isOnlyWords(line));
  const typed = [...labelled('employment'), ...short].filter(
    (text) => readEmploymentTypes([text]).length > 0,
  );
  addEmploymentType(found, typed);
  const workTypes = new Set([...labelled('workplace'), ...short].flatMap((text) => readWorkType(text) ?? []));
  const [workType, ...otherTypes] = workTypes;
  if (workType && otherTypes.length === 0) facts.job_details.work_type = workType;
  addLocationLines(found, labelled('location').slice(0, 1));

  const country = facts.locations?.[0]?.country_code ?? null;
  const paid = labelled('salary');
  const lineOfPay = lines.filter(
    (line) => line.length <= 300 && aboutPay.test(fold(line)) && !notPay.test(fold(line)),
  );
  const salaries = [...new Set(paid.length > 0 ? paid : lineOfPay)].map((line) =>
    readSalaryText(line, country),
  );
  const sure = salaries.filter(({ salary }) => Object.keys(salary).length > 0);
  if (sure.length > 1) warnings.add('several_salaries');
  else addSalary(found, sure[0] ?? salaries[0] ?? { salary: {}, warnings: [] });
  return found;
}

const generic =
  /^(careers?|jobs?|join us|open positions?|vacanc(y|ies)|karriere|stellenangebote|offres d'emploi|apply( now)?|home|404|not found)$/;

/** The page's heading; otherwise its title for sharing or in the tab, without the name of the site after it. */
function readName(root: Element, region: Element): string | null {
  const meta = findElement(
    root,
    ({ name, attributes }) => name === 'meta' && attributes.property === 'og:title',
  );
  const title = findElement(root, ({ name }) => name === 'title');
  const shared = squeeze((meta?.attributes.content ?? '').slice(0, 500));
  const tab = title ? squeeze(rawTextOf(title).slice(0, 500)) : '';
  const headings = [...elementsIn(region)]
    .filter(({ name }) => name === 'h1')
    .slice(0, 5)
    .map((heading) => textOf(heading, 300));
  const inTitle = headings.find((text) => text !== '' && `${shared}\n${tab}`.includes(text));
  const withoutSite = (text: string) => text.split(/\s+[|–—·]\s+|\s+-\s+(?=[^-]*$)/)[0] ?? '';
  const candidates = [inTitle, ...headings, withoutSite(shared), withoutSite(tab)];
  return (
    candidates.find(
      (text) =>
        text !== undefined && /\p{L}{3}/u.test(text) && text.length <= 200 && !generic.test(fold(text)),
    ) ?? null
  );
}

/** The name is a separate field; the description does not repeat it at its beginning. */
function withoutName(markdown: string, name: string): string {
  const [first = '', ...rest] = markdown.split('\n');
  return readLines(first.replace(/^#+ /, ''))[0] === name ? rest.join('\n').trim() : markdown;
}

/** Their links would lead applicants back to the imported page. */
const withoutButtons = (markdown: string): string =>
  markdown
    .split('\n\n')
    .filter((block) => !isApplyText(block.replace(/^\[(.*)\]\(<[^<>]*>\)$/, '$1')))
    .join('\n\n');

function htmlLanguage(root: Element): string | null {
  const lang = findElement(root, ({ name }) => name === 'html')?.attributes.lang ?? '';
  return /^([a-z]{2})(?:[-_]|$)/i.exec(lang)?.[1]?.toLowerCase() ?? null;
}
