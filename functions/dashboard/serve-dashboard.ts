import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { ApiError } from '../../shared/domain/api-error.ts';
import type { Edge } from '../../shared/http/call.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import type * as rows from '../../shared/routes/dashboard.ts';
import { type FirstFiles, pagePolicy, renderShell } from './shell.ts';

interface Dashboard {
  /** The path of the API's address. */
  base: string;
  /** The origins that pages call in addition to this service. */
  hosts: readonly string[];
  first: FirstFiles;
  /** Returns the text of a built file, or undefined for an unknown name. */
  read: (file: string) => string | undefined;
}

/** The Lambda handler of the dashboard's document and of its files; the gateway's resource identifies the row. */
export function serveDashboard(table: typeof rows, { base, hosts, first, read }: Dashboard, edge: Edge) {
  const shell = async () => renderShell(first, base);
  const file = async ({ params }: { params: { file: string } }) => {
    const text = read(params.file);
    // A file of an earlier release: its page loads itself once more.
    if (text === undefined) throw new ApiError('not_found');
    return text;
  };
  const endpoints = new Map([
    [table.getDashboard.path as string, endpoint(table.getDashboard, shell, edge)],
    [table.getDashboardPage.path, endpoint(table.getDashboardPage, shell, edge)],
    [table.getDashboardScript.path, endpoint(table.getDashboardScript, file, edge)],
    [table.getDashboardStyle.path, endpoint(table.getDashboardStyle, file, edge)],
  ]);
  const policy = pagePolicy(hosts);
  return async (event: APIGatewayProxyEvent, context: Context): Promise<APIGatewayProxyResult> => {
    // The gateway writes a greedy parameter as {path+}.
    const serve = endpoints.get(event.resource.replace('+}', '}'));
    if (!serve) throw new Error(`no file of the dashboard is served at ${event.resource}`);
    const result = await serve(event, context);
    if (result.statusCode !== 200) return result;
    const isFile = event.resource.endsWith('{file}');
    const own: Record<string, string> = isFile
      ? { 'Cache-Control': `${result.headers?.['Cache-Control']}, immutable` }
      : {
          'Content-Security-Policy': policy,
          'Referrer-Policy': 'no-referrer',
        };
    return { ...result, headers: { ...result.headers, ...own } };
  };
}
