import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { CodeReport, CodeRun } from '../assessments/code-runner/run-shapes.ts';

/** Runs the code of a candidate. Any program ends in a report; it rejects only if nothing could run. */
export type CodeRunner = (run: CodeRun) => Promise<CodeReport>;

/** The code runner as a function of its own, which has no right but to write its log. */
export const lambdaCodeRunner =
  (client: () => LambdaClient, functionName: () => string): CodeRunner =>
  async (run) => {
    const { Payload, FunctionError } = await client().send(
      new InvokeCommand({ FunctionName: functionName(), Payload: JSON.stringify(run) }),
    );
    if (FunctionError || !Payload) throw new Error(`the code runner failed: ${FunctionError}`);
    return JSON.parse(Buffer.from(Payload).toString()) as CodeReport;
  };
