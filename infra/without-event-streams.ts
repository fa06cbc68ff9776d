import type { Plugin } from 'esbuild';

const module = `
const refuse = () => {
  throw new Error('this service calls no operation with an event stream');
};
class EventStreamSerde {
  constructor() {
    refuse();
  }
}
const eventStreamSerdeProvider = () => ({ serialize: refuse, deserialize: refuse });
const resolveEventStreamSerdeConfig = (input) =>
  Object.assign(input, { eventStreamMarshaller: input.eventStreamSerdeProvider(input) });
export { EventStreamSerde, eventStreamSerdeProvider, resolveEventStreamSerdeConfig };
`;

/** Bedrock's client has helpers that need the real module. They are loaded only at stages with a model. */
const importers = /@smithy[\\/]core[\\/]|@aws-sdk[\\/]client-(?!bedrock)/;

/**
 * Leaves out the code of event streams that every AWS client imports: 16 KB of each bundle, for operations such as
 * SelectObjectContent, which no function calls. A call of one throws.
 */
export const withoutEventStreams: Plugin = {
  name: 'without-event-streams',
  setup(build) {
    const namespace = 'without-event-streams';
    build.onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ importer }) =>
      importers.test(importer) ? { path: namespace, namespace } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace }, () => ({ contents: module, loader: 'js' }));
  },
};
