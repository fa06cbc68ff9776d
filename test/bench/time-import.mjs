/** Prints how many milliseconds the import of a file took. Plain JavaScript, so that no type stripping is loaded before. */
import { pathToFileURL } from 'node:url';

const url = pathToFileURL(process.argv[2]).href;
const startedAt = performance.now();
await import(url);
process.stdout.write(String(performance.now() - startedAt), () => process.exit(0));
