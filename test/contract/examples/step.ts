import type { ErrorCode } from '../../../shared/contracts/errors.ts';
import type { EventName } from '../../../shared/contracts/events.ts';
import type * as routes from '../../../shared/routes/route-table.ts';
import type { Api } from '../../support/local-stage.ts';

export type Operation = keyof typeof routes;

/** The responses so far, by operation or by the name of their step, and the addresses of the helper servers. */
export interface Recorded {
  /** Takes webhook deliveries. */
  hookUrl: string;
  /** A careers site with one job posting. */
  siteUrl: string;
  etags: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a step reads any field of an earlier answer
  [name: string]: any;
}

/** A value, or a function that takes it from earlier responses. */
export type From<T> = T | ((recorded: Recorded) => T);

/** One request of the story, and what comes of it. */
export interface Step {
  operation: Operation;
  /** A step with a name of its own moves the story on; the one without is the operation's example. */
  name?: string;
  /** Who sends it; the server of the organization unless said otherwise. */
  by?: 'server' | 'page' | 'nobody' | 'reader' | 'hurried' | 'person';
  params?: From<Record<string, string>>;
  query?: Record<string, string>;
  headers?: From<Record<string, string>>;
  body?: From<object>;
  /** What of a long answer is worth showing. */
  shows?: (body: Recorded[string]) => object;
  /** Events that must have been delivered before the story goes on. */
  causes?: EventName[];
  /** The code that it is refused with, and whose example it gives. */
  refusal?: ErrorCode;
  /** Done after the answer, such as the PUT of a file. */
  afterwards?: (recorded: Recorded) => Promise<unknown>;
  /** The story goes on when this is so. */
  until?: (api: Api, recorded: Recorded) => Promise<boolean>;
}

/** The id in the path, from an earlier answer. */
export const idOf =
  (name: string, field = 'id') =>
  (recorded: Recorded): Record<string, string> => ({ id: recorded[name][field] });
