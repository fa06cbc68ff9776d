import { isDeepStrictEqual } from 'node:util';
import type { PortalSettings, UpdateOrganizationBody } from '../contracts/organization-settings.ts';
import { ApiError } from './api-error.ts';
import { contrastWithWhite, darkened, leastContrast } from './contrast.ts';
import { invalid } from './invalid.ts';

/** Words of our own addresses, and those that visitors would take for the service itself. */
const reserved = new Set(
  (
    'about account accounts admin api app apply assets auth blog careers cdn dashboard demo dev docs feed feeds health help hiring home ' +
    'index jobs legal login logout mail me new null portal press privacy public robots root sandbox search security settings sign-in ' +
    'sign-out sign-up signin signup sitemap static status support system terms test undefined uploads user users well-known widget www'
  ).split(' '),
);

const noPortal: PortalSettings = {
  slug: null,
  logo_url: null,
  accent_color: null,
  legal_links: [],
  languages: ['en'],
};
interface Settings {
  name: string;
  portal?: PortalSettings;
}

export const portalOf = ({ portal = noPortal }: Pick<Settings, 'portal'>): PortalSettings => portal;

/**
 * The settings after a change; the same object when nothing changes. Throws {@link ApiError} slug_taken for a reserved
 * slug, and validation_failed for a color that is too light.
 */
export function mergeSettings<O extends Settings>(before: O, patch: UpdateOrganizationBody): O {
  const { slug, accent_color, languages } = patch.portal ?? {};
  if (slug && reserved.has(slug)) throw slugTaken();
  if (accent_color) refuseLight(accent_color);
  const portal: PortalSettings = {
    ...portalOf(before),
    ...patch.portal,
    ...(accent_color && { accent_color: accent_color.toLowerCase() }),
    ...(languages && { languages: [...new Set(languages)] }),
  };
  const after = { ...before, name: patch.name ?? before.name, portal };
  return after.name === before.name && isDeepStrictEqual(portal, portalOf(before)) ? before : after;
}

/** The error for a slug that another organization has, or that is reserved. */
export const slugTaken = () => new ApiError('slug_taken', { param: 'portal.slug' });

function refuseLight(color: string): void {
  const contrast = contrastWithWhite(color);
  if (contrast >= leastContrast) return;
  throw invalid(
    'portal.accent_color',
    'invalid_value',
    `The contrast of ${color} with white is ${contrast.toFixed(1)}; text needs ${leastContrast}. ${darkened(color)} has enough.`,
  );
}
