import lazy from 'preact-iso/lazy';
import { Problem } from './parts/states.tsx';
import { t } from './words.ts';

const reloadedKey = 'hiring.reloaded';

/**
 * A page that is loaded when it is first shown. After a new release its file may be gone: the document is then loaded
 * once more, because it names the new files. If that does not help, the page says so.
 */
export const lazyPage: typeof lazy = (load) =>
  lazy(async () => {
    try {
      const page = await load();
      sessionStorage.removeItem(reloadedKey);
      return page;
    } catch {
      if (sessionStorage.getItem(reloadedKey)) {
        const Failed = () => (
          <Problem error={new Error(t.errors.connection)} retry={() => location.reload()} />
        );
        return { default: Failed as never };
      }
      sessionStorage.setItem(reloadedKey, '1');
      location.reload();
      return new Promise<never>(() => {});
    }
  });
