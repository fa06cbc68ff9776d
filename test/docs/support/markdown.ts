/** The relative links of a Markdown page: targets of links and images outside of code. */
export const linksOf = (page: string): string[] =>
  [...withoutCode(page).matchAll(/\]\((?:<([^>]+)>|([^)\s]+))(?:\s+"[^"]*")?\)/g)]
    .map(([, bracketed, plain]) => bracketed ?? plain ?? '')
    .filter((link) => !/^[a-z][a-z0-9+.-]*:/i.test(link));

/** The anchors of a page as GitHub makes them of headings, repeated headings numbered, and ids that stand in the page. */
export function anchorsOf(page: string): string[] {
  const seen = new Map<string, number>();
  const headings = [...withoutFences(page).matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, heading = '']) => {
    const slug = slugOf(heading);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
  const ids = [...withoutFences(page).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  return [...headings, ...ids];
}

const slugOf = (heading: string) =>
  heading
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

const withoutFences = (page: string) => page.replace(/^```[\s\S]*?^```/gm, '');
const withoutCode = (page: string) => withoutFences(page).replace(/`[^`\n]*`/g, '');
