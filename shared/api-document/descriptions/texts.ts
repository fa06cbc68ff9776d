/** A sentence about a field, or the sentence and an example for a field that no recorded example has a value for. */
export type Text = string | readonly [sentence: string, example: unknown];

/** Texts by `Schema.field`, or by the name of a parameter. */
export type Texts = Record<string, Text>;
