import type { GenericSchema } from 'valibot';

/** A sentence about a field, or the sentence and an example for a field that no recorded example has a value for. */
export type Text = string | readonly [sentence: string, example: unknown];

/** Texts by `Schema.field`, or by the name of a parameter. */
export type Texts = Record<string, Text>;

/** The parts of the OpenAPI document about a resource that its rows in the route table lack. Each entry has a name. */
export interface Entries {
  /** The subject of the calls of a tag. */
  tags: string;
  /** A schema with a name of its own in the document. */
  schemas: GenericSchema;
  /** A name for a part that is shorter or truer than the one that the schema and the property around it imply. */
  parts: string;
  /** The schemas whose texts a schema shares, unless it has its own. */
  like: readonly string[];
  /** The content of the response to a call, and the description of the call if its row has a summary only. */
  operations: { description?: string; returns: string };
  /** A parameter by operation or tag and name, or by its name alone. */
  parameters: Text;
  /** A field by schema and name, or by its name alone. */
  fields: Text;
}

/** The names and texts of a resource. */
export type Descriptions = { readonly [Kind in keyof Entries]?: Record<string, Entries[Kind]> };
