import type { SourceInput } from '../../shared/contracts/source.ts';
import { nowhere } from '../../shared/domain/places.ts';

/** A place that somebody entered as one text. */
export const inOneLine = (raw: string) => ({ ...nowhere, raw });

/** The source of a candidate whose request names none. */
export const unnamedSource: SourceInput = { utm: {}, referrer: null };
