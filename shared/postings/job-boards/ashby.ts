import { addEmploymentType, addPlaces, addSalary } from '../add-facts.ts';
import { addLocationLines } from '../add-location-lines.ts';
import { type Findings, newFindings, type Reading } from '../findings.ts';
import { mergePlaces, readPlaces } from '../read-place.ts';
import { salaryOf } from '../read-salary.ts';
import { readWorkType } from '../read-words.ts';
import { isNode, list, type SchemaNode, textIn, textsIn } from '../schema-node.ts';
import { descriptionToMarkdown } from '../to-markdown.ts';
import { type Answer, isSlug, type JobBoard, segmentsOf } from './job-board.ts';

/**
 * `jobs.ashbyhq.com/{board}/{id}`. Ashby has no endpoint for one posting, so the whole board is fetched and searched.
 */
export function ashbyBoard(url: URL): JobBoard | null {
  const [encoded = '', id = ''] = segmentsOf(url);
  const board = encoded.replaceAll('%20', ' ');
  if (
    url.hostname !== 'jobs.ashbyhq.com' ||
    !isSlug(board.replaceAll(' ', '-')) ||
    !/^[\da-f-]{36}$/i.test(id)
  )
    return null;
  return {
    source: 'ashby',
    endpoint: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`,
    read(answer, reading) {
      const jobs = isNode(answer) && Array.isArray(answer.jobs) ? answer.jobs.filter(isNode) : [];
      const job = jobs.find((one) => one.id === id || textIn(one.jobUrl)?.includes(`/${id}`));
      return job && textIn(job.title) ? readAshby(job, reading) : null;
    },
  };
}

function readAshby(job: Answer, { url }: Reading): Findings {
  const found = newFindings();
  const { facts } = found;
  facts.name = textIn(job.title) ?? undefined;
  facts.department = textIn(job.department) ?? textIn(job.team) ?? undefined;
  facts.job_details.description = descriptionToMarkdown(
    textIn(job.descriptionHtml ?? job.descriptionPlain) ?? '',
    url,
  );
  facts.job_details.work_type =
    readWorkType(textIn(job.workplaceType) ?? '') ?? (job.isRemote === true ? 'remote' : null);
  addEmploymentType(found, textsIn(job.employmentType));

  // An address has more than the displayed line; places without an address keep that line.
  const postal = (place: SchemaNode) =>
    isNode(place.address) ? (place.address.postalAddress ?? place.address) : null;
  const places = [job, ...list(job.secondaryLocations).filter(isNode)];
  addLocationLines(
    found,
    places.flatMap((place) => textIn(place.location) ?? []),
  );
  const addresses = places.map(postal);
  if (found.facts.job_details.work_type !== 'remote' && addresses.every(isNode)) {
    found.warnings.delete('location_unclear');
    addPlaces(found, mergePlaces(addresses.flatMap((address) => readPlaces(address).locations)));
  }
  addSalary(found, readCompensation(job, facts.locations?.[0]?.country_code ?? null));
  return found;
}

function readCompensation({ compensation }: Answer, country: string | null) {
  const components = isNode(compensation) ? list(compensation.summaryComponents).filter(isNode) : [];
  const salaries = components.filter(({ compensationType }) => compensationType === 'Salary');
  const [salary] = salaries;
  if (!salary) return { salary: {}, warnings: [] };
  if (salaries.length > 1) return { salary: {}, warnings: ['several_salaries' as const] };
  const { minValue: min, maxValue: max, currencyCode: currency, interval: period } = salary;
  return salaryOf({ min, max, currency, period }, country);
}
