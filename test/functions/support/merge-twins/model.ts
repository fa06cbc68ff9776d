import type { Who } from './story.ts';

/** The knowledge that both organizations have in common: who is whom at the moment, and the addresses in use. */
export function newModel() {
  const into: (Who | null)[] = [null, null, null];
  const merges: { into: Who; who: Who }[] = [];
  const addresses = ['0', '0', '0'];
  const exchanged = new Set<Who>();
  const rootOf = (who: Who): Who => {
    const next = into[who];
    return next === null || next === undefined ? who : rootOf(next);
  };
  return {
    merges,
    addresses,
    exchanged,
    /** The candidate who takes the actions for a person: what is addressed to a merged one stays with the remaining one. */
    rootOf,
    isMerged: () => merges.length > 0,
    merged(target: Who, who: Who) {
      into[who] = target;
      merges.push({ into: target, who });
    },
    undone(who: Who) {
      into[who] = null;
      merges.pop();
      exchanged.clear();
    },
  };
}
export type Model = ReturnType<typeof newModel>;
