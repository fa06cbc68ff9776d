/** The process of one section (started by run.ts): measures, hands over what came out, and ends. */
import type { Bench, Measure } from './section.ts';

const [name, bench] = process.argv.slice(2);
// Without the parent there is nobody to measure for; the engine ends with us.
process.on('disconnect', () => process.exit(1));

const { measure } = (await import(`./${name}.ts`)) as { measure: Measure };
const section = await measure(JSON.parse(bench ?? '{}') as Bench);
process.send?.(section, () => process.exit(0));
