/** Does the work once for each id, and again only after a failure. */
export function oncePerId(work: (id: string) => Promise<void>): (id: string) => Promise<void> {
  const done = new Set<string>();
  return async (id) => {
    if (done.has(id)) return;
    await work(id);
    done.add(id);
  };
}
