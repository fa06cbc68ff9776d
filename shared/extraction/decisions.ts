/**
 * The decisions of the reader are tables of rows. A row has a name, an example of a text that it is for, and its test. Rows are
 * independent of each other, so that `npm run bench:extraction -- --ablate` can leave out one at a time and print its worth.
 */
interface Row {
  name: string;
  example: string;
}

interface Table {
  /** The room and the question: "entries/prose". */
  name: string;
  /** The rows in use, in their order. */
  rows: Row[];
}

/** Every table of the modules that are loaded. */
export const tables: Table[] = [];

const tableOf = <R extends Row>(name: string, rows: readonly R[]): { rows: R[] } => {
  const table = { name, rows: [...rows] };
  tables.push(table);
  return table;
};

/** Asks the rows in their order; returns the first result that is not null, or null. */
export const firstAnswer = <Evidence, Answer>(
  name: string,
  rows: readonly (Row & { answer: (evidence: Evidence) => Answer | null })[],
): ((evidence: Evidence) => Answer | null) => {
  const table = tableOf(name, rows);
  return (evidence) => {
    for (const row of table.rows) {
      const answer = row.answer(evidence);
      if (answer !== null) return answer;
    }
    return null;
  };
};

/** Whether the test of at least one row holds. */
export const anyHolds = <Evidence>(
  name: string,
  rows: readonly (Row & { holds: (evidence: Evidence) => boolean })[],
): ((evidence: Evidence) => boolean) => {
  const table = tableOf(name, rows);
  return (evidence) => table.rows.some((row) => row.holds(evidence));
};

/** Adds up the measures of the rows, each times its weight. A row that does not apply measures 0. */
export const weigh = <Evidence>(
  name: string,
  rows: readonly (Row & { weight: number; measure: (evidence: Evidence) => number })[],
): ((evidence: Evidence) => number) => {
  const table = tableOf(name, rows);
  return (evidence) => table.rows.reduce((sum, row) => sum + row.weight * row.measure(evidence), 0);
};

/** Applies the change of every row to the value, one after another. */
export const inTurn = <Value>(
  name: string,
  rows: readonly (Row & { change: (value: Value) => Value })[],
): ((value: Value) => Value) => {
  const table = tableOf(name, rows);
  return (value) => table.rows.reduce((changed, row) => row.change(changed), value);
};

/** Takes a row out of its table; returns a function that puts it back. Throws for a row that no table has. */
export const leaveOut = (tableName: string, rowName: string): (() => void) => {
  const table = tables.find(({ name }) => name === tableName);
  const at = table?.rows.findIndex(({ name }) => name === rowName) ?? -1;
  if (!table || at < 0) throw new Error(`no row "${rowName}" in "${tableName}"`);
  const [row] = table.rows.splice(at, 1) as [Row];
  return () => table.rows.splice(at, 0, row);
};
