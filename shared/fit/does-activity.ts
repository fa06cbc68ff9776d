import type { WorkRoot } from './work-root.ts';

/**
 * Whether a title names the people of an activity: "Senior Data Engineer" those of "data engineering", and
 * "Krankenpfleger" those of "Pflege". "Account manager" is no title of "accounting".
 */
export const doesActivity = (title: readonly WorkRoot[], activity: readonly WorkRoot[]): boolean =>
  activity.length > 0 &&
  title.some((_, at) =>
    activity.every(({ root }, index) => {
      const one = title[at + index];
      const isLast = index === activity.length - 1;
      return one !== undefined && (!isLast || one.isAgent) && isSame(one.root, root);
    }),
  );

/** German writes compounds as one word. */
const isSame = (one: string, sought: string) => one === sought || (sought.length > 4 && one.endsWith(sought));
