import { createHash } from 'node:crypto';
import { ApiError } from '../../shared/domain/api-error.ts';
import type { Call } from '../../shared/http/call.ts';
import { environment } from '../../shared/platform/environment.ts';
import { renderTryPage } from '../../shared/portal/try-page.ts';
import type * as widget from '../../shared/routes/widget.ts';
import { describeRelease, versionOf } from './release.ts';

/** Makes every response of the widget by the name of its row. `read` returns the text of a file next to the function. */
export function widgetFiles(read: (file: string) => string) {
  const script = read('hiring-jobs.js');
  const portalScript = read('portal-form.js');
  const intakeScript = read('intake.js');
  const words = new Map(Object.entries(JSON.parse(read('words.json')) as Record<string, string>));
  const release = describeRelease({
    version: versionOf(script),
    integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
    languages: ['en', ...words.keys()].sort(),
    apiUrl: environment.apiUrl,
  });
  return {
    getWidgetScript: () => script,
    getWidgetRelease: () => release,
    getPortalScript: () => portalScript,
    getIntakeScript: () => intakeScript,
    getWidgetWords({ params: { language } }: Call<typeof widget.getWidgetWords>) {
      const text = words.get(language);
      if (text === undefined) throw new ApiError('not_found');
      return JSON.parse(text) as { language: string };
    },
    getPinnedWidgetScript({ params: { version } }: Call<typeof widget.getPinnedWidgetScript>) {
      if (version !== `v${release.version}`) throw new ApiError('not_found');
      return script;
    },
    tryWidget: ({ query }: Call<typeof widget.tryWidget>) =>
      renderTryPage({ key: query.key, language: query.lang || undefined, snippet: release.snippet }),
  };
}
