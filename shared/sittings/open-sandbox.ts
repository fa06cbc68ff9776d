import { lambda } from '../platform/clients.ts';
import { environment } from '../platform/environment.ts';
import { lambdaSandbox, type Sandbox } from './sandbox.ts';

/** The sandbox of this deployment. */
export const openSandbox = (): Sandbox => {
  let client: ReturnType<typeof lambda> | undefined;
  const opened = () => {
    client ??= lambda();
    return client;
  };
  return lambdaSandbox(opened, () => environment.codeRunner);
};
