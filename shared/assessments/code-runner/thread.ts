import { parentPort, workerData } from 'node:worker_threads';
import { runProgram } from './run-program.ts';
import type { ThreadInput, ThreadMessage } from './run-shapes.ts';

/** The thread of one run: it gets the program as its data, posts what comes out and ends. */
const post = (message: ThreadMessage) => parentPort?.postMessage(message);
await runProgram(workerData as ThreadInput, post);
