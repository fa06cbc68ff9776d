import { findDegree } from '../../words/degree-words.ts';

const abbreviation = /^\p{Lu}[\p{L}.]{1,7}$/u;

/**
 * A degree whose name is in brackets: "护理学（函授本科）" is a field and a degree, "Certificado de Aptitud Profesional (CAP) viajeros" is
 * one degree with its short name. Where the text before the brackets names a degree, that text alone is left to read: "TSO Handel (diploma)". Null for
 * other texts.
 */
export const degreeInBrackets = (
  text: string,
  degree: { index: number },
): { studyType: string; area: string | null } | { rest: string } | null => {
  const [whole, before = '', inside = '', behind = ''] =
    /^([^()（）]{2,80}?)\s?[(（]([^()（）]+)[)）]\s*(.*)$/u.exec(text) ?? [];
  if (!whole) return null;
  if (abbreviation.test(inside) && findDegree(inside) && before.includes(' '))
    return { studyType: text.slice(0, text.length - behind.length).trim(), area: behind || null };
  if (degree.index < before.length || degree.index > before.length + inside.length + 2) return null;
  if (findDegree(before)) return { rest: before };
  return behind ? null : { studyType: inside, area: before };
};
