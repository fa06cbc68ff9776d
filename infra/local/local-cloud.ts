import { join } from 'node:path';
import { runEventSources } from './event-sources/run-event-sources.ts';
import { createGateway } from './gateway/create-gateway.ts';
import { readApi } from './gateway/read-api.ts';
import { runFunctions } from './lambda/run-functions.ts';
import { closeServer, findPort, listenLocally } from './listen-locally.ts';
import { choosePorts } from './remember-ports.ts';
import { type OnStop, startInParts } from './start-in-parts.ts';
import { type RunningServices, startServices } from './start-services.ts';
import { openLog } from './write-log.ts';

type StageOptions = {
  /** The cloud assembly, and the construct id of the stage within it. */
  assemblyDir: string;
  stageName: string;
  /** The folder of the stage's data, for one stage at a time. */
  dir: string;
  /** The port of the gateway; 0 selects a free one. */
  port: number;
  /** Additional variables of every function; they replace those of the template. */
  localEnvironment?: Record<string, string>;
  /** Receives warnings and errors, or every line when verbose. All lines are in `<dir>/logs`. */
  show?: (line: string) => void;
  verbose?: boolean;
};

export type RunningStage = Omit<RunningServices, 'store'> & { stageName: string; baseUrl: string };

/**
 * Runs one stage of a synthesized CDK app on this machine, from its templates alone. Everything that was accepted
 * before a crash is continued at the next start with the same folder. Throws when the template has something that the
 * local cloud does not support, or a port or the folder is in use.
 */
export const startStage = (options: StageOptions): Promise<RunningStage> =>
  startInParts((onStop) => start(options, onStop));

async function start(
  {
    assemblyDir,
    stageName,
    dir,
    port,
    localEnvironment = {},
    show = () => {},
    verbose = false,
  }: StageOptions,
  onStop: OnStop,
): Promise<Omit<RunningStage, 'stop'>> {
  const { write: writeLog, close } = openLog(join(dir, 'logs', `${stageName.toLowerCase()}.log`), {
    show,
    verbose,
  });
  onStop(close);
  // Before anything starts: functions get the address in their environment.
  const gatewayPort = await findPort(port);
  if (port > 0 && gatewayPort !== port) throw new Error(`Port ${port} is in use.`);
  const baseUrl = `http://127.0.0.1:${gatewayPort}`;
  const { store, stop, ...running } = await startServices({
    assemblyDir,
    stageName,
    dir,
    ports: await choosePorts(dir),
    gatewayUrl: baseUrl,
  });
  onStop(stop);

  const { resources, services, access, dynamoDbEndpoint, sdkEnvironment } = running;
  access.onRefusal((who, line) => writeLog(who, line, 'warn'));
  const functions = runFunctions(resources, {
    localEnvironment: {
      ...sdkEnvironment,
      AWS_ENDPOINT_URL_DYNAMODB: running.guardedDynamoDbEndpoint,
      ...localEnvironment,
    },
    writeLog,
  });
  onStop(functions.stop);
  services.functions.attach((name, event) => functions.invoke(name, event));
  const { queues } = services;
  onStop(await runEventSources(resources, { functions, queues, access, store, dynamoDbEndpoint, writeLog }));
  const gateway = createGateway(readApi(resources), { functions, access, writeLog });
  await listenLocally(gateway, gatewayPort);
  onStop(() => closeServer(gateway));
  return { ...running, stageName, baseUrl };
}
