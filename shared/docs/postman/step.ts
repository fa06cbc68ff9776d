import type * as routes from '../../routes/route-table.ts';
import type { filePuts } from './file-request.ts';

/** One request of the collection. The OpenAPI document has the rest of it. */
export interface Step {
  call: keyof typeof routes | keyof typeof filePuts;
  /** Values of path parameters, instead of the variable of their kind of id. */
  params?: Record<string, string>;
  /** Fields of the body, instead of those of the recorded example. Null omits one. */
  body?: Record<string, unknown>;
  /** Variables with their values, in JavaScript on `body`, instead of the variable for the id of what was created. */
  saves?: Record<string, string>;
  /** A name of its own, for a call that is made several times. */
  name?: string;
  /** The variable of the token that it is sent with, instead of the key of the collection. */
  token?: string;
  /** A condition in JavaScript on `body`, the response. The request is sent again, once a second, until it is true. */
  until?: string;
}

/** Requests with nothing but what the recorded examples have. */
export const plain = (...calls: Step['call'][]): Step[] => calls.map((call) => ({ call }));
