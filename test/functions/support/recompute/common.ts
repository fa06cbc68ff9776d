/** The formulas of /docs/assessments, written from its text: nothing here is the code that scores. */
import { figure } from './read-page.ts';

/** One item of `GET /v1/assessments/{id}/responses`. */
export interface Exported {
  item_id: string;
  key: string;
  is_reversed: boolean;
  expected: string | null;
  parameters: { a: number; b: number; c: number } | null;
  task: { kind: string; function_name: string; tests: { args: string; expected: string }[] } | null;
  value: number | string;
  ms: number;
}

export interface Recomputed {
  scores: object[];
  validity: object[];
  sections: object[];
}

export const rounded = (value: number, decimals: number) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;
export const sumOf = (values: number[]) => values.reduce((sum, one) => sum + one, 0);

/** A score of T with its band of 90 %. */
export function placed(t: number, sem: number) {
  const half = figure('half width of ci90 in sem') * sem;
  const shown = rounded(t, 1);
  const [low, high] = [figure('T: lower below'), figure('T: higher above')];
  return {
    t: shown,
    sem: rounded(sem, 1),
    ci90: [rounded(t - half, 1), rounded(t + half, 1)],
    band: shown < low ? 'lower' : shown > high ? 'higher' : 'middle',
  };
}

/** 100 × Φ, by adding up the density. */
export function percentile(z: number): number {
  const steps = 20_000;
  const step = (z + 8) / steps;
  let sum = 0;
  for (let at = 0; at < steps; at++) sum += Math.exp(-((-8 + (at + 0.5) * step) ** 2) / 2) * step;
  return Math.min(99, Math.max(1, Math.round((100 * sum) / Math.sqrt(2 * Math.PI))));
}

export function timing(items: Exported[]) {
  const times = items.map(({ ms }) => ms).sort((one, other) => one - other);
  const middle = times[Math.ceil(times.length / 2) - 1];
  return { total_ms: sumOf(times), median_item_ms: middle, answered: times.length };
}

/** After NFKC, without spaces, and with − and – as -. */
export const plain = (value: number | string) =>
  String(value).normalize('NFKC').replace(/\s/gu, '').replace(/[−–]/g, '-');
export const isSameNumber = (one: string, other: string) =>
  [one, other].every((text) => /^[+-]?\d{1,9}$/.test(text)) && Number(one) === Number(other);
