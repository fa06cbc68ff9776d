/** The texts of a sent form, by the names of its fields; a field may have several. */
export interface FormValues {
  text(name: string): string;
  all(name: string): string[];
}

/** Reads the fields of a form. A question is named `answers.` with its key. */
export function formValues(fields: Record<string, unknown>): FormValues {
  const answers = (fields.answers ?? {}) as Record<string, unknown>;
  const all = (name: string): string[] => {
    const isAnswer = name.startsWith('answers.');
    const value = ownOf(isAnswer ? answers : fields, isAnswer ? name.slice('answers.'.length) : name);
    return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  };
  return { all, text: (name) => all(name)[0] ?? '' };
}

const ownOf = (from: Record<string, unknown>, name: string) =>
  Object.hasOwn(from, name) ? from[name] : undefined;
