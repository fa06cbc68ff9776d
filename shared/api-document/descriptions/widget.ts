import { widgetRelease } from '../../contracts/widget.ts';
import type { Descriptions } from './texts.ts';

/** The widget for career sites, and the scripts of pages. */
export const widget: Descriptions = {
  tags: {
    widget: 'The widget for career sites, and a page to try it.',
  },
  schemas: {
    WidgetRelease: widgetRelease,
  },
  operations: {
    getWidgetScript: {
      description: 'It defines the element `<hiring-jobs>`. Its address does not change with a release.',
      returns: 'The script as JavaScript.',
    },
    getWidgetRelease: {
      description: '`pinned_snippet` has the hash of the script, so that a page runs this version only.',
      returns: 'The newest release of the script.',
    },
    getWidgetWords: { returns: 'The words by their names.' },
    getPinnedWidgetScript: { returns: 'The script as JavaScript.' },
    getPortalScript: {
      description: 'The form works without it. With it, files of up to 10 MB are sent with a progress bar.',
      returns: 'The script as JavaScript.',
    },
    getIntakeScript: {
      description: 'The page of a chat leads to the form where it does not run.',
      returns: 'The script as JavaScript.',
    },
    tryWidget: { returns: 'The page as HTML.' },
  },
  parameters: {
    'widget.version': ['The version, from `pinned_url`.', 'v1.0.2948117720'],
    'widget.language': ['The language as in `languages` of the release.', 'de'],
    'tryWidget.key': ['The publishable key of the widget.', 'pk_svc_live_exampleexampleexample'],
    'tryWidget.lang': ['The language of the widget.', 'de'],
  },
  fields: {
    'WidgetRelease.version': [
      'The version. Its last number follows from the content of the script.',
      '1.0.2948117720',
    ],
    'WidgetRelease.script_url': [
      'The address of the newest script, which is cached for five minutes.',
      'https://api.example.com/widget/v1/hiring-jobs.js',
    ],
    'WidgetRelease.pinned_url': [
      'The address of this version, whose content never changes.',
      'https://api.example.com/widget/v1.0.2948117720/hiring-jobs.js',
    ],
    'WidgetRelease.integrity': [
      'The hash of the script, for the attribute `integrity`.',
      'sha384-oqVuAfXRKap7fdgc…',
    ],
    'WidgetRelease.languages': ['The languages of the widget.', ['de', 'en']],
    'WidgetRelease.snippet': [
      'The text to copy into a page. The key and the link to the portal are to be filled in.',
      '<script type="module" src="https://api.example.com/widget/v1/hiring-jobs.js"></script>',
    ],
    'WidgetRelease.pinned_snippet': [
      'The same with the address and the hash of this version.',
      '<script type="module" src="…" integrity="…" crossorigin="anonymous"></script>',
    ],
    'GetWidgetWordsResponse.language': ['The language of the words.', 'de'],
  },
};
