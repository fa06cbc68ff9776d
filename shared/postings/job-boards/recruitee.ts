import { addEmploymentType, addPlaces, addRegions, addSalary } from '../add-facts.ts';
import { type Findings, newFindings, type Reading } from '../findings.ts';
import { mergePlaces, readPlaces } from '../read-place.ts';
import { salaryOf } from '../read-salary.ts';
import { readExperienceLevel } from '../read-words.ts';
import { isNode, list, type SchemaNode, textIn, textsIn } from '../schema-node.ts';
import { descriptionToMarkdown } from '../to-markdown.ts';
import { type Answer, isSlug, type JobBoard, segmentsOf } from './job-board.ts';

/** `{company}.recruitee.com/o/{offer}`. */
export function recruiteeBoard(url: URL): JobBoard | null {
  const company = /^([a-z\d-]{1,63})\.recruitee\.com$/.exec(url.hostname)?.[1];
  const [letter, offer] = segmentsOf(url);
  if (!company || letter !== 'o' || !isSlug(offer)) return null;
  return {
    source: 'recruitee',
    endpoint: `https://${company}.recruitee.com/api/offers/${offer}`,
    read(answer, reading) {
      const job = isNode(answer) && isNode(answer.offer) ? answer.offer : null;
      return job && textIn(job.title) ? readRecruitee(job, reading) : null;
    },
  };
}

function readRecruitee(job: Answer, { url }: Reading): Findings {
  const found = newFindings();
  const { facts } = found;
  const texts = [job.description, job.requirements].flatMap((part) => textIn(part) ?? []);
  facts.name = textIn(job.title) ?? undefined;
  facts.department = textIn(job.department) ?? undefined;
  facts.job_details.description = texts.map((text) => descriptionToMarkdown(text, url)).join('\n\n');
  facts.job_details.experience_level = readExperienceLevel(textIn(job.experience_code) ?? '');
  // Each is a separate check box; the work type is known only when exactly one is checked.
  const boxes = (['remote', 'hybrid', 'on_site'] as const).filter((box) => job[box] === true);
  const [box] = boxes;
  if (box && boxes.length === 1) facts.job_details.work_type = box === 'on_site' ? 'onsite' : box;
  addEmploymentType(found, textsIn(job.employment_type_code));

  const places = list(job.locations).filter(isNode);
  const shown = places.length > 0 ? places : [job];
  addPlaces(found, mergePlaces(shown.flatMap((place) => readPlaces(addressOf(place)).locations)));
  const countries = (facts.locations ?? []).flatMap(({ country_code }) => country_code ?? []);
  addRegions(found, facts.job_details.work_type === 'remote' ? countries : []);

  const [salary] = list(job.salary).filter(isNode);
  if (salary) {
    const { min, max, currency, period } = salary;
    addSalary(found, salaryOf({ min, max, currency, period }, countries[0] ?? null));
  }
  return found;
}

const addressOf = ({
  street,
  postal_code,
  city,
  state,
  state_name,
  country,
  country_code,
}: SchemaNode): SchemaNode => ({
  streetAddress: street,
  postalCode: postal_code,
  addressLocality: city,
  addressRegion: state ?? state_name,
  addressCountry: country_code ?? country,
});
