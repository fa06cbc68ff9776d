import { readFileSync } from 'node:fs';
import type { ReadRecipe } from '../../../../shared/docs/receiver-recipes.ts';
import { testVectors } from '../../../../shared/docs/test-vectors.ts';

/** Where the recipes lie in the repository. */
export const recipesFolder = new URL('../../../../shared/docs/receivers/', import.meta.url);
export const vectors = testVectors(readFileSync(new URL('../signature-vectors.json', recipesFolder), 'utf8'));
export const readRecipe: ReadRecipe = (file) => readFileSync(new URL(file, recipesFolder), 'utf8');
