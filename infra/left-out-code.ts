import type { Plugin } from 'esbuild';

/** A module of a library that no function needs. Its replacement has the same exports; what must not be called throws. */
interface LeftOut {
  /** The import as it is written. */
  imported: RegExp;
  /** The files whose import is replaced; all if left out. */
  importers?: RegExp;
  replacement: string;
}

const refuse = (what: string) => `() => { throw new Error('this service ${what}'); }`;

/** The implementation in JavaScript of a hash that Node has itself. The libraries use it only where Node lacks it. */
const hashInJavaScript = (name: string): LeftOut => ({
  imported: new RegExp(`^\\./${name}$`),
  importers: new RegExp(`${name.replace(/Js$/, 'Node')}\\.js$`),
  replacement: `export class ${name} { constructor() { (${refuse(`has ${name} from Node`)})(); } }`,
});

const errorsOfTables = [
  ...[
    'BackupInUse',
    'BackupNotFound',
    'ContinuousBackupsUnavailable',
    'DuplicateItem',
    'ExportConflict',
    'ExportNotFound',
  ],
  ...[
    'GlobalTableAlreadyExists',
    'GlobalTableNotFound',
    'ImportConflict',
    'ImportNotFound',
    'IndexNotFound',
    'InvalidExportTime',
  ],
  ...[
    'InvalidRestoreTime',
    'LimitExceeded',
    'PointInTimeRecoveryUnavailable',
    'PolicyNotFound',
    'ReplicaAlreadyExists',
  ],
  ...['ReplicaNotFound', 'ResourceInUse', 'TableAlreadyExists', 'TableInUse', 'TableNotFound'],
].map((name) => `${name}Exception`);

const leftOut: Record<string, LeftOut> = {
  // Every AWS client imports it: 16 KB, for operations such as SelectObjectContent, which no function calls. Bedrock's
  // client has helpers that need the real module; they are loaded only at stages with a model.
  'event streams': {
    imported: /^@smithy\/core\/event-streams$/,
    importers: /@smithy[\\/]core[\\/]|@aws-sdk[\\/]client-(?!bedrock)/,
    replacement: `
      const refuse = ${refuse('calls no operation with an event stream')};
      export class EventStreamSerde { constructor() { refuse(); } }
      export const eventStreamSerdeProvider = () => ({ serialize: refuse, deserialize: refuse });
      export const resolveEventStreamSerdeConfig = (input) =>
        Object.assign(input, { eventStreamMarshaller: input.eventStreamSerdeProvider(input) });
    `,
  },
  // The interpreter of JMESPath in the idempotency library: 24 KB. It looks up two fields of a claim by their names.
  'paths in JSON': {
    imported: /^@aws-lambda-powertools\/jmespath(\/functions)?$/,
    replacement: `
      export const search = (path, data) => {
        if (!/^\\w+$/.test(path)) throw new Error('not the name of a field: ' + path);
        return data[path] ?? null;
      };
      export class PowertoolsFunctions {}
    `,
  },
  // The cache of DynamoDB's endpoint discovery: 8 KB. Discovery is off, so it is always empty.
  'endpoint discovery': {
    imported: /^@aws-sdk\/endpoint-cache$/,
    replacement: `
      const refuse = ${refuse('discovers no endpoints')};
      export class EndpointCache { getEndpoint() {} get = refuse; set = refuse; delete = refuse; has = refuse; clear() {} }
    `,
  },
  // The errors of operations on tables, backups, exports and statements: 5 KB. Functions read and write items.
  'errors of tables': {
    imported: /^\.\.\/models\/errors$/,
    importers: /client-dynamodb[\\/].*[\\/]schemas_0\.js$/,
    replacement: `
      import { DynamoDBServiceException } from '../models/DynamoDBServiceException';
      export {
        ConditionalCheckFailedException, IdempotentParameterMismatchException, InternalServerError, InvalidEndpointException,
        ItemCollectionSizeLimitExceededException, ProvisionedThroughputExceededException, ReplicatedWriteConflictException,
        RequestLimitExceeded, ResourceNotFoundException, ThrottlingException, TransactionCanceledException,
        TransactionConflictException, TransactionInProgressException,
      } from '../models/errors';
      export { ${errorsOfTables.map((name) => `DynamoDBServiceException as ${name}`).join(', ')} };
    `,
  },
  // Signatures for several regions at once, for access points that span regions: 4 KB.
  'signatures for several regions': {
    imported: /^\.\/SignatureV4MultiRegion$/,
    importers: /@aws-sdk[\\/]signature-v4-multi-region[\\/]/,
    replacement: `
      import { SignatureV4SignWithCredentials } from './SignatureV4SignWithCredentials';
      export class SignatureV4MultiRegion extends SignatureV4SignWithCredentials {
        static sigv4aDependency() { return 'none'; }
      }
    `,
  },
  // The sessions of S3's directory buckets, which a client for any bucket brings: 2 KB.
  'sessions of directory buckets': {
    imported: /\/S3ExpressIdentityProviderImpl$/,
    replacement: `
      export class S3ExpressIdentityProviderImpl { getS3ExpressIdentity = ${refuse('has no directory bucket')}; }
    `,
  },
  // The reader of ~/.aws/config and ~/.aws/credentials: 2 KB. A function has neither file.
  'configuration files': {
    imported: /\/loadSharedConfigFiles$/,
    importers: /@smithy[\\/]core[\\/].*[\\/]config[\\/]/,
    replacement: `
      export const CONFIG_PREFIX_SEPARATOR = '.';
      export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });
    `,
  },
  // The other sources of credentials: 3 KB. Lambda puts a function's credentials into its environment.
  'other sources of credentials': {
    imported: /^@aws-sdk\/credential-provider-node$/,
    replacement: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
  },
  // Checksums of the streams of browsers: 1 KB. The client for Node returns streams of Node.
  'streams of browsers': {
    imported: /\/createChecksumStream\.browser$/,
    importers: /createChecksumStream\.js$/,
    replacement: `export const createChecksumStream = ${refuse('reads no stream of a browser')};`,
  },
  // The readers of streams of browsers: 1 KB. The client for Node returns streams of Node.
  'readers of streams of browsers': {
    imported: /\/sdk-stream-mixin\.browser$/,
    importers: /sdk-stream-mixin\.js$/,
    replacement: `export const sdkStreamMixin = ${refuse('reads no stream of a browser')};`,
  },
  // The question for the region of a virtual machine: 1 KB. Lambda always names the region.
  'region of a virtual machine': {
    imported: /\/getInstanceMetadataRegion$/,
    importers: /@smithy[\\/]core[\\/].*[\\/]config[\\/]/,
    replacement: 'export const getInstanceMetadataRegion = async () => undefined;',
  },
  // The rate limiter of adaptive retries: 2 KB. The clients retry in the standard mode.
  'rate limiter of adaptive retries': {
    imported: /^\.\/DefaultRateLimiter$/,
    importers: /AdaptiveRetryStrategy\.js$/,
    replacement: `export class DefaultRateLimiter { constructor() { (${refuse('retries in the standard mode')})(); } }`,
  },
  'SHA-1 in JavaScript': hashInJavaScript('Sha1Js'),
  'SHA-256 in JavaScript': hashInJavaScript('Sha256Js'),
  'MD5 in JavaScript': hashInJavaScript('Md5Js'),
};

/** Builds bundles without code of libraries that no function runs. A test calls what is left out, and what is kept. */
export const withoutLeftOutCode: Plugin = {
  name: 'left-out-code',
  setup(build) {
    for (const [name, { imported, importers, replacement }] of Object.entries(leftOut)) {
      build.onResolve({ filter: imported }, ({ importer, resolveDir }) =>
        !importers || importers.test(importer)
          ? { path: name, namespace: 'left-out', pluginData: { replacement, resolveDir } }
          : undefined,
      );
    }
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ pluginData: { replacement, resolveDir } }) => ({
      contents: replacement,
      loader: 'js',
      resolveDir,
    }));
  },
};
