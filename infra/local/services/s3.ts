import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Access } from '../iam/access.ts';
import { AwsError } from './aws-error.ts';
import type { CorsRule } from './cors.ts';
import type { LifecycleRule } from './lifecycle-rule.ts';
import type { ReceivedBytes } from './object-bytes.ts';
import { type ObjectRow, ObjectVersions, UNVERSIONED } from './object-versions.ts';
import {
  type BucketNotification,
  checkNotification,
  describeChange,
  isWanted,
  type ObjectChange,
} from './s3-notification.ts';
import type { Credentials } from './sigv4.ts';
import type { QueueService } from './sqs.ts';
import type { Clock, Store } from './store.ts';

export type BucketDefinition = {
  name: string;
  arn: string;
  versioned: boolean;
  notifications: BucketNotification[];
  cors: CorsRule[];
  lifecycle: LifecycleRule[];
  /** Always true: unsigned requests are rejected. */
  blockUnsigned: true;
};

type NewObject = { headers: Record<string, string>; onlyIfAbsent: boolean };
/** S3 buckets: bytes in `<dir>/objects/`, all other data in the store. Buckets are defined at each start. */
export class ObjectService {
  /** The access rules of the stage. */
  readonly access: Access;
  readonly clock: Clock;
  /** For reading; writes use this class, which also notifies the queues. */
  readonly versions: ObjectVersions;
  readonly #store: Store;
  readonly #objectsDir: string;
  readonly #queues: QueueService;
  readonly #buckets = new Map<string, BucketDefinition>();

  constructor(
    store: Store,
    dir: string,
    queues: QueueService,
    { credentials, clock = Date.now, access }: { credentials: Credentials; clock?: Clock; access?: Access },
  ) {
    this.access = access ?? new Access(credentials);
    this.clock = clock;
    this.#store = store;
    this.#objectsDir = join(dir, 'objects');
    this.#queues = queues;
    this.versions = new ObjectVersions(store);
    mkdirSync(this.#objectsDir, { recursive: true });
    this.#dropOrphans();
  }

  createBucket(bucket: BucketDefinition): void {
    bucket.notifications.forEach(checkNotification);
    this.#buckets.set(bucket.name, bucket);
  }

  findBucket(name: string): BucketDefinition | undefined {
    return this.#buckets.get(name);
  }

  pathOf(file: string): string {
    return join(this.#objectsDir, file);
  }

  /** Throws PreconditionFailed when the key has an object; a delete marker is none. */
  refuseIfPresent(bucket: BucketDefinition, key: string): void {
    if (this.versions.findLatest(bucket.name, key)?.file)
      throw new AwsError(
        'PreconditionFailed',
        'At least one of the pre-conditions you specified did not hold',
        412,
        { Condition: 'If-None-Match' },
      );
  }

  /**
   * Stores the bytes that `receive` writes to the given path. The object and its notification become visible in one
   * transaction, after the bytes are stored, so a crash leaves at most a file without a row.
   */
  async putObject(
    bucket: BucketDefinition,
    key: string,
    { headers, onlyIfAbsent }: NewObject,
    receive: (path: string) => Promise<ReceivedBytes>,
    eventName: 'ObjectCreated:Put' | 'ObjectCreated:Copy' = 'ObjectCreated:Put',
  ): Promise<ObjectRow> {
    if (onlyIfAbsent) this.refuseIfPresent(bucket, key);
    const file = randomUUID();
    try {
      const { md5, sizeBytes } = await receive(this.pathOf(`${file}.part`));
      renameSync(this.pathOf(`${file}.part`), this.pathOf(file));
      return this.#store.transaction(() => {
        if (onlyIfAbsent) this.refuseIfPresent(bucket, key);
        const content = { sizeBytes, etag: md5 };
        return this.#addVersion(bucket, key, eventName, {
          file,
          content,
          headers: JSON.stringify(headers),
        });
      });
    } catch (error) {
      for (const name of [file, `${file}.part`]) rmSync(this.pathOf(name), { force: true });
      throw error;
    }
  }

  /** The latest version, or the given one. Throws NoSuchKey, NoSuchVersion, or MethodNotAllowed for a marker. */
  getObject(bucket: BucketDefinition, key: string, versionId?: string): ObjectRow & { file: string } {
    const row = versionId
      ? this.versions.findVersion(bucket.name, key, versionId)
      : this.versions.findLatest(bucket.name, key);
    if (row?.file) return { ...row, file: row.file };
    if (versionId && row) throw new AwsError('MethodNotAllowed', 'A delete marker has no content.', 405);
    if (versionId)
      throw new AwsError('NoSuchVersion', 'The specified version does not exist.', 404, { Key: key });
    throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404, { Key: key });
  }

  /** Adds a delete marker, or removes the given version permanently. A missing version is no error, as on AWS. */
  deleteObject(bucket: BucketDefinition, key: string, versionId?: string): Partial<ObjectRow> {
    return this.#store.transaction(() => {
      if (bucket.versioned && !versionId)
        return this.#addVersion(bucket, key, 'ObjectRemoved:DeleteMarkerCreated', {
          file: null,
          headers: '{}',
        });
      const row = this.versions.findVersion(bucket.name, key, versionId ?? UNVERSIONED);
      if (!row) return versionId ? { version_id: versionId } : {};
      this.#dropVersion(row);
      this.#notify(bucket, key, 'ObjectRemoved:Delete', row);
      return versionId ? row : {};
    });
  }

  #addVersion(
    bucket: BucketDefinition,
    key: string,
    eventName: ObjectChange['eventName'],
    version: { file: string | null; headers: string; content?: ObjectChange['content'] },
  ): ObjectRow {
    const versionId = bucket.versioned ? randomBytes(24).toString('base64url') : UNVERSIONED;
    const replaced = bucket.versioned ? undefined : this.versions.findVersion(bucket.name, key, UNVERSIONED);
    if (replaced) this.#dropVersion(replaced);
    const { etag, sizeBytes } = version.content ?? { etag: '', sizeBytes: 0 };
    const row = this.versions.insert({
      bucket: bucket.name,
      key,
      version_id: versionId,
      file: version.file,
      etag,
      size: sizeBytes,
      headers: version.headers,
      modified_at: this.clock(),
    });
    this.#notify(bucket, key, eventName, row, version.content);
    return row;
  }

  #dropVersion({ id, file }: ObjectRow): void {
    this.versions.drop(id);
    if (file) this.#store.afterCommit(() => rmSync(this.pathOf(file), { force: true }));
  }

  #notify(
    bucket: BucketDefinition,
    key: string,
    eventName: ObjectChange['eventName'],
    { id, version_id }: ObjectRow,
    content?: ObjectChange['content'],
  ): void {
    const { name, arn } = bucket;
    const versionId = bucket.versioned ? version_id : undefined;
    const at = this.clock();
    const change = { eventName, bucket: { name, arn }, key, versionId, content, sequence: id, at };
    const mayNotify = ({ queueArn: resource }: BucketNotification) =>
      this.access.allowsService('s3.amazonaws.com', arn, { action: 'sqs:SendMessage', resource });
    for (const notification of bucket.notifications)
      if (isWanted(notification, change) && mayNotify(notification))
        this.#queues.send(notification.queueArn, { body: describeChange(change) });
  }

  /** Removes files of uploads that a crash interrupted, and of versions that were deleted just before it. */
  #dropOrphans(): void {
    const known = this.versions.listFiles();
    for (const name of readdirSync(this.#objectsDir)) if (!known.has(name)) rmSync(this.pathOf(name));
  }
}
