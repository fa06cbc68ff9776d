import { readFunction } from '../../infra/local/lambda/function-definition.ts';
import { startServices } from '../../infra/local/start-services.ts';
import { credentials, region } from '../../infra/local/template/local-account.ts';
import { pascalCase } from '../../infra/service-function.ts';
import type { Bench } from './section.ts';

/**
 * The production stage's table, bucket and secrets as its template describes them, with nothing running behind: no
 * worker shares the processor with what is measured. Ends with the process.
 */
export async function openStageWithoutFunctions({ assemblyDir, dir }: Bench) {
  const ports = { aws: 0, dynamoDb: 0 };
  const running = await startServices({ assemblyDir, stageName: 'Prod', dir, ports });
  const { sdkEnvironment, resources } = running;
  const lambdas = resources
    .filter(({ type }) => type === 'AWS::Lambda::Function')
    .map((resource) => ({ place: resource.place, ...readFunction(resource, sdkEnvironment) }));
  const place = { region, credentials };
  return {
    /** What `npm run admin` needs to reach the stage. */
    connection: {
      dynamoDb: { ...place, endpoint: running.dynamoDbEndpoint },
      secretsManager: { ...place, endpoint: running.awsEndpoint },
    },
    sdkEnvironment,
    /** The code and the environment of a function, as its template gives them. */
    lambdaOf(folder: string) {
      const found = lambdas.find(({ place }) => place.includes(`/${pascalCase(folder)}Function`));
      if (!found) throw new Error(`the template has no function of ${folder}`);
      return found;
    },
    /** Every variable that any function has, with the account's credentials: their code can run in this process. */
    allEnvironment: Object.assign(
      {},
      ...lambdas.map(({ environment }) => environment),
      sdkEnvironment,
    ) as Record<string, string>,
    stop: running.stop,
  };
}
