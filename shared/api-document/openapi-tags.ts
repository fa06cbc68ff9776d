import type { Route } from '../routes/route.ts';
import { allOf } from './descriptions/all.ts';
import { tagOf } from './tag-of.ts';

/** The tags of the routes in alphabetical order. Throws for one without a text. */
export function tagsOf(routes: Record<string, Route>) {
  const tagTexts = allOf('tags');
  const names = [...new Set(Object.values(routes).map(tagOf))].sort();
  return names.map((name) => {
    const description = tagTexts[name];
    if (description === undefined) throw new Error(`shared/api-document/descriptions lacks the tag ${name}`);
    return { name, description };
  });
}
