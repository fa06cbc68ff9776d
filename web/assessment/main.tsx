import { render } from 'preact';
import { App } from './app.tsx';
import { chooseWords } from './words.ts';

chooseWords();
// Another link that is opened in the same tab is another assessment.
addEventListener('hashchange', () => location.reload());
const root = document.getElementById('app');
if (root) render(<App />, root);
