/** The values of references. `path` is only for messages: stack, logical id and property. */
export type Scope = {
  ref(logicalId: string, path: string): unknown;
  getAttribute(logicalId: string, attribute: string, path: string): unknown;
  importValue(exportName: string, path: string): unknown;
  stackOutput(stackName: string, outputName: string, path: string): unknown;
};

type Intrinsic = (argument: unknown, scope: Scope, path: string) => unknown;

/** The value for a property that the template omits (AWS::NoValue). */
export const noValue = undefined;

const INTRINSICS: Record<string, Intrinsic> = {
  Ref: (argument, scope, path) => scope.ref(String(argument), path),
  'Fn::GetAtt': (argument, scope, path) => {
    const [logicalId = '', ...attribute] =
      typeof argument === 'string' ? argument.split('.') : (argument as string[]);
    return scope.getAttribute(logicalId, attribute.join('.'), path);
  },
  'Fn::Join': (argument, scope, path) => {
    const [separator, parts] = argument as [string, unknown];
    return (resolveIntrinsics(parts, scope, path) as unknown[]).map(String).join(separator);
  },
  'Fn::Split': (argument, scope, path) => {
    const [separator, text] = argument as [string, unknown];
    return String(resolveIntrinsics(text, scope, path)).split(separator);
  },
  'Fn::Select': (argument, scope, path) => {
    const [index, list] = resolveIntrinsics(argument, scope, path) as [number | string, unknown[]];
    return list[Number(index)];
  },
  'Fn::Sub': (argument, scope, path) => {
    const [text, variables] = (typeof argument === 'string' ? [argument, {}] : argument) as [string, object];
    const known = resolveIntrinsics(variables, scope, path) as Record<string, unknown>;
    return text.replace(/\$\{(!?)([\w.:]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in known) return String(known[name]);
      const [logicalId = '', ...attribute] = name.split('.');
      if (attribute.length === 0) return String(scope.ref(name, path));
      return String(scope.getAttribute(logicalId, attribute.join('.'), path));
    });
  },
  'Fn::ImportValue': (argument, scope, path) =>
    scope.importValue(String(resolveIntrinsics(argument, scope, path)), path),
  'Fn::GetStackOutput': (argument, scope, path) => {
    const { StackName, OutputName } = resolveIntrinsics(argument, scope, path) as Record<string, string>;
    return scope.stackOutput(String(StackName), String(OutputName), path);
  },
};

/**
 * The value with every intrinsic function replaced by its result. Throws, with `path`, for an intrinsic or a dynamic
 * reference that the local cloud does not support.
 */
export function resolveIntrinsics(value: unknown, scope: Scope, path: string): unknown {
  if (typeof value === 'string' && value.includes('{{resolve:'))
    throw new Error(`${path}: the local cloud does not know dynamic references ({{resolve:…}}).`);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value
      .map((entry, index) => resolveIntrinsics(entry, scope, `${path}.${index}`))
      .filter((entry) => entry !== noValue);
  const name = findIntrinsic(value);
  if (name) {
    const intrinsic = INTRINSICS[name];
    if (!intrinsic) throw new Error(`${path}: the local cloud does not know the intrinsic function ${name}.`);
    return intrinsic((value as Record<string, unknown>)[name], scope, path);
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [key, resolveIntrinsics(entry, scope, `${path}.${key}`)])
      .filter(([, entry]) => entry !== noValue),
  );
}

/** The name of the intrinsic function that this object is, if it is one. */
export function findIntrinsic(value: object): string | undefined {
  const [name, ...others] = Object.keys(value);
  return others.length === 0 && name !== undefined && /^(Ref$|Fn::)/.test(name) ? name : undefined;
}
