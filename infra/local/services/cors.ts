/** A bucket's CORS rule, with the template's names. An origin may contain one `*`. */
export type CorsRule = {
  allowedOrigins: string[];
  allowedMethods: string[];
  allowedHeaders?: string[];
  exposedHeaders?: string[];
  maxAgeSeconds?: number;
};

type CorsQuestion = { origin: string; method: string; requestedHeaders: string[] };

/**
 * The response headers by the first rule that allows the origin, the method and every header; undefined if none does.
 */
export function answerCors(rules: CorsRule[], question: CorsQuestion): Record<string, string> | undefined {
  const { origin, method, requestedHeaders } = question;
  const rule = rules.find(({ allowedOrigins, allowedMethods, allowedHeaders = [] }) => {
    const isAllowed = (header: string) =>
      allowedHeaders.some((allowed) => matches(allowed.toLowerCase(), header));
    return (
      allowedOrigins.some((allowed) => matches(allowed, origin)) &&
      allowedMethods.includes(method) &&
      requestedHeaders.every(isAllowed)
    );
  });
  if (!rule) return undefined;
  const isOpen = rule.allowedOrigins.includes('*');
  return {
    'access-control-allow-origin': isOpen ? '*' : origin,
    'access-control-allow-methods': rule.allowedMethods.join(', '),
    ...(!isOpen && { 'access-control-allow-credentials': 'true' }),
    ...(requestedHeaders.length && { 'access-control-allow-headers': requestedHeaders.join(', ') }),
    ...(rule.exposedHeaders?.length && { 'access-control-expose-headers': rule.exposedHeaders.join(', ') }),
    ...(rule.maxAgeSeconds !== undefined && { 'access-control-max-age': String(rule.maxAgeSeconds) }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function matches(allowed: string, actual: string): boolean {
  const [start = '', end] = allowed.split('*');
  if (end === undefined) return allowed === actual;
  return actual.length >= start.length + end.length && actual.startsWith(start) && actual.endsWith(end);
}
