import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { Route } from '../routes/route.ts';
import type { Call, Edge } from './call.ts';
import { endpoint } from './endpoint.ts';

/**
 * The Lambda handler of several rows that one function serves: the gateway's resource identifies the row. Throws for a
 * resource without a row, which only a faulty deployment can send.
 */
export function serveRows<Rows extends Record<string, Route>>(
  rows: Rows,
  make: { [Name in keyof Rows]: (call: Call<Rows[Name]>) => unknown },
  edge: Edge,
) {
  const endpoints = new Map(
    (Object.keys(rows) as (keyof Rows & string)[]).map((name) => [
      (rows[name] as Route).path as string,
      endpoint(rows[name] as Route, async (call) => make[name](call as never), edge),
    ]),
  );
  return (event: APIGatewayProxyEvent, context: Context): Promise<APIGatewayProxyResult> => {
    const serve = endpoints.get(event.resource);
    if (!serve) throw new Error(`no row is served at ${event.resource}`);
    return serve(event, context);
  };
}
