/** What a section of the benchmark is given, and what it answers. Each runs in a process of its own (run.ts). */

export interface Bench {
  /** The synthesized app, with its `bundles/`. */
  assemblyDir: string;
  /** A folder of the section's own, removed after the run. */
  dir: string;
  /** The name of the peer that is measured beside ours. */
  peer?: string;
}

export interface Section {
  columns: string[];
  /** The first column is a name; numbers are aligned to the right. */
  rows: (string | number)[][];
  /** The figures that have a target, as the table in docs/measurements.md shows them. */
  targets: Target[];
  /** What a reader must know to trust the table. */
  notes: string[];
  /** What could not be measured because it does not run; makes the whole run fail. */
  failed?: string[];
}

export interface Target {
  figure: string;
  measured: number;
  unit?: string;
  /** Met when the measured figure is not above it … */
  atMost?: number;
  /** … or not below this one; a target has one of the two. */
  atLeast?: number;
}

export type Measure = (bench: Bench) => Promise<Section>;
