import { addEmploymentType, addPlaces, addRegions, addSalary } from './add-facts.ts';
import { type Findings, newFindings, type Reading } from './findings.ts';
import { readShortThings } from './read-lines.ts';
import { readPlaces, readRegions } from './read-place.ts';
import { readSchemaRequirements } from './read-requirements.ts';
import { readBaseSalary } from './read-salary.ts';
import { readWorkType } from './read-words.ts';
import { isNode, list, type SchemaNode, textIn, textsIn } from './schema-node.ts';
import { descriptionToMarkdown } from './to-markdown.ts';

/** The facts of a schema.org JobPosting, by the rules of the search engines. */
export function readJobPosting(node: SchemaNode, reading: Reading): Findings {
  const found = newFindings();
  const { facts, warnings } = found;
  const details = facts.job_details;

  const name = textIn(node.title) ?? textIn(node.name);
  if (name !== null) facts.name = name;
  const department = isNode(node.employmentUnit) ? textIn(node.employmentUnit) : null;
  if (department !== null) facts.department = department;
  const openings = Number(textIn(node.totalJobOpenings) ?? Number.NaN);
  if (Number.isInteger(openings)) facts.openings = openings;

  details.description = readDescription(node, reading.url);
  readWork(node, found);
  readSalary(node, found);
  const benefits = textsIn(node.jobBenefits).flatMap((text) => readShortThings(text, 200));
  if (benefits.length > 0) details.benefits = benefits;
  const requirements = readSchemaRequirements(node);
  if (requirements.length > 0) facts.requirements = requirements;

  const end = readEnd(textIn(node.validThrough));
  if (end !== null && end < reading.now) warnings.add('posting_expired');
  else if (end !== null) facts.visibility.closes_at = end.toISOString();
  return found;
}

function readDescription(node: SchemaNode, base: string): string | null {
  const parts = (value: unknown) =>
    list(value).map((part) => {
      if (isNode(part) && typeof part.markdown === 'string') return part.markdown;
      return descriptionToMarkdown(textIn(part) ?? '', base);
    });
  const whole = parts(node.description).join('\n\n').trim();
  if (whole) return whole;
  // Some pages have it only in parts.
  return [...parts(node.responsibilities), ...parts(node.qualifications)].join('\n\n').trim() || null;
}

function readWork(node: SchemaNode, found: Findings): void {
  addEmploymentType(found, textsIn(node.employmentType));
  addPlaces(found, readPlaces(node.jobLocation));

  const arrangement = textsIn(node.jobLocationType);
  const isType = (workType: string) => arrangement.some((one) => readWorkType(one) === workType);
  if (isType('hybrid')) found.facts.job_details.work_type = 'hybrid';
  else if (isType('remote')) found.facts.job_details.work_type = 'remote';
  addRegions(found, list(node.applicantLocationRequirements).flatMap(readArea));
}

/** The name of a Country or an AdministrativeArea, or a place with an address. */
function readArea(area: unknown): string[] {
  if (!isNode(area) || textIn(area.name) !== null) return readRegions(area);
  const [place] = readPlaces(area).locations;
  const region = place?.country_code ?? place?.region;
  return region ? [region] : [];
}

function readSalary(node: SchemaNode, found: Findings): void {
  addSalary(found, readBaseSalary(node, found.facts.locations?.[0]?.country_code ?? null));
  const note = textsIn(node.incentiveCompensation ?? node.incentives).join(' ');
  if (note && note.length <= 500) found.facts.job_details.salary_note = note;
}

/** A date without a time is valid until its end. */
function readEnd(text: string | null): Date | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59Z` : text);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9998 ? null : date;
}
