import type { CommonWords } from '../../shared/portal/words/en.ts';
import type { Service } from './public-calls.ts';

/** The details of the events by their names. No detail has data of an applicant. */
export interface WidgetEvents {
  'hiring:loaded': { jobs: number };
  /** Before a job of the list is shown; a listener that cancels it shows the job itself. */
  'hiring:open': { job_id: string; url: string };
  'hiring:viewed': { job_id: string; view: 'job' | 'form' };
  'hiring:progress': { job_id: string; sent_bytes: number; total_bytes: number };
  'hiring:applied': { job_id: string; application_id: string };
  'hiring:error': { code: string; message: string };
}

/** What the views share. */
export interface Surroundings {
  service: Service;
  words: CommonWords;
  /** Dispatches an event on the element; returns whether no listener cancelled it. */
  emit<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): boolean;
  /** Replaces the view, and moves the focus to its heading unless the page has just been loaded. */
  show(view: HTMLElement): void;
  /** Ends when the element is removed or its attributes change. */
  signal: AbortSignal;
}
