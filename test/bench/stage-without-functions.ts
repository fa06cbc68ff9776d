import { readFunction } from '../../infra/local/lambda/function-definition.ts';
import { closeServer, listenLocally } from '../../infra/local/listen-locally.ts';
import { provisionServices } from '../../infra/local/provision-services.ts';
import { provisionTables } from '../../infra/local/provision-tables.ts';
import { createAwsEndpoint } from '../../infra/local/services/aws-endpoint.ts';
import { startDynamoDb } from '../../infra/local/services/dynamodb.ts';
import { BusService } from '../../infra/local/services/eventbridge.ts';
import { ObjectService } from '../../infra/local/services/s3.ts';
import { SecretService } from '../../infra/local/services/secrets.ts';
import { QueueService } from '../../infra/local/services/sqs.ts';
import { openStore } from '../../infra/local/services/store.ts';
import { credentials, region } from '../../infra/local/template/local-account.ts';
import { resolveStage } from '../../infra/local/template/resolve-stage.ts';
import { readStage } from '../../infra/local/template/stage-assembly.ts';
import { pascalCase } from '../../infra/service-function.ts';
import type { Bench } from './section.ts';

/**
 * The production stage's table, bucket and secrets as its template describes them, with nothing running behind: no
 * worker shares the processor with what is measured. Ends with the process.
 */
export async function openStageWithoutFunctions({ assemblyDir, dir }: Bench) {
  const engine = await startDynamoDb({ dir, port: 0 });
  const store = openStore(dir);
  const queues = new QueueService(store);
  const services = {
    queues,
    objects: new ObjectService(store, dir, queues, { credentials }),
    buses: new BusService(store, queues),
    secrets: new SecretService(store),
  };
  const server = createAwsEndpoint(services, { credentials });
  const awsEndpoint = `http://127.0.0.1:${await listenLocally(server, 0)}`;
  const { resources } = resolveStage(readStage(assemblyDir, 'Prod'), { awsEndpoint });
  provisionServices(services, resources);
  await provisionTables(engine.endpoint, resources);

  const sdkEnvironment = {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL: awsEndpoint,
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  };
  const lambdas = resources
    .filter(({ type }) => type === 'AWS::Lambda::Function')
    .map((resource) => ({ place: resource.place, ...readFunction(resource, sdkEnvironment) }));
  const place = { region, credentials };
  return {
    /** What `npm run admin` needs to reach the stage. */
    connection: {
      dynamoDb: { ...place, endpoint: engine.endpoint },
      secretsManager: { ...place, endpoint: awsEndpoint },
    },
    sdkEnvironment,
    /** The code and the environment of a function, as its template gives them. */
    lambdaOf(folder: string) {
      const found = lambdas.find(({ place }) => place.includes(`/${pascalCase(folder)}Function`));
      if (!found) throw new Error(`the template has no function of ${folder}`);
      return found;
    },
    /** Every variable that any function has, so that their code can run in this process. */
    allEnvironment: Object.assign({}, ...lambdas.map(({ environment }) => environment)) as Record<
      string,
      string
    >,
    async stop() {
      await closeServer(server);
      store.close();
      await engine.stop();
    },
  };
}
