import { AsyncLocalStorage } from 'node:async_hooks';
import { keyOf } from '../../infra/local/iam/role-keys.ts';
import { credentials as ofAccount } from '../../infra/local/template/local-account.ts';
import type { Resource } from '../../infra/local/template/resolve-stage.ts';
import { folderOf, pascalCase } from '../../infra/service-function.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { unaudited } from '../../shared/storage/audit-scope.ts';

const running = new AsyncLocalStorage<string>();

/** Runs code as the function of a folder: what it asks of AWS is held against that function's role in the template. */
export const asFunction = <T>(folder: string, run: () => T): T => running.run(folder, run);

/** A worker whose every run is that of the function of a folder. */
export const workingAs =
  <A extends unknown[], T>(folder: string, work: (...args: A) => T) =>
  (...args: A): T =>
    asFunction(folder, () => work(...args));

/** Runs code as the account, which may do all: what a test does in the middle of a call. */
export const asAccount = <T>(run: () => Promise<T>): Promise<T> => running.exit(() => unaudited(run));

/** As whoever calls at that moment: the function of `asFunction`, else the account itself, which may do all. */
export function credentialsOfWhoCalls(resources: Resource[]) {
  const names = new Map(
    resources
      .filter(({ type }) => type === 'AWS::Lambda::Function')
      .map(({ place, ref }) => [/\/(.+)Function[0-9A-F]{8}$/.exec(place)?.[1], ref]),
  );
  const key = () => {
    const folder = running.getStore();
    const name = folder && names.get(pascalCase(folder));
    if (folder && !name) throw new Error(`the template has no function of ${folder}`);
    return name ? keyOf(name) : ofAccount;
  };
  return {
    get accessKeyId() {
      return key().accessKeyId;
    },
    get secretAccessKey() {
      return key().secretAccessKey;
    },
  };
}

/** The folder of the function that serves a route. */
export function folderOfRoute({ method, path }: Pick<Route, 'method' | 'path'>): string {
  const [name = '', row] =
    Object.entries(routes as Record<string, Route>).find(
      ([, one]) => one.method === method && one.path === path,
    ) ?? [];
  return row?.servedBy ?? folderOf(name);
}
