import { townsOf } from '../../shared/portal/job-facts.ts';
import { explain } from './explain.ts';
import { type ListedJob, loadJobs, type WorkType } from './load-jobs.ts';
import { button, heading, link, make } from './make.ts';
import type { Surroundings } from './surroundings.ts';

/** How many jobs are shown at first, and how many more with each press of the button. */
const jobsAtOnce = 20;
/** A list of up to this many jobs is read faster than a form is used. */
const maxWithoutFilter = 5;

interface JobList {
  /** The open jobs of the page's department, or all. */
  jobs: ListedJob[];
  department: string | null;
  open(job: ListedJob): void;
}

/** The list of jobs with its filters. The element stays the same when a job is opened, so that the way back finds it as it was. */
export function jobList(around: Surroundings, { jobs: all, department, open }: JobList): HTMLElement {
  const { words, service, signal } = around;
  let jobs = all;
  let shown = jobsAtOnce;
  const status = make('p', { role: 'status', class: 'soft count' });
  const list = make('ul', { class: 'jobs' });
  const more = button(words.showMore, 'secondary', () => {
    const next = shown;
    shown += jobsAtOnce;
    update();
    list.children[next]?.querySelector('a')?.focus();
  });

  const search = make('input', { type: 'search', id: 'search', maxlength: 200 });
  const ofDepartment = choiceOf(
    'department',
    words.allDepartments,
    namesIn(all, (job) => [job.department]),
  );
  const ofTown = choiceOf('town', words.allPlaces, namesIn(all, townsIn));
  const workTypes = Object.entries(words.workTypes);
  const ofWorkType = choiceOf(
    'work-type',
    words.anyWorkType,
    workTypes.map(([value]) => value),
    words.workTypes,
  );

  function townsIn(job: ListedJob): string[] {
    return townsOf(job.locations, words);
  }

  function update(): void {
    const asked = plain(search.value).split(/\s+/);
    const found = jobs.filter((job) => {
      const text = plain([job.name, job.department, ...townsIn(job)].join(' '));
      return (
        asked.every((word) => text.includes(word)) &&
        (!ofDepartment.value || job.department === ofDepartment.value) &&
        (!ofTown.value || townsIn(job).includes(ofTown.value))
      );
    });
    status.textContent =
      found.length > 0 ? words.openJobs(found.length) : all.length > 0 ? words.noMatches : words.noJobs;
    list.replaceChildren(...found.slice(0, shown).map(item));
    more.hidden = found.length <= shown;
  }

  function item(job: ListedJob): HTMLElement {
    const title = link(job.urls.portal, job.name, { class: 'title' });
    title.addEventListener('click', (event) => {
      // A new tab gets the page of the portal.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(job);
    });
    const about = [job.department, townsIn(job).join(', ')].filter(Boolean).join(' · ');
    return make('li', { class: 'job' }, title, about && make('p', { class: 'soft' }, about));
  }

  /** How people work is not in a list of jobs, so the service is asked. */
  async function reload(): Promise<void> {
    status.textContent = words.loading;
    const workType = ofWorkType.value as WorkType | '';
    try {
      const loaded = workType ? await loadJobs(service, department, workType) : all;
      if (ofWorkType.value !== workType) return;
      jobs = loaded;
      update();
    } catch (error) {
      if (!signal.aborted) status.textContent = explain(error, words).message;
    }
  }

  const restart = () => {
    shown = jobsAtOnce;
    update();
  };
  search.addEventListener('input', restart);
  for (const choice of [ofDepartment, ofTown]) choice.addEventListener('change', restart);
  ofWorkType.addEventListener('change', () => {
    shown = jobsAtOnce;
    void reload();
  });

  update();
  const labelled = (label: string, control: HTMLElement) =>
    make('div', { class: 'field' }, make('label', { for: control.id }, label), control);
  const several = ({ options }: HTMLSelectElement) => options.length > 2;
  const filters = make(
    'div',
    { class: 'filters', role: 'search' },
    labelled(words.searchLabel, search),
    several(ofDepartment) && labelled(words.department, ofDepartment),
    several(ofTown) && labelled(words.place, ofTown),
    labelled(words.workType, ofWorkType),
  );
  return make(
    'section',
    { class: 'view list' },
    heading(words.openJobsTitle),
    all.length > maxWithoutFilter && filters,
    status,
    list,
    more,
  );
}

function choiceOf(id: string, any: string, values: string[], labels: Record<string, string> = {}) {
  const options = values.map((value) => make('option', { value }, labels[value] ?? value));
  return make('select', { id }, make('option', { value: '' }, any), ...options);
}

const namesIn = (jobs: ListedJob[], read: (job: ListedJob) => (string | null)[]): string[] =>
  [...new Set(jobs.flatMap(read))].filter((name) => name !== null && name !== '').sort() as string[];

/** Without case and accents, so that `Zurich` finds `Zürich`. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
