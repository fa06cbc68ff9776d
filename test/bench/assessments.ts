/**
 * `npm run bench:assessments [-- disc-o …]`: the figures of the assessments on simulated people, generated items and real
 * languages, each beside its goal. A missed goal ends it with 1. Floors on fewer draws are tests in test/shared/assessments.
 */
import { measureAdaptive } from './assessments-adaptive.ts';
import { measureCodeReading } from './assessments-code-reading.ts';
import { measureCodeRunner } from './assessments-code-runner.ts';
import { measureDiscOTargets } from './assessments-disc-o.ts';
import { measureGenerators } from './assessments-generators.ts';
import { formatSection, isMet } from './print-section.ts';
import type { Section } from './section.ts';

const sections: Record<string, () => Section | Promise<Section>> = {
  'disc-o': measureDiscOTargets,
  adaptive: measureAdaptive,
  generators: measureGenerators,
  'code-runner': measureCodeRunner,
  'code-reading': measureCodeReading,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  console.error(`there is no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const startedAt = performance.now();
  const section = await measure();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${formatSection(name, section)}\ntook    ${seconds} s`);
  if (section.failed?.length || !section.targets.every(isMet)) process.exitCode = 1;
}
