/** The texts of a sent form, by the names of its fields. */
export interface FormValues {
  text(name: string): string;
  /** The choices of a question with several answers: a line each. */
  lines(name: string): string[];
}

/** Reads the fields of a form. A question is named `answers.` with its key. */
export function formValues(fields: Record<string, unknown>): FormValues {
  const answers = (fields.answers ?? {}) as Record<string, unknown>;
  const text = (name: string): string => {
    const isAnswer = name.startsWith('answers.');
    const [from, key] = isAnswer ? [answers, name.slice('answers.'.length)] : [fields, name];
    const value = Object.hasOwn(from, key) ? from[key] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { text, lines: (name) => text(name).split('\n').filter(Boolean) };
}
