import * as v from 'valibot';

/** 1.x.y; y follows from the content, so that an address never has other content. */
export const widgetVersion = v.pipe(
  v.string(),
  v.regex(/^v1\.\d{1,5}\.\d{1,10}$/, 'a version such as v1.0.0'),
);
export const widgetLanguage = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'a language such as de'));

export const widgetRelease = v.object({
  object: v.literal('widget_release'),
  version: v.string(),
  /** The newest version, which changes. */
  script_url: v.string(),
  /** This version. */
  pinned_url: v.string(),
  integrity: v.string(),
  languages: v.array(v.string()),
  snippet: v.string(),
  pinned_snippet: v.string(),
});
export type WidgetRelease = v.InferOutput<typeof widgetRelease>;

/** The parameters of the page to try the widget. */
export const widgetTrial = {
  key: v.optional(v.pipe(v.string(), v.regex(/^\w{0,100}$/, 'a publishable key'))),
  lang: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z]{0,2}$/, 'two letters'))),
};
