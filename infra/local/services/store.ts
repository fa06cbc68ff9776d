import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Epoch milliseconds; tests use their own clock. */
export type Clock = () => number;

type Row = Record<string, string | number | null>;

export type Store = {
  run(sql: string, ...values: SQLInputValue[]): { changes: number; lastId: number };
  all<T = Row>(sql: string, ...values: SQLInputValue[]): T[];
  get<T = Row>(sql: string, ...values: SQLInputValue[]): T | undefined;
  /** Runs `fn` as one transaction, or as part of the open one. `fn` must not await. */
  transaction<T>(fn: () => T): T;
  /** Runs after the open transaction is committed, never if it is rolled back; immediately without one. */
  afterCommit(fn: () => void): void;
  close(): void;
};

/**
 * Opens `<dir>/cloud.sqlite`, the state of one stage. The result of every returned call is in the file, so kill -9
 * loses nothing. The file is locked: a second local cloud on the same folder would deliver every message twice. Throws
 * when another process has the lock.
 */
export function openStore(dir: string): Store {
  mkdirSync(dir, { recursive: true });
  const database = new DatabaseSync(join(dir, 'cloud.sqlite'));
  try {
    // NORMAL does not wait for the disk: the page cache outlives the process, and only a power failure could lose data.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    database.exec('BEGIN IMMEDIATE; COMMIT');
  } catch (error) {
    database.close();
    throw new Error(`Another local cloud already runs on ${dir}. Stop it first.`, { cause: error });
  }
  return asStore(database);
}

function asStore(database: DatabaseSync): Store {
  const statements = new Map<string, StatementSync>();
  let waiting: (() => void)[] | undefined;

  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };

  function transaction<T>(fn: () => T): T {
    if (waiting) return fn();
    const queue: (() => void)[] = [];
    waiting = queue;
    database.exec('BEGIN IMMEDIATE');
    let result: T;
    try {
      result = fn();
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    } finally {
      waiting = undefined;
    }
    for (const callback of queue) callback();
    return result;
  }

  return {
    run(sql, ...values) {
      const { changes, lastInsertRowid } = prepare(sql).run(...values);
      return { changes: Number(changes), lastId: Number(lastInsertRowid) };
    },
    all: <T>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as T[],
    get: <T>(sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values) as T | undefined,
    transaction,
    afterCommit: (fn) => (waiting ? void waiting.push(fn) : fn()),
    close: () => database.close(),
  };
}
