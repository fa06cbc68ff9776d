import { createHash } from 'node:crypto';
import type { WidgetRelease } from '../../shared/contracts/widget.ts';

/** The number of a release with new attributes or events. */
const minor = 0;

/** The last number of a version follows from the script, so that an address that is cached forever has one content. */
export function versionOf(script: string): string {
  const digest = createHash('sha256').update(script).digest();
  return `1.${minor}.${digest.readUInt32BE()}`;
}

interface Release {
  version: string;
  integrity: string;
  languages: string[];
  apiUrl: string;
}

/** The release as the API describes it. A page replaces the key and, with the address of its portal, the link. */
export function describeRelease({ version, integrity, languages, apiUrl }: Release): WidgetRelease {
  const script_url = `${apiUrl}/widget/v1/hiring-jobs.js`;
  const pinned_url = `${apiUrl}/widget/v${version}/hiring-jobs.js`;
  const element = `<hiring-jobs publishable-key="pk_svc_…">
  <a href="${apiUrl}/careers/org_…">Open jobs</a>
</hiring-jobs>`;
  return {
    object: 'widget_release',
    version,
    script_url,
    pinned_url,
    integrity,
    languages,
    snippet: `<script type="module" src="${script_url}"></script>\n${element}`,
    pinned_snippet: `<script type="module" src="${pinned_url}" integrity="${integrity}" crossorigin="anonymous"></script>\n${element}`,
  };
}
