export type PolicyDocument = { Statement: Statement[] };
type Statement = { Effect: string; Action: string | string[]; Resource: string | string[] };
type Verdict = 'allow' | 'explicit-deny' | 'implicit-deny';

const ACTION = 'execute-api:Invoke';

/** Evaluates one method ARN with an authorizer's policy: a matching Deny wins, and the default is Deny. */
export function evaluatePolicy(policy: PolicyDocument, methodArn: string): Verdict {
  const effects = policy.Statement.filter(
    ({ Action, Resource }) => matchesOne(Action, ACTION) && matchesOne(Resource, methodArn),
  ).map(({ Effect }) => Effect);
  if (effects.includes('Deny')) return 'explicit-deny';
  return effects.includes('Allow') ? 'allow' : 'implicit-deny';
}

export function isPolicy(value: unknown): value is PolicyDocument {
  const statements = (value as PolicyDocument | null | undefined)?.Statement;
  return (
    Array.isArray(statements) &&
    statements.length > 0 &&
    statements.every(
      (statement) => ['Allow', 'Deny'].includes(statement?.Effect) && statement.Action && statement.Resource,
    )
  );
}

/** `*` matches any text, slashes included, and `?` any one character. */
function matchesOne(patterns: string | string[], text: string): boolean {
  return [patterns].flat().some((pattern) => {
    const expression = pattern
      .replace(/[\\^$.+()[\]{}|]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    return new RegExp(`^${expression}$`, 's').test(text);
  });
}
