import { type Answer, jsonAnswer } from './answer.ts';
import { GatewayRefusal } from './gateway-response.ts';
import { findHeader, type RequestFacts } from './proxy-event.ts';
import type { Method } from './read-api.ts';
import { renderParameter, renderTemplate } from './render-template.ts';

type MockIntegration = Extract<Method['integration'], { type: 'mock' }>;

/**
 * Responds from the template alone: the status code in the mapped request picks the integration response. Throws
 * GatewayRefusal UNSUPPORTED_MEDIA_TYPE where no template is for the request's type and its body must not pass.
 */
export function answerMock(integration: MockIntegration, facts: RequestFacts, body: Buffer): Answer {
  const { responses } = integration;
  const requested = mapRequest(integration, facts, body);
  const status = /"?statusCode"?\s*:\s*"?(\d{3})/.exec(requested)?.[1] ?? '';
  const response =
    responses.find(
      ({ SelectionPattern }) => SelectionPattern && new RegExp(`^(?:${SelectionPattern})$`).test(status),
    ) ?? responses.find(({ SelectionPattern }) => !SelectionPattern);
  if (!response) throw new GatewayRefusal('API_CONFIGURATION_ERROR');
  const [[contentType, template] = ['application/json', '']] = Object.entries(
    response.ResponseTemplates ?? {},
  );
  const answer = jsonAnswer(
    Number(response.StatusCode),
    renderTemplate(template, facts.requestContext),
    contentType,
  );
  const readHeader = (name: string) => findHeader(facts.headers, name);
  for (const [target, mapping] of Object.entries(response.ResponseParameters ?? {}))
    answer.headers.push([
      target.replace('method.response.header.', ''),
      renderParameter(mapping, facts.requestContext, readHeader),
    ]);
  return answer;
}

/** The request by the template for its media type; one without a type counts as JSON. */
function mapRequest(
  { requestTemplates, passesThrough }: MockIntegration,
  { headers, requestContext }: RequestFacts,
  body: Buffer,
): string {
  const [mediaType = ''] = (findHeader(headers, 'content-type') ?? 'application/json').split(';');
  const template = requestTemplates[mediaType.trim().toLowerCase()];
  if (template !== undefined) return renderTemplate(template, requestContext);
  if (!passesThrough) throw new GatewayRefusal('UNSUPPORTED_MEDIA_TYPE');
  return body.toString();
}
