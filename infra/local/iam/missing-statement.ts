import type { AccessRequest, RawStatement, Statement } from './statement.ts';

/**
 * A log line about a refusal with the missing statement, ready for a policy; or which one denies. Holds actions,
 * resources and the shapes of keys, and nothing of what was read or written.
 */
export function showAccessRequest(
  who: string,
  request: AccessRequest,
  denied: Statement | undefined,
  service?: string,
): string {
  const { action } = request;
  const resource = shapeOfResource(request.resource);
  const refused = `AccessDenied: ${who} is not authorized to perform ${action} on ${resource}`;
  if (denied) return `${refused}: ${denied.place} denies it.`;
  return `${refused}. The missing statement: ${JSON.stringify(missingStatement(request, resource, service))}`;
}

function missingStatement(
  { action, context = {} }: AccessRequest,
  Resource: string,
  service?: string,
): RawStatement {
  const keys = [context['dynamodb:leadingkeys'] ?? []].flat();
  const shapes = [...new Set(keys.map(shapeOfKey))].sort();
  const Condition = {
    ...(shapes.length > 0 && { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': shapes } }),
    ...(service && { ArnLike: { 'aws:SourceArn': context['aws:sourcearn'] } }),
  };
  return {
    Effect: 'Allow',
    ...(service && { Principal: { Service: service } }),
    Action: action,
    Resource,
    ...(Object.keys(Condition).length > 0 && { Condition }),
  };
}

const WORD_AND_ID = /^([A-Z]+#[a-z]+_)([0-9A-Z]+)$/;

/**
 * `ORG#org_01…#JOB` → `ORG#*#JOB`: only the words of a key appear in logs. A key that ends with an id keeps the id's length, or
 * its shape would also match for every longer key.
 */
export const shapeOfKey = (key: string): string =>
  WORD_AND_ID.test(key)
    ? key.replace(WORD_AND_ID, (_, start, id) => start + '?'.repeat(id.length))
    : partsOf(key);

const partsOf = (key: string): string =>
  key
    .split('#')
    .map((part) => (/^[A-Za-z]{1,20}$/.test(part) ? part : '*'))
    .join('#');

/** `…:bucket/uploads/ab12…` → `…:bucket/uploads/*`; other resources have names of the template's own choice. */
export function shapeOfResource(resource: string): string {
  if (!resource.startsWith('arn:aws:s3:::')) return resource;
  const [bucket, first, ...rest] = resource.split('/');
  if (first === undefined) return resource;
  return [bucket, ...(rest.length > 0 ? [first] : []), '*'].join('/');
}
