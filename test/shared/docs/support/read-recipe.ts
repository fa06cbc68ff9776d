import { readFileSync } from 'node:fs';
import type { ReadRecipe } from '../../../../shared/docs/receiver-recipes.ts';

/** Where the recipes lie in the repository. */
export const recipesFolder = new URL('../../../../shared/docs/receivers/', import.meta.url);
export const readRecipe: ReadRecipe = (file) => readFileSync(new URL(file, recipesFolder), 'utf8');
