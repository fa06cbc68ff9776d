import * as v from 'valibot';
import { entries } from './bounded-lists.ts';
import { imageLink, secureLink } from './links.ts';
import { id, maxCharacters, text, timestamp, wholeNumber } from './primitives.ts';

/** The languages of the portal's own words. */
export const portalLanguages = ['en', 'de'] as const;

const portalView = v.object({
  /** The part of the portal's address that names the organization; null until one is chosen. */
  slug: v.nullable(v.string()),
  logo_url: v.nullable(v.string()),
  accent_color: v.nullable(v.string()),
  legal_links: v.array(v.object({ label: v.string(), url: v.string() })),
  languages: v.array(v.picklist(portalLanguages)),
});
export type PortalSettings = v.InferOutput<typeof portalView>;

export const organizationSettingsView = v.object({
  object: v.literal('organization'),
  id: id('organization'),
  name: v.string(),
  portal: portalView,
  version: wholeNumber,
  created_at: timestamp,
  updated_at: timestamp,
});

export const updateOrganizationBody = v.strictObject({
  name: v.optional(text(200)),
  portal: v.optional(
    v.strictObject({
      slug: v.optional(
        v.nullable(
          v.pipe(
            v.string(),
            maxCharacters(50),
            v.regex(
              /^[a-z0-9](?:-?[a-z0-9]){2,49}$/,
              '3 to 50 lower-case letters, digits and single hyphens, such as harbour-clinic',
            ),
          ),
        ),
      ),
      logo_url: v.optional(v.nullable(imageLink)),
      accent_color: v.optional(
        v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'a color such as #0b5fff'))),
      ),
      legal_links: v.optional(entries(v.strictObject({ label: text(60), url: secureLink }), 10)),
      languages: v.optional(
        v.pipe(entries(v.picklist(portalLanguages), portalLanguages.length), v.minLength(1)),
      ),
    }),
  ),
});
export type UpdateOrganizationBody = v.InferOutput<typeof updateOrganizationBody>;
