export type InputTransformer = { inputPathsMap?: Record<string, string>; inputTemplate: string };

type Event = Record<string, unknown>;
const SIMPLE_PATH = /^\$(\.[\w-]+)*$/;
const WHOLE_EVENT = 'aws.events.event.json';

/**
 * The input of a rule's target: the event, one part of it, or a template with parts filled in. Inside quotes a part is
 * inserted as text, elsewhere as JSON.
 */
export function shapeInput(event: Event, inputPath?: string, transformer?: InputTransformer): string {
  if (inputPath) return JSON.stringify(readPath(event, inputPath) ?? null);
  if (!transformer) return JSON.stringify(event);
  const { inputPathsMap = {}, inputTemplate } = transformer;
  const partOf = (name: string) =>
    name === WHOLE_EVENT ? event : readPath(event, inputPathsMap[name] ?? '$');
  return inputTemplate
    .replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
      text.replace(/<([\w.-]+)>/g, (_, name: string) => asText(partOf(name)).slice(1, -1)),
    )
    .replace(/"(?:[^"\\]|\\.)*"|<([\w.-]+)>/g, (match, name?: string) =>
      name === undefined ? match : JSON.stringify(partOf(name) ?? null),
    );
}

/** Throws at deployment for an error that otherwise the first event would cause. */
export function checkInput(inputPath?: string, transformer?: InputTransformer): void {
  const paths = [inputPath ?? '$', ...Object.values(transformer?.inputPathsMap ?? {})];
  const odd = paths.find((path) => !SIMPLE_PATH.test(path));
  if (odd) throw new Error(`The local cloud reads only paths such as $.detail.id, not ${odd}.`);
  const names = [...(transformer?.inputTemplate.matchAll(/<([\w.-]+)>/g) ?? [])].map(
    ([, name]) => name as string,
  );
  const unknown = names.find((name) => name !== WHOLE_EVENT && !(name in (transformer?.inputPathsMap ?? {})));
  if (unknown) throw new Error(`The input template names <${unknown}>, which no input path defines.`);
}

function readPath(event: Event, path: string): unknown {
  const steps = path.split('.').slice(1);
  return steps.reduce<unknown>((value, step) => (value as Event | undefined | null)?.[step], event);
}

/** A JSON string holding the text of a value. */
function asText(value: unknown): string {
  return JSON.stringify(typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value));
}
