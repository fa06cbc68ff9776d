import { addSalary } from '../add-facts.ts';
import { addLocationLines } from '../add-location-lines.ts';
import { type Findings, newFindings, type Reading } from '../findings.ts';
import { salaryOf } from '../read-salary.ts';
import { isNode, list, textIn } from '../schema-node.ts';
import { descriptionToMarkdown } from '../to-markdown.ts';
import { type Answer, isSlug, type JobBoard, segmentsOf } from './job-board.ts';

/** `boards.greenhouse.io/{board}/jobs/{id}`, its newer hosts, and the form that is embedded in other sites. */
export function greenhouseBoard(url: URL): JobBoard | null {
  if (!/^(job-)?boards(\.eu)?\.greenhouse\.io$/.test(url.hostname)) return null;
  const [first, second, third] = segmentsOf(url);
  const isEmbedded = first === 'embed';
  const board = isEmbedded ? url.searchParams.get('for') : first;
  const id = isEmbedded ? url.searchParams.get('token') : second === 'jobs' ? third : null;
  return greenhouseJob(board ?? '', id ?? '');
}

/** A posting inside a company's own site: the page loads the board's script and has the id in its address. */
export function embeddedGreenhouse(url: URL, scripts: string[]): JobBoard | null {
  const id = url.searchParams.get('gh_jid') ?? '';
  const board = scripts
    .map((script) => /greenhouse\.io\/embed\/job_board\/js\?for=([\w.-]{1,100})/.exec(script)?.[1])
    .find(Boolean);
  return greenhouseJob(board ?? '', id);
}

function greenhouseJob(board: string, id: string): JobBoard | null {
  if (!isSlug(board) || !/^\d{1,20}$/.test(id)) return null;
  return {
    source: 'greenhouse',
    endpoint: `https://boards-api.greenhouse.io/v1/boards/${board}/jobs/${id}?pay_transparency=true`,
    read: (answer, reading) =>
      isNode(answer) && textIn(answer.title) ? readGreenhouse(answer, reading) : null,
  };
}

function readGreenhouse(job: Answer, { url }: Reading): Findings {
  const found = newFindings();
  const { facts } = found;
  facts.name = textIn(job.title) ?? undefined;
  facts.department = textIn(job.departments) ?? undefined;
  // The HTML is escaped twice.
  facts.job_details.description = descriptionToMarkdown(textIn(job.content) ?? '', url);
  addLocationLines(found, [textIn(job.location) ?? '']);

  const ranges = list(job.pay_input_ranges).filter(isNode);
  const [range] = ranges;
  if (ranges.length > 1) found.warnings.add('several_salaries');
  else if (range) {
    const inUnits = (cents: unknown) => (typeof cents === 'number' ? cents / 100 : null);
    const country = facts.locations?.[0]?.country_code ?? null;
    const given = {
      min: inUnits(range.min_cents),
      max: inUnits(range.max_cents),
      currency: range.currency_type,
    };
    addSalary(found, salaryOf({ ...given, period: range.title }, country));
  }
  return found;
}
