import type { Api } from '../../../support/local-stage.ts';

/** What a call of a route needs beside its key. */
export interface RouteRequest {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Waits for what workers do after the answer, where no list shows that they are still at it. */
  takesEffect?: () => Promise<void>;
  /** The path of what the call creates, where no list shows it. */
  madeAt?: (answer: { id: string }) => string;
}

/** Makes a valid request of one endpoint for the organization behind `api`; each call makes another one. */
export type MakeRequest = (api: Api) => Promise<RouteRequest>;

/** Of one file of the route table; a row that takes neither parameters nor a body needs none. */
export type Requests<Rows> = { [Name in keyof Rows]?: MakeRequest };

let made = 0;
/** No two requests are alike. */
export const uniqueName = () => `Nurse ${++made}`;
