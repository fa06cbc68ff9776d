import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** Changes with every change of the schema; it is recorded with every scan that a model read. */
export const answerVersion = '1';

const line = v.pipe(v.number(), v.integer());
export const written = v.object({ value: v.string(), line });
/** A value with the number of its line. Null when the model omits it. */
export const cited = v.nullish(written, null);
/** A range of lines, both ends inclusive: long text is cited and never copied. */
const range = v.object({ from: line, to: line });
const block = v.nullish(range, null);
/** No CV or posting has more of anything. */
const maxItems = 500;
export const many = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.nullish(v.pipe(v.array(schema), v.maxLength(maxItems)), []);

const dated = { start_date: cited, end_date: cited };

/** One schema per call; the three calls run concurrently. */
export const answerSchemas = {
  person: v.object({
    name: cited,
    label: cited,
    location: cited,
    summary: block,
    skills: many(written),
    languages: many(v.object({ language: written, level: cited })),
  }),
  work: v.object({
    work: many(
      v.object({
        position: cited,
        name: cited,
        location: cited,
        ...dated,
        current_line: v.nullish(line, null),
        summary: block,
        highlights: many(range),
      }),
    ),
  }),
  background: v.object({
    education: many(v.object({ institution: cited, area: cited, study_type: cited, ...dated, score: cited })),
    certificates: many(v.object({ name: written, issuer: cited, date: cited })),
    projects: many(v.object({ name: written, ...dated, description: block, highlights: many(range) })),
    publications: many(v.object({ name: written, publisher: cited, release_date: cited })),
    awards: many(v.object({ title: written, awarder: cited, date: cited })),
    volunteer: many(
      v.object({
        organization: cited,
        position: cited,
        ...dated,
        current_line: v.nullish(line, null),
        highlights: many(range),
      }),
    ),
  }),
} as const;
export type Part = keyof typeof answerSchemas;
export type Answers = { [Name in Part]: v.InferOutput<(typeof answerSchemas)[Name]> };
export type Cited = v.InferOutput<typeof written>;
export type Range = v.InferOutput<typeof range>;

type JsonNode = { [key: string]: unknown };

/**
 * The schema in the form of the providers' strict modes: every field required, no additional fields, no defaults, no
 * lengths.
 */
export function strictJsonSchema(schema: v.GenericSchema): JsonNode {
  return strict(toJsonSchema(schema, { errorMode: 'throw', ignoreActions: ['max_length'] }) as JsonNode);
}

function strict({ $schema: _, default: _default, ...node }: JsonNode): JsonNode {
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'properties' ? each(value as JsonNode) : deep(value),
    ]),
  );
  if (!inner.properties) return inner;
  return { ...inner, required: Object.keys(inner.properties), additionalProperties: false };
}

const each = (properties: JsonNode) =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, strict(value as JsonNode)]));
const deep = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(deep);
  return value !== null && typeof value === 'object' ? strict(value as JsonNode) : value;
};
