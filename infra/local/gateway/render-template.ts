/** The content of `$context`: nested objects of texts and numbers. */
export type Context = { [name: string]: unknown };

/** The one directive of Velocity that is supported: a choice by a variable's text. */
const CHOICE = /#if\(\$context((?:\.\w+)+) == "(\w+)"\)([^#]*)#\{else\}([^#]*)#end/g;
const VARIABLE = /\$context((?:\.\w+)+)/g;
// Other variables and the directives of Velocity, the language of API Gateway's templates.
const BEYOND_CONTEXT = /\$[a-z!{]|#\{?(set|if|else|elseif|foreach|end|macro)\b/i;
const HEADER_REFERENCE = /^method\.request\.header\.(.+)$/;

/** A mapping template with its choices made and its `$context` variables filled in; an unknown one is empty, as on AWS. */
export function renderTemplate(template: string, context: Context): string {
  return template
    .replace(CHOICE, (_, path: string, text: string, then: string, otherwise: string) =>
      readPath(context, path.slice(1)) === text ? then : otherwise,
    )
    .replace(VARIABLE, (_, path: string) => readPath(context, path.slice(1)));
}

/** The value of a response parameter: `'text'`, `context.x` or `method.request.header.x`. */
export function renderParameter(
  mapping: string,
  context: Context,
  readHeader: (name: string) => string | undefined,
): string {
  if (mapping.startsWith("'")) return mapping.slice(1, -1);
  const header = HEADER_REFERENCE.exec(mapping)?.[1];
  return header ? (readHeader(header) ?? '') : readPath(context, mapping.replace(/^context\./, ''));
}

/** Throws for syntax of API Gateway that the two functions above do not support. */
export function checkMappings(place: string, templates: object = {}, parameters: object = {}): void {
  for (const template of Object.values(templates) as string[])
    if (BEYOND_CONTEXT.test(template.replace(CHOICE, '$3$4').replace(VARIABLE, '')))
      throw new Error(`${place}: the local cloud fills in only $context variables, not all of ${template}`);
  for (const mapping of Object.values(parameters) as string[])
    if (!/^'.*'$|^context\.|^method\.request\.header\./.test(mapping))
      throw new Error(`${place}: the local cloud does not know the parameter mapping ${mapping}.`);
}

function readPath(context: Context, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((scope, name) => (scope as Context | undefined)?.[name], context);
  return value === undefined || value === null ? '' : String(value);
}
