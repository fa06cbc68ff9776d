import type { Properties, Stack } from './templates.ts';

/**
 * A stack's resources as a reviewer reads them: what is put together or refers to another resource is one text, a statement of a
 * policy is one line, and names with the same value are listed together. The code of a function is no change of the
 * infrastructure; its hash is masked, and so is that of a nested template.
 */
export function renderResources({ text }: Pick<Stack, 'text'>): Properties {
  const masked = text.replaceAll(/[0-9a-f]{64}(?=\.(zip|json)")/g, 'HASH');
  return render(JSON.parse(masked).Resources) as Properties;
}

function render(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(render);
  const [[name, argument] = ['', undefined], ...others] = Object.entries(value);
  const intrinsic = others.length === 0 ? intrinsics[name] : undefined;
  if (intrinsic) return intrinsic(render(argument) as never);
  const rendered = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, render(part)]));
  return statementOf(rendered) ?? together(rendered);
}

/** A statement that allows something, as one line; null for anything else. */
function statementOf({ Effect, Action, Resource, Condition = {}, ...others }: Properties): string | null {
  if (Effect !== 'Allow' || !Action || !Resource || Object.keys(others).length > 0) return null;
  const allowed = `Allow ${[Action].flat().join(', ')} on ${[Resource].flat().join(', ')}`;
  const conditions = Object.entries(Condition as Properties).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([key, values]) => `${operator} ${key} ${[values].flat().join(', ')}`),
  );
  return [allowed, ...conditions].join(' if ');
}

/** An object of four or more equal texts or flags: one entry with all names. */
function together(object: Properties): Properties {
  const [first, ...others] = Object.values(object);
  const isSame = others.length >= 3 && typeof first !== 'object' && others.every((one) => one === first);
  return isSame ? { [Object.keys(object).join(', ')]: first } : object;
}

const intrinsics: Record<string, (argument: never) => unknown> = {
  Ref: (id: string) => `\${${id}}`,
  'Fn::GetAtt': (path: string[]) => `\${${path.join('.')}}`,
  'Fn::ImportValue': (name: string) => `\${import ${name}}`,
  'Fn::Join': ([separator, parts]: [string, string[]]) => parts.join(separator),
  'Fn::Sub': (text: string) => text,
};

/** Where two stages differ beyond their own words: a line for each kind of difference, with how often it is there. */
export function differencesOf(one: Stack[], other: Stack[]): string[] {
  const [left, right] = [one, other].map(comparable) as [Properties, Properties];
  const found = Object.keys({ ...left, ...right }).flatMap((id) => {
    const type = (left[id] ?? right[id]).Type;
    return [...compare(left[id], right[id])].map((line) => `${type}${line}`);
  });
  const counted = Map.groupBy(found, (line) => line);
  return [...counted].map(([line, { length }]) => `${length} × ${line}`).sort();
}

/** All resources of a stage, by stack and id, in words of no stage and without the hashes of paths, which begin with its name. */
function comparable(stacks: Stack[]): Properties {
  const known: Properties = {};
  for (const { name, text, stage } of stacks) {
    const neutral = text
      .replaceAll(stage, 'Stage')
      .replaceAll(new RegExp(`\\b${stage.toLowerCase()}\\b`, 'g'), 'stage')
      .replaceAll(/(?<=ApiDeployment[0-9A-F]{8})[0-9a-f]{32}/g, '');
    for (const [id, resource] of Object.entries(renderResources({ text: neutral }))) {
      let key = withoutHashes(`${name}/${id}`);
      while (key in known) key += '+';
      known[key] = JSON.parse(withoutHashes(JSON.stringify(resource)));
    }
  }
  return known;
}

const withoutHashes = (text: string) => text.replaceAll(/[0-9A-F]{8,}/g, '');

function* compare(left: unknown, right: unknown, path = ''): Generator<string> {
  if (isObject(left) && isObject(right))
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
      yield* compare(left[key], right[key], `${path}.${key}`);
  else if (left !== right) yield `${path}: ${JSON.stringify(left)} → ${JSON.stringify(right)}`;
}

const isObject = (value: unknown): value is Properties => typeof value === 'object' && value !== null;
