import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { SandboxReport, SandboxRun } from '../assessments/sandbox/run-shapes.ts';

/** Runs the code of a candidate. Any program ends in a report; it rejects only if nothing could run. */
export type Sandbox = (run: SandboxRun) => Promise<SandboxReport>;

/** The sandbox as a function of its own, which has no right but to write its log. */
export const lambdaSandbox =
  (client: () => LambdaClient, functionName: () => string): Sandbox =>
  async (run) => {
    const { Payload, FunctionError } = await client().send(
      new InvokeCommand({ FunctionName: functionName(), Payload: JSON.stringify(run) }),
    );
    if (FunctionError || !Payload) throw new Error(`the sandbox failed: ${FunctionError}`);
    return JSON.parse(Buffer.from(Payload).toString()) as SandboxReport;
  };
