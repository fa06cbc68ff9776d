/** The entry of a language tag such as `de-AT`. */
export const pick = <Words>(languages: ReadonlyMap<string, Words>, tag: string): Words | undefined =>
  languages.get(tag.split(/[-,;]/)[0]?.trim().toLowerCase() ?? '');
