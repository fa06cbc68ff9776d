/** Readable and unique enough for a URL: the name in ASCII, then four characters of the id's random part. */
export function slugOf(name: string, id: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return [...words.join('-').slice(0, 60).split('-'), id.slice(-4).toLowerCase()].filter(Boolean).join('-');
}
