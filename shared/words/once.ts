/** Calls `make` when its value is first needed, and keeps the value: a function that needs no lexicon loads without building it. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
