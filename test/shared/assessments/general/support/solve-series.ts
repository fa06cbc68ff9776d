/**
 * Solves a series by trial: every series of the documented kinds within wide bounds is written down and compared with the
 * shown terms. It shares nothing with the generator. The answers are all next terms of those that agree.
 */
type Writer = (length: number) => number[];

const write = (start: readonly number[], next: (before: readonly number[], at: number) => number): Writer => {
  return (length) => {
    const terms = [...start];
    for (let at = start.length; at < length; at++) terms.push(next(terms, at));
    return terms;
  };
};
const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, at) => low + at);

/** Next terms of the series that begin with `shown`, if it is long enough to show a rule of that kind. */
function agreeing(shown: readonly number[], fewest: number, writers: Iterable<Writer>): number[] {
  if (shown.length < fewest) return [];
  const found: number[] = [];
  for (const writer of writers) {
    const terms = writer(shown.length + 1);
    if (shown.every((term, at) => term === terms[at])) found.push(terms[shown.length] ?? 0);
  }
  return found;
}

const near = (a = 0, b = 0, spread = 0) => range(b - a - spread, b - a + spread);

function* byOneRule(shown: readonly number[]): Generator<number> {
  const [a = 0, b = 0, c = 0] = shown;
  yield* agreeing(
    shown,
    3,
    near(a, b).map((d) => write([a], (t, at) => (t[at - 1] ?? 0) + d)),
  );
  const growing = range(-40, 40).map((e) =>
    write([a, b], (t, at) => (t[at - 1] ?? 0) + (b - a) + e * (at - 1)),
  );
  yield* agreeing(shown, 4, growing);
  const products = range(-9, 9).map((k) => write([a, b], (t, at) => (t[at - 1] ?? 0) * k + (b - a * k)));
  yield* agreeing(shown, 4, c === b ? [] : products);
}

function* byTurns(shown: readonly number[]): Generator<number> {
  const [a = 0, b = 0] = shown;
  const secondSteps = range(-40, 40);
  const turns = secondSteps.map((e) =>
    write([a, b], (t, at) => (t[at - 1] ?? 0) + (at % 2 === 1 ? b - a : e)),
  );
  yield* agreeing(shown, 5, turns);
}

function* byThreeTurns(shown: readonly number[]): Generator<number> {
  const [a = 0, b = 0, c = 0] = shown;
  const steps = [b - a, c - b];
  const turns = range(-40, 40).map((e) =>
    write([a], (t, at) => (t[at - 1] ?? 0) + (steps[(at - 1) % 3] ?? e)),
  );
  yield* agreeing(shown, 7, turns);
}

function* byAddingAndMultiplying(shown: readonly number[]): Generator<number> {
  const [a = 0] = shown;
  for (const k of range(-9, 9))
    for (const parity of [0, 1]) {
      const writers = range(-60, 60).map((d) =>
        write([a], (t, at) => (at % 2 === parity ? (t[at - 1] ?? 0) * k : (t[at - 1] ?? 0) + d)),
      );
      yield* agreeing(shown, 6, writers);
    }
}

function* bySums(shown: readonly number[]): Generator<number> {
  const [a = 0, b = 0] = shown;
  const writers = range(-60, 60).map((c) =>
    write([a, b], (t, at) => (t[at - 1] ?? 0) + (t[at - 2] ?? 0) + c),
  );
  yield* agreeing(shown, 4, writers);
}

const everySecond = (shown: readonly number[]) => shown.filter((_, at) => (shown.length - at) % 2 === 0);

export const solveNumbers = (terms: readonly string[]): string[] => {
  const shown = terms.map(Number);
  const found = [
    ...byOneRule(shown),
    ...byTurns(shown),
    ...byAddingAndMultiplying(shown),
    ...bySums(shown),
    ...byOneRule(everySecond(shown)),
  ];
  return [...new Set(found)].map(String);
};

export const solveLetters = (terms: readonly string[]): string[] => {
  const shown = terms.map((letter) => letter.charCodeAt(0));
  const own = everySecond(shown);
  const [a = 0, b = 0] = own;
  const found = [
    ...[...byOneRule(shown)].filter((one) => !isProduct(shown, one)),
    ...byTurns(shown),
    ...byThreeTurns(shown),
    ...agreeing(own, 3, [write([a], (t, at) => (t[at - 1] ?? 0) + (b - a))]),
  ];
  const letters = found.map((code) => String.fromCharCode(code)).filter((letter) => /^[A-Z]$/.test(letter));
  return [...new Set(letters)];
};

/** Letters are not multiplied: what only a product explains is no solution. */
const isProduct = (shown: readonly number[], next: number) => {
  const steps = [...shown, next].slice(1).map((code, at) => code - (shown[at] ?? 0));
  const seconds = steps.slice(1).map((one, at) => one - (steps[at] ?? 0));
  return seconds.some((one) => one !== seconds[0]);
};
