import { useLocation } from 'preact-iso/router';

/** The state of a page that belongs into its address, so that a link and "back" lead to the same view. */
export function useQuery() {
  const { query, path, route } = useLocation();
  /** Sets parameters; an empty text removes one. */
  const setQuery = (changes: Record<string, string>) => {
    const search = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value) search.set(name, value);
      else search.delete(name);
    }
    const text = search.toString();
    route(text ? `${path}?${text}` : path, true);
  };
  return { query, setQuery };
}
