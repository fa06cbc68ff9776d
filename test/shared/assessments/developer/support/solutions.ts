/** A right solution of each coding task, in TypeScript. */
export const solutions: Readonly<Record<string, string>> = {
  'running-totals': `function runningTotals(numbers: number[]): number[] {
  let sum = 0;
  return numbers.map((one) => (sum += one));
}`,
  'merge-ranges': `function mergeRanges(ranges: [number, number][]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}`,
  'group-totals': `function groupTotals(orders: { customer: string; amount: number }[]): Record<string, number> {
  const totals = new Map<string, number>();
  for (const { customer, amount } of orders) totals.set(customer, (totals.get(customer) ?? 0) + amount);
  return Object.fromEntries(totals);
}`,
  'second-largest': `function secondLargest(numbers: number[]): number | null {
  return [...new Set(numbers)].sort((a, b) => b - a)[1] ?? null;
}`,
  'chunk-list': `function chunkList(values: number[], size: number): number[][] {
  const chunks: number[][] = [];
  for (let at = 0; at < values.length; at += size) chunks.push(values.slice(at, at + size));
  return chunks;
}`,
  'pair-with-sum': `function pairWithSum(numbers: number[], target: number): [number, number] | null {
  for (let j = 0; j < numbers.length; j++)
    for (let i = 0; i < j; i++) if (numbers[i]! + numbers[j]! === target) return [i, j];
  return null;
}`,
  'word-counts': `export function wordCounts(text: string): Record<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries(counts);
}`,
  'balanced-brackets': `const isBalanced = (text: string): boolean => {
  const open: string[] = [];
  for (const one of text) {
    const at = '([{'.indexOf(one);
    if (at >= 0) open.push(')]}'[at]!);
    else if (')]}'.includes(one) && open.pop() !== one) return false;
  }
  return open.length === 0;
};`,
  'compress-runs': `function compressRuns(text: string): string {
  return text.replace(/(.)\\1+/g, (run) => run.charAt(0) + run.length);
}`,
  'parse-duration': `function parseDuration(text: string): number | null {
  const found = /^(?:(\\d+)h)?(?:(\\d+)m)?(?:(\\d+)s)?$/.exec(text);
  if (!found || text === '') return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}`,
  'tree-depth': `type Node = { children: Node[] };
function treeDepth(root: Node): number {
  return 1 + Math.max(0, ...root.children.map(treeDepth));
}`,
  'apply-moves': `function applyMoves(moves: string): [number, number] {
  let [x, y, dx, dy] = [0, 0, 0, 1];
  for (const move of moves) {
    if (move === 'L') [dx, dy] = [-dy, dx];
    if (move === 'R') [dx, dy] = [dy, -dx];
    if (move === 'F') [x, y] = [x + dx, y + dy];
  }
  return [x, y];
}`,
};
