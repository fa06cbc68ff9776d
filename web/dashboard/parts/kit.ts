/*
 * What most pages use, in one file of the build: each page imports this list for that alone. Otherwise the bundler would
 * write a file for every set of pages that share a part, and a page would load twenty small ones.
 */
import 'preact';
import 'preact/hooks';
import './adopt-style.ts';
import './badge.tsx';
import './copy.tsx';
import './dialog.tsx';
import './fields.tsx';
import './filters.tsx';
import './error-words.ts';
import './fit-bar.tsx';
import './format.ts';
import './move-applications.ts';
import './icon.tsx';
import './more.tsx';
import './page.tsx';
import './says.tsx';
import './scope-presets.ts';
import './states.tsx';
import './use-action.ts';
import './when.tsx';
import '../api.ts';
import '../calls.ts';
import '../lazy-page.tsx';
import '../mark.tsx';
import '../place.ts';
import '../use-list.ts';
import '../use-load.ts';
import '../use-query.ts';
import '../words.ts';
