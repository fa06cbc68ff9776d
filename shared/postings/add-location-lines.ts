import { addPlaces, addRegions } from './add-facts.ts';
import type { Findings } from './findings.ts';
import { mergePlaces, readCountry, readPlaceText } from './read-place.ts';

const remoteWord = /\b(?:fully |100% )?remote\b|\bteletrabajo\b|\btélétravail\b/giu;

/**
 * Adds a job's location as some systems show it in one line: `Berlin, Germany; Paris, France`, `Remote - US`. The job
 * is remote only when all of its places are.
 */
export function addLocationLines(found: Findings, lines: string[]): void {
  const places = [...new Set(lines)]
    .flatMap((line) => line.split(/(?:(?<!\s)\s+)?[;|]\s*|(?<!\s)\s+or\s+/))
    .filter(Boolean)
    .slice(0, 50);
  const isRemote = (place: string) => place.search(remoteWord) >= 0;
  const remote = places.filter(isRemote);
  addPlaces(found, mergePlaces(places.filter((place) => !isRemote(place)).map(readPlaceText)));
  if (remote.length > 0 && remote.length === places.length) found.facts.job_details.work_type ??= 'remote';
  const named = remote.map((place) =>
    place.replace(remoteWord, ' ').replace(/^[\s,:()/–—-]+|(?<![\s,:()/–—-])[\s,:()/–—-]+$/g, ''),
  );
  addRegions(
    found,
    named.filter((name) => name !== '' && name.length <= 100).map((name) => readCountry(name) ?? name),
  );
}
