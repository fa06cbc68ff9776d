import { changeTags } from '../../shared/domain/tags.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { labelBy, openLabels } from './label-by.ts';

export const changeApplicationTags = labelBy<typeof routes.changeApplicationTags>((body, before) => ({
  tags: changeTags(before.tags, body),
}));

export const entry = entryOf(routes.changeApplicationTags, changeApplicationTags, openLabels);
