import { addEmploymentType, addPlaces, addRegions } from '../add-facts.ts';
import { type Findings, newFindings, type Reading } from '../findings.ts';
import { readLines } from '../read-lines.ts';
import { mergePlaces, readPlaces } from '../read-place.ts';
import { readWorkType } from '../read-words.ts';
import { isNode, list, type SchemaNode, textIn, textsIn } from '../schema-node.ts';
import { descriptionToMarkdown } from '../to-markdown.ts';
import { type Answer, isSlug, type JobBoard, segmentsOf } from './job-board.ts';

/** `apply.workable.com/{account}/j/{shortcode}`. */
export function workableBoard(url: URL): JobBoard | null {
  const [account, letter, code] = segmentsOf(url);
  if (url.hostname !== 'apply.workable.com' || letter !== 'j' || !isSlug(account) || !isSlug(code))
    return null;
  return {
    source: 'workable',
    endpoint: `https://apply.workable.com/api/v2/accounts/${account}/jobs/${code}`,
    read: (answer, reading) =>
      isNode(answer) && textIn(answer.title) ? readWorkable(answer, reading) : null,
  };
}

function readWorkable(job: Answer, { url }: Reading): Findings {
  const found = newFindings();
  const { facts } = found;
  const texts = [job.description, job.requirements, job.benefits].flatMap((part) => textIn(part) ?? []);
  facts.name = textIn(job.title) ?? undefined;
  facts.department = textIn(job.department) ?? undefined;
  facts.job_details.description = texts.map((text) => descriptionToMarkdown(text, url)).join('\n\n');
  facts.job_details.work_type =
    readWorkType(textIn(job.workplace) ?? '') ?? (job.remote === true ? 'remote' : null);
  const benefits = readLines(textIn(job.benefits) ?? '').filter((line) => line.length <= 200);
  if (benefits.length > 1) facts.job_details.benefits = benefits;
  addEmploymentType(found, textsIn(job.type));

  const shown = list(job.locations)
    .filter(isNode)
    .filter(({ hidden }) => hidden !== true);
  const places = shown.length > 0 ? shown : list(job.location).filter(isNode);
  const { locations, warnings } = mergePlaces(
    places.flatMap((place) => readPlaces(addressOf(place)).locations),
  );
  // The place of a remote job is the region in which the worker may live.
  if (facts.job_details.work_type !== 'remote') addPlaces(found, { locations, warnings });
  addRegions(
    found,
    facts.job_details.work_type === 'remote'
      ? locations.flatMap(({ country_code }) => country_code ?? [])
      : [],
  );
  return found;
}

const addressOf = ({ city, region, country, countryCode, country_code }: SchemaNode): SchemaNode => ({
  addressLocality: city,
  addressRegion: region,
  addressCountry: countryCode ?? country_code ?? country,
});
