import { readdirSync, readFileSync } from 'node:fs';

/** These processes and all that they started, from /proc. Linux only. */
export function treeOf(roots: readonly number[]): number[] {
  const parents = new Map<number, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    parents.set(Number(pid), Number(statOf(Number(pid))[1]));
  const isIn = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (roots.includes(pid) || isIn(parents.get(pid)));
  return [...parents.keys()].filter(isIn);
}

/** User and system time so far, in milliseconds. */
export const cpuMsOf = (pids: readonly number[]) =>
  pids.map(statOf).reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * 10, 0);

export const residentMbOf = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => sum + kilobytes(read(pid, 'status'), 'VmRSS'), 0) / 1024;

/**
 * Resident memory, in which files and shared memory count once for all processes of a name: a database may have a hundred
 * processes with the same buffers.
 */
export function memoryMbOf(pids: readonly number[]): number {
  const byName = Map.groupBy(
    pids.map((pid) => read(pid, 'status')),
    (status) => /^Name:.*/.exec(status)?.[0],
  );
  return [...byName.values()].reduce((sum, all) => {
    const own = all.reduce((some, status) => some + kilobytes(status, 'RssAnon'), 0);
    const most = (kind: string) => Math.max(...all.map((status) => kilobytes(status, kind)));
    return sum + (own + most('RssFile') + most('RssShmem')) / 1024;
  }, 0);
}

const kilobytes = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

/** The fields after the name of the command, which may have spaces: state, parent and so on. */
function statOf(pid: number): string[] {
  const stat = read(pid, 'stat') || ') Z 0 0 0 0 0 0 0 0 0 0 0';
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Empty once the process has ended, and where it may not be read. */
function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
