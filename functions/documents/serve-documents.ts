import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { Edge } from '../../shared/http/call.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import type { Route } from '../../shared/routes/route.ts';

/**
 * The Lambda handler of all documents: the gateway's resource identifies the row. Throws for a resource without a row,
 * which only a faulty deployment can send.
 */
export function serveDocuments<Name extends string>(
  rows: Record<Name, Route>,
  make: Record<Name, () => unknown>,
  edge: Edge,
) {
  const endpoints = new Map(
    (Object.keys(rows) as Name[]).map((name) => [
      rows[name].path as string,
      endpoint(rows[name], async () => make[name](), edge),
    ]),
  );
  return (event: APIGatewayProxyEvent, context: Context): Promise<APIGatewayProxyResult> => {
    const serve = endpoints.get(event.resource);
    if (!serve) throw new Error(`no document is served at ${event.resource}`);
    return serve(event, context);
  };
}
