/** `npm run examples`: plays the story of test/contract/examples and keeps its requests and answers in shared/examples/examples.json. */
import { startVitest } from 'vitest/node';

process.env.EXAMPLES = 'record';
const vitest = await startVitest('test', ['test/contract/examples.test.ts'], { run: true, watch: false });
await vitest.close();
