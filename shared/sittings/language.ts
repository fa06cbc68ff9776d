import type { Assessment } from '../domain/stored/assessment.ts';

/** `pt-BR` → `pt-br`: the language as the package of the items names it. */
export const languageOf = ({ locale }: Pick<Assessment, 'locale'>): string => locale.toLowerCase();
