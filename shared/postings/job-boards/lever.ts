import { addEmploymentType, addSalary } from '../add-facts.ts';
import { addLocationLines } from '../add-location-lines.ts';
import { type Findings, newFindings, type Reading } from '../findings.ts';
import { readCountry } from '../read-place.ts';
import { salaryOf } from '../read-salary.ts';
import { readWorkType } from '../read-words.ts';
import { isNode, list, textIn, textsIn } from '../schema-node.ts';
import { descriptionToMarkdown } from '../to-markdown.ts';
import { type Answer, isSlug, type JobBoard, segmentsOf } from './job-board.ts';

/** `jobs.lever.co/{site}/{id}`, and the same for Europe. */
export function leverBoard(url: URL): JobBoard | null {
  const [, region = ''] = /^jobs(\.eu)?\.lever\.co$/.exec(url.hostname) ?? [null, null];
  const [site, id = ''] = segmentsOf(url);
  if (region === null || !isSlug(site) || !/^[\da-f-]{36}$/i.test(id)) return null;
  return {
    source: 'lever',
    endpoint: `https://api${region}.lever.co/v0/postings/${site}/${id}?mode=json`,
    read: (answer, reading) => (isNode(answer) && textIn(answer.text) ? readLever(answer, reading) : null),
  };
}

function readLever(job: Answer, { url }: Reading): Findings {
  const found = newFindings();
  const { facts } = found;
  const [categories = {}] = list(job.categories).filter(isNode);
  facts.name = textIn(job.text) ?? undefined;
  facts.department = textIn(categories.department) ?? textIn(categories.team) ?? undefined;
  facts.job_details.description = descriptionToMarkdown(wholeHtml(job), url);
  facts.job_details.work_type = readWorkType(textIn(job.workplaceType) ?? '');
  addEmploymentType(found, textsIn(categories.commitment));
  const places = textsIn(categories.allLocations);
  addLocationLines(found, places.length > 0 ? places : textsIn(categories.location));

  // If the posting has one place, its country is the posting's.
  const [place, ...others] = facts.locations ?? [];
  const country = readCountry(job.country);
  if (place && others.length === 0 && place.country_code === null && country !== null) {
    facts.locations = [
      { ...place, city: place.city ?? place.name ?? null, name: null, country_code: country },
    ];
    found.warnings.delete('location_unclear');
  }
  const [range] = list(job.salaryRange).filter(isNode);
  if (range) addSalary(found, salaryOf(rangeOf(range), country));
  return found;
}

const rangeOf = ({ min, max, currency, interval }: Answer) => ({ min, max, currency, period: interval });

/** The body consists of an opening, lists with headings, and a closing. */
function wholeHtml(job: Answer): string {
  const lists = list(job.lists)
    .filter(isNode)
    .map((part) => `<h3>${textIn(part.text) ?? ''}</h3><ul>${textIn(part.content) ?? ''}</ul>`);
  return [textIn(job.description) ?? '', ...lists, textIn(job.additional) ?? ''].join('\n');
}
