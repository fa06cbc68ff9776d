import { stripTypeScriptTypes } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { type Exported, isSameNumber, plain, type Recomputed, sumOf } from './common.ts';
import { figure } from './read-page.ts';

/** The developer test from its exported responses. The submitted functions are those of our tests. */
export function recomputeDeveloper(responses: Exported[]): Recomputed {
  const of = (key: string) => responses.filter((one) => one.key === key);
  const isRight = ({ key, value, expected }: Exported) =>
    key === 'bug' ? String(value).trim() === expected : isSameNumber(plain(value), expected ?? '');
  const counted = (key: string, part: string) => ({
    key: part,
    raw: of(key).filter(isRight).length,
    total: figure(`developer: ${key} items`),
    isTaken: of(key).length > 0,
  });
  const tasks = of('task').map(({ task, value }) => ({
    kind: task?.kind,
    passed: task ? passedBy(String(value), task) : 0,
    total: task?.tests.length ?? 0,
  }));
  const parts = [
    counted('reading', 'reading'),
    counted('bug', 'bugs'),
    {
      key: 'tasks',
      raw: sumOf(tasks.map(({ passed }) => passed)),
      total: sumOf(tasks.map(({ total }) => total)),
      isTaken: tasks.length > 0,
    },
  ].filter(({ isTaken }) => isTaken);
  return {
    scores: parts.map(({ key, raw, total }) => ({
      key,
      raw,
      t: null,
      sem: null,
      ci90: null,
      percentile: null,
      band: bandOf(raw / total),
    })),
    validity: [],
    sections: tasks.length > 0 ? [{ key: 'tasks', entries: tasks }] : [],
  };
}

function bandOf(share: number) {
  if (share >= figure('developer: higher from a share of')) return 'higher';
  return share >= figure('developer: middle from a share of') ? 'middle' : 'lower';
}

/** How many hidden tests a source passes, each in a context of its own. One that cannot be parsed passes none. */
function passedBy(source: string, { function_name, tests }: NonNullable<Exported['task']>): number {
  return tests.filter(({ args, expected }) => {
    try {
      const plainSource = stripTypeScriptTypes(source).replace(/^export (?:default )?/gm, '');
      const call = `${plainSource}\n;JSON.stringify(${function_name}(...JSON.parse(${JSON.stringify(`[${args}]`)})))`;
      const json = runInContext(call, createContext({}), { timeout: 1000 });
      return json !== undefined && isDeepStrictEqual(JSON.parse(json), JSON.parse(expected));
    } catch {
      return false;
    }
  }).length;
}
