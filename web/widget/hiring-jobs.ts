import { applicationForm, receivedView } from './application-form.ts';
import { explain } from './explain.ts';
import { jobList } from './job-list.ts';
import { jobView } from './job-view.ts';
import { type ListedJob, loadJobs } from './load-jobs.ts';
import { loadWords } from './load-words.ts';
import { button, heading, make } from './make.ts';
import { openService, type PublicJob } from './public-calls.ts';
import style from './style.css';
import type { Surroundings, WidgetEvents } from './surroundings.ts';

/** The address of the API, from that of this script: …/widget/v1/hiring-jobs.js */
const ownBaseUrl = new URL('../..', import.meta.url).href.replace(/\/$/, '');
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);

/** The state of a page's history when a job of the list is open. */
const stateKey = 'hiringJobs';

/**
 * `<hiring-jobs publishable-key base-url job department lang>`: the open jobs of an organization, each with its form, on a page of
 * its career site.
 */
class HiringJobs extends HTMLElement {
  static readonly observedAttributes = ['publishable-key', 'base-url', 'job', 'department', 'lang'];
  readonly #view = make('div', { class: 'root' });
  #running = new AbortController();
  #isQueued = false;
  /** Whether something was shown before, so that the focus may move. */
  #hasShown = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    // The host's own content, such as a link to the portal, is shown when the jobs cannot be.
    root.append(this.#view, make('slot', { hidden: true }));
  }

  connectedCallback(): void {
    this.#queue();
  }

  disconnectedCallback(): void {
    this.#running.abort();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#queue();
  }

  /** Starts anew once for all changes of attributes. */
  #queue(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      this.#running.abort();
      this.#running = new AbortController();
      if (this.isConnected) void this.#start(this.#running.signal);
    });
  }

  async #start(signal: AbortSignal): Promise<void> {
    const words = await loadWords(this.lang || document.documentElement.lang || navigator.language);
    if (signal.aborted) return;
    this.#view.lang = words.language;
    this.#hasShown = false;
    this.#showFallback(false);
    this.#view.replaceChildren(make('p', { role: 'status', class: 'soft' }, words.loading));
    const key = this.getAttribute('publishable-key')?.trim() ?? '';
    const baseUrl = (this.getAttribute('base-url') || ownBaseUrl).replace(/\/+$/, '');
    // Any other key must not be in a page, and is sent nowhere.
    if (!key.startsWith('pk_svc_') || !/^https?:/.test(baseUrl)) {
      const message = 'publishable-key must begin with pk_svc_, and base-url with http.';
      this.#emit('hiring:error', { code: 'setup', message });
      this.#view.replaceChildren(make('p', { class: 'alert' }, `${words.badKey} (${message})`));
      return this.#showFallback(true);
    }
    const around: Surroundings = {
      service: openService(baseUrl, key, signal),
      words,
      signal,
      emit: (name, detail) => this.#emit(name, detail),
      show: (view) => this.#show(view),
    };
    void this.#run(around);
  }

  async #run(around: Surroundings): Promise<void> {
    const { service, words, signal, emit } = around;
    const only = this.getAttribute('job');
    const department = this.getAttribute('department');
    const back = only ? undefined : () => void showList();
    let list: HTMLElement | undefined;
    /** By job, so that going back and forth keeps what was entered. */
    const forms = new Map<string, HTMLElement>();

    const attempt = async (work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        if (signal.aborted) return;
        const { code, message, isPassing } = explain(error, words);
        emit('hiring:error', { code, message });
        const view = make('section', { class: 'view error' }, heading(words.openJobsTitle));
        view.append(make('p', { class: 'alert', role: 'alert' }, message));
        if (isPassing) view.append(button(words.tryAgain, 'primary', () => void attempt(work)));
        if (list && back) view.append(button(words.backToJobs, 'back', back));
        this.#show(view);
        this.#showFallback(true);
      }
    };
    const showList = () =>
      attempt(async () => {
        if (!list) {
          const jobs = await loadJobs(service, department);
          list = jobList(around, { jobs, department, open });
          emit('hiring:loaded', { jobs: jobs.length });
        }
        this.#show(list);
      });
    const open = (job: ListedJob): void => {
      if (!emit('hiring:open', { job_id: job.id, url: job.urls.portal })) return;
      history.pushState({ ...history.state, [stateKey]: job.id }, '');
      void showJob(job.id);
    };
    const showJob = (id: string) =>
      attempt(async () => {
        const job = await service.getJob(id);
        viewJob(job);
      });
    const viewJob = (job: PublicJob): void => {
      emit('hiring:viewed', { job_id: job.id, view: 'job' });
      const apply = () => {
        const form = forms.get(job.id) ?? applicationForm(around, { job, back: () => viewJob(job), arrived });
        forms.set(job.id, form);
        emit('hiring:viewed', { job_id: job.id, view: 'form' });
        this.#show(form);
      };
      const arrived: Parameters<typeof applicationForm>[1]['arrived'] = (outcome) => {
        forms.delete(job.id);
        this.#show(receivedView(around, { job, arrived: outcome, back: toList }));
      };
      this.#show(jobView(around, { job, back: toList, apply }));
    };
    /** The browser's own way back, where the list was left by the way forward. */
    const toList = back && (() => (history.state?.[stateKey] ? history.back() : back()));

    const go = (state: unknown) => {
      const id = (state as Record<string, unknown> | null)?.[stateKey];
      return typeof id === 'string' ? showJob(id) : showList();
    };
    if (only) return showJob(only);
    globalThis.addEventListener('popstate', ({ state }) => void go(state), { signal });
    return go(history.state);
  }

  #show(view: HTMLElement): void {
    this.#showFallback(false);
    this.#view.replaceChildren(view);
    if (this.#hasShown) view.querySelector('h2')?.focus();
    this.#hasShown = true;
  }

  #showFallback(isShown: boolean): void {
    const slot = this.shadowRoot?.querySelector('slot');
    if (slot) slot.hidden = !isShown;
  }

  #emit<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): boolean {
    const cancelable = name === 'hiring:open';
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }
}

// A page may load the script twice.
if (!customElements.get('hiring-jobs')) customElements.define('hiring-jobs', HiringJobs);
