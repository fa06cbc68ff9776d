export type BucketNotification = {
  /** `s3:ObjectCreated:*`, `s3:ObjectCreated:Put`, `s3:ObjectRemoved:*` and so on. */
  events: string[];
  prefix?: string;
  suffix?: string;
  queueArn: string;
};

export type ObjectChange = {
  eventName:
    | 'ObjectCreated:Put'
    | 'ObjectCreated:Copy'
    | 'ObjectRemoved:Delete'
    | 'ObjectRemoved:DeleteMarkerCreated';
  bucket: { name: string; arn: string };
  key: string;
  /** Undefined in a bucket without versions. */
  versionId: string | undefined;
  /** Undefined for removals. */
  content?: { sizeBytes: number; etag: string };
  /** Rises with every change of the bucket. */
  sequence: number;
  at: number;
};

const EMULATED_EVENTS = /^s3:Object(Created|Removed):(\*|Put|Copy|Delete|DeleteMarkerCreated)$/;

export function checkNotification({ events }: BucketNotification): void {
  const unknown = events.find((event) => !EMULATED_EVENTS.test(event));
  if (unknown) throw new Error(`The local cloud does not emulate the bucket notification ${unknown}.`);
}

export function isWanted(
  { events, prefix = '', suffix = '' }: BucketNotification,
  change: ObjectChange,
): boolean {
  const name = `s3:${change.eventName}`;
  const isNamed = events.some(
    (event) => event === name || (event.endsWith('*') && name.startsWith(event.slice(0, -1))),
  );
  return isNamed && change.key.startsWith(prefix) && change.key.endsWith(suffix);
}

/** The message S3 sends. https://docs.aws.amazon.com/AmazonS3/latest/userguide/notification-content-structure.html */
export function describeChange(change: ObjectChange): string {
  const { bucket, content, at } = change;
  const record = {
    eventVersion: '2.1',
    eventSource: 'aws:s3',
    awsRegion: 'us-east-1',
    eventTime: new Date(at).toISOString(),
    eventName: change.eventName,
    userIdentity: { principalId: 'AWS:LOCAL' },
    requestParameters: { sourceIPAddress: '127.0.0.1' },
    responseElements: { 'x-amz-request-id': 'LOCAL', 'x-amz-id-2': 'LOCAL' },
    s3: {
      s3SchemaVersion: '1.0',
      configurationId: 'local',
      bucket: { ...bucket, ownerIdentity: { principalId: 'LOCAL' } },
      object: {
        key: encodeKey(change.key),
        ...(content && { size: content.sizeBytes, eTag: content.etag }),
        versionId: change.versionId,
        // Hexadecimal of constant width, so that it can be compared as text, as S3 documents.
        sequencer: change.sequence.toString(16).toUpperCase().padStart(18, '0'),
      },
    },
  };
  return JSON.stringify({ Records: [record] });
}

/** Encoded as a form field: a space becomes +, and slashes stay. */
function encodeKey(key: string): string {
  return new URLSearchParams({ key }).toString().slice('key='.length).replaceAll('%2F', '/');
}
