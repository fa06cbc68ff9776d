import type { Store } from './store.ts';

/** One version of an object; `file` is null for a delete marker. */
export type ObjectRow = {
  id: number;
  bucket: string;
  key: string;
  version_id: string;
  file: string | null;
  etag: string;
  size: number;
  headers: string;
  modified_at: number;
};
type ListedVersion = ObjectRow & { isLatest: number };
export type ListRequest = {
  prefix: string;
  afterKey: string;
  afterVersionId?: string;
  max: number;
};

const OBJECT_TABLE = `
CREATE TABLE IF NOT EXISTS objects (
  id INTEGER PRIMARY KEY AUTOINCREMENT, bucket TEXT NOT NULL, key TEXT NOT NULL, version_id TEXT NOT NULL, file TEXT,
  etag TEXT NOT NULL, size INTEGER NOT NULL, headers TEXT NOT NULL, modified_at INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS objects_by_key ON objects (bucket, key, id)`;

const LATEST_ID =
  '(SELECT max(id) FROM objects AS other WHERE other.bucket = o.bucket AND other.key = o.key)';
export const UNVERSIONED = 'null';

/** The rows of every bucket: one per version; the newest has the highest id. */
export class ObjectVersions {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    for (const statement of OBJECT_TABLE.split(';')) store.run(statement);
  }

  /** Adds the newest version of its key. */
  insert(version: Omit<ObjectRow, 'id'>): ObjectRow {
    const { bucket, key, version_id, file, etag, size, headers, modified_at } = version;
    const { lastId } = this.#store.run(
      `INSERT INTO objects (bucket, key, version_id, file, etag, size, headers, modified_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[bucket, key, version_id, file, etag, size, headers, modified_at],
    );
    return { id: lastId, ...version };
  }

  drop(id: number): void {
    this.#store.run('DELETE FROM objects WHERE id = ?', id);
  }

  listFiles(): Set<string> {
    const rows = this.#store.all<{ file: string }>('SELECT file FROM objects WHERE file IS NOT NULL');
    return new Set(rows.map(({ file }) => file));
  }

  findLatest(bucket: string, key: string): ObjectRow | undefined {
    return this.#store.get(
      'SELECT * FROM objects WHERE bucket = ? AND key = ? ORDER BY id DESC LIMIT 1',
      bucket,
      key,
    );
  }

  findVersion(bucket: string, key: string, versionId: string): ObjectRow | undefined {
    return this.#store.get(
      'SELECT * FROM objects WHERE bucket = ? AND key = ? AND version_id = ? ORDER BY id DESC LIMIT 1',
      ...[bucket, key, versionId],
    );
  }

  /** Keys in byte order, newest version first; up to `max` after the given place. */
  listVersions(bucket: string, { prefix, afterKey, afterVersionId, max }: ListRequest): ListedVersion[] {
    const afterId = afterVersionId ? this.findVersion(bucket, afterKey, afterVersionId)?.id : undefined;
    return this.#store.all<ListedVersion>(
      `SELECT *, id = ${LATEST_ID} AS isLatest FROM objects AS o
       WHERE bucket = ?1 AND substr(key, 1, length(?2)) = ?2 AND (key > ?3 OR (key = ?3 AND id < ?4))
       ORDER BY key, id DESC LIMIT ?5`,
      ...[bucket, prefix, afterKey, afterId ?? 0, max],
    );
  }

  listCurrent(bucket: string, { prefix, afterKey, max }: ListRequest): ObjectRow[] {
    return this.#store.all<ObjectRow>(
      `SELECT * FROM objects AS o
       WHERE bucket = ?1 AND substr(key, 1, length(?2)) = ?2 AND key > ?3 AND id = ${LATEST_ID} AND file IS NOT NULL
       ORDER BY key LIMIT ?4`,
      ...[bucket, prefix, afterKey, max],
    );
  }
}
