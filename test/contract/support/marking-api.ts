import * as v from 'valibot';
import type { Route } from '../../../shared/routes/route.ts';
import type { Api, ApiAnswer } from '../../support/local-stage.ts';
import { fillFreeText, isMarked, mark, textsIn } from './free-text.ts';
import { routes } from './route-calls.ts';

const isPath = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/\{\w+\+\}/g, '.+').replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
const routeOf = (method: string, path: string) =>
  routes.find(([, route]) => route.method === method && isPath(route.path, path))?.[1];

/** What a call needs as it is: addresses that are called, what makes a robot, what things are found by, what rules join, fields to define. */
const needed =
  /(^|\.)((url|honeypot|external_id|email|kind|filename|answers|application_form|locale)$|custom_fields(\.|$))/;

/** Each file of a body gets a marked name; an application without files gets one. */
function nameFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nameFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'filename' ? `${mark()}.${String(part).split('.').at(-1)}` : nameFiles(part),
    ]),
  );
}
const withFiles = (route: Route, body: unknown) => {
  const files = { attachments: [{ kind: 'other', filename: 'file.pdf' }], ...(body as object) };
  return nameFiles(route.body && v.is(route.body, files) ? files : body);
};

/** The body with a mark in each place that takes free text but those, and in the names of its files. */
export const marked = (route: Route, body: unknown, kept: ReadonlySet<string> = new Set()) =>
  fillFreeText(
    route.body as v.GenericSchema,
    withFiles(route, body),
    (path) => needed.test(path) || kept.has(path),
  );

/** The places that a refusal names, and the fields that they are in. */
export const paramsOf = ({ body }: ApiAnswer): string[] =>
  [body?.error?.param, ...(body?.error?.details ?? []).map(({ param }: { param: string }) => param)].flatMap(
    (param) => (typeof param === 'string' ? [param.replace(/\.\d+/g, ''), param.split('.')[0] ?? ''] : []),
  );

/** A client whose every body is marked wherever it can be; what a rule beyond the schema refuses is sent as it was. */
export function markingApi(api: Api, marks: Set<string>): Api {
  const send: Api['send'] = async (method, path, request = {}) => {
    const route = routeOf(method, path);
    if (!route?.body || request.body === undefined) return api.send(method, path, request);
    const kept = new Set<string>();
    for (let round = 0; round < 6; round++) {
      const body = marked(route, request.body, kept);
      const answer = await api.send(method, path, { ...request, body });
      if (answer.status < 400) {
        for (const text of textsIn(body)) if (isMarked(text)) marks.add(text);
        return answer;
      }
      for (const param of paramsOf(answer)) kept.add(param);
    }
    return api.send(method, path, request);
  };
  return {
    send,
    get: (path, headers) => send('GET', path, { headers }),
    post: (path, body, headers) => send('POST', path, { body, headers }),
    patch: (path, body) => send('PATCH', path, { body }),
    remove: (path) => send('DELETE', path),
    page: api.page && markingApi(api.page, marks),
    person: api.person && markingApi(api.person, marks),
  };
}
