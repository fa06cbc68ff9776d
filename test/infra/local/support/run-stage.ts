/** Runs the test app's stage until killed; prints its address. Arguments: assembly, data folder, record folder. */
import { startStage } from '../../../../infra/local/local-cloud.ts';

const [, , assemblyDir = '', dir = '', RECORD_DIR = ''] = process.argv;
const stage = await startStage({
  assemblyDir,
  stageName: 'Test',
  dir,
  port: 0,
  localEnvironment: { RECORD_DIR },
});
process.stdout.write(`${JSON.stringify({ baseUrl: stage.baseUrl })}\n`);
