import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/**
 * The frames of a stack with their places in the sources, by the source map next to a bundle. It is read when the first error is
 * logged: Node's --enable-source-maps reads the map of each module that is loaded, which took 8 of the 50 ms of a cold start.
 * A frame stays as it is where there is no map.
 */
export const sourceFrames = (frames: readonly string[]): string[] => frames.map(sourceFrame);

function sourceFrame(frame: string): string {
  const [, place = '', url = '', line, column] =
    /((file:[^\s():]{1,400}):(\d{1,7}):(\d{1,7}))/.exec(frame) ?? [];
  const origin = mapOf(url)?.findOrigin(Number(line), Number(column));
  if (!origin || !('fileName' in origin)) return frame;
  const file = origin.fileName.replace(/^.*?(?=(?:functions|shared|node_modules)\/)/, '');
  return frame.replace(place, `${file}:${origin.lineNumber}:${origin.columnNumber}`);
}

const maps = new Map<string, SourceMap | null>();

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url);
  if (known !== undefined) return known;
  const map = readMap(url);
  maps.set(url, map);
  return map;
}

function readMap(url: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${url.split('?')[0]}.map`), 'utf8')));
  } catch {
    return null;
  }
}
