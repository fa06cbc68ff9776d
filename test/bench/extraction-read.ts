import { fork } from 'node:child_process';
import { returnFreedMemory } from '../../infra/return-freed-memory.ts';
import { bundleForLambda, lambdaWorker } from '../support/bundle-for-lambda.ts';
import type { ReadOrder, ReadReport } from './extraction-reader.ts';

/** Bundles reader and worker as the Lambda gets them, with its variables; answers how to read files in a process of their own. */
export async function prepareReader(): Promise<(folder: string, files: string[]) => Promise<ReadReport>> {
  const { reader } = await bundleForLambda({ reader: new URL('extraction-reader.ts', import.meta.url) });
  const { workerUrl, ...limits } = await lambdaWorker();
  const options = { ...limits, workerUrl: workerUrl.href };
  return (folder, files) =>
    new Promise((resolve, reject) => {
      const child = fork(reader, {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, ...returnFreedMemory },
      });
      child.on('message', (report) => resolve(report as ReadReport));
      child.on('exit', (code) =>
        reject(new Error(`the reader ended with code ${code} and without a report`)),
      );
      child.send({ folder, files, options } satisfies ReadOrder);
    });
}
