import { render } from 'preact';
import { askEarly, setBase } from './api.ts';
import { App } from './app.tsx';
import { loadPageOf } from './pages.tsx';
import { environmentAt } from './place.ts';
import { currentLanguage, loadWords } from './words.ts';

const root = document.getElementById('app');
if (root) {
  setBase(root.dataset.base ?? '');
  // All that the first page needs is asked for at once: each wait for another would cost a mobile network's 150 ms.
  const environment = environmentAt(location.pathname);
  askEarly(environment);
  loadPageOf(location.pathname, environment);
  void loadWords(currentLanguage()).then(() => render(<App />, root));
}
