/** Runs one stage until it is killed: `node stage-process.ts <assembly> <dir> <port>`. Prints where it is, once, as JSON. */
import { startStage } from '../../../infra/local/local-cloud.ts';

const [assemblyDir = '', dir = '', port = '0'] = process.argv.slice(2);
const { baseUrl, awsEndpoint, dynamoDbEndpoint, sdkEnvironment } = await startStage({
  assemblyDir,
  stageName: 'Prod',
  dir,
  port: Number(port),
  localEnvironment: { ALLOW_LOOPBACK_TARGETS: 'true', LOG_LEVEL: 'silent' },
});
process.stdout.write(`${JSON.stringify({ baseUrl, awsEndpoint, dynamoDbEndpoint, sdkEnvironment })}\n`);
