import { startDynamoDb } from '../../../../infra/local/services/dynamodb.ts';
import { serve } from './start-services.ts';

// A process of its own, for tests that kill it: node serve-until-killed.ts <services|dynamodb> <dir>
const [, , what, dir = ''] = process.argv;
const { endpoint } = what === 'dynamodb' ? await startDynamoDb({ dir, port: 0 }) : await serve(dir);
process.stdout.write(endpoint);
setInterval(() => {}, 60_000);
