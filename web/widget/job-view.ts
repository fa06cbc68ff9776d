import { factsOf } from '../../shared/portal/job-facts.ts';
import { button, heading, link, make } from './make.ts';
import type { PublicJob } from './public-calls.ts';
import { readMarkup } from './read-markup.ts';
import type { Surroundings } from './surroundings.ts';

interface JobView {
  job: PublicJob;
  /** Back to the list; absent where the page shows one job. */
  back: (() => void) | undefined;
  apply(): void;
}

/** One job: its facts, its description, and the way to its form. */
export function jobView({ words }: Surroundings, { job, back, apply }: JobView): HTMLElement {
  const facts = factsOf(job, null, 1, words).flatMap(([name, value]) => [
    make('dt', {}, name),
    make('dd', {}, value),
  ]);
  const { benefits } = job.job_details;
  const applyPart = () =>
    job.accepts_applications
      ? make(
          'p',
          {},
          button(words.apply, 'primary', apply),
          ' ',
          link(`${job.urls.portal}/chat`, words.applyInChat, { class: 'beside' }),
        )
      : make('p', { class: 'notice' }, words.notAccepting);
  const text = descriptionOf(job);
  return make(
    'section',
    { class: 'view job', lang: job.language },
    back && button(words.backToJobs, 'back', back),
    heading(job.name),
    make('dl', { class: 'facts' }, ...facts),
    applyPart(),
    text,
    benefits.length > 0 && make('h3', {}, words.benefits),
    benefits.length > 0 && make('ul', {}, ...benefits.map((one) => make('li', {}, one))),
    (text ?? benefits[0]) !== undefined && applyPart(),
  );
}

/** The description as elements, or as it was written where the page allows no markup. */
function descriptionOf({
  job_details: { description, description_html },
}: PublicJob): HTMLElement | undefined {
  if (!description_html) return undefined;
  const markup = readMarkup(description_html);
  if (markup) {
    const text = make('div', { class: 'text' });
    text.append(markup);
    return text;
  }
  return make('div', { class: 'text plain' }, description ?? '');
}
