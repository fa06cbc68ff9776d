/** Crawlers may visit the careers portal and the documentation, not the API. Portals have a sitemap each. */
export const robotsText = (): string => 'User-agent: *\nAllow: /\nDisallow: /v1/\n';
