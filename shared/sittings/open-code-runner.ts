import { lambda } from '../platform/clients.ts';
import { environment } from '../platform/environment.ts';
import { type CodeRunner, lambdaCodeRunner } from './code-runner.ts';

/** The code runner of this deployment. */
export const openCodeRunner = (): CodeRunner => {
  let client: ReturnType<typeof lambda> | undefined;
  const opened = () => {
    client ??= lambda();
    return client;
  };
  return lambdaCodeRunner(opened, () => environment.codeRunner);
};
