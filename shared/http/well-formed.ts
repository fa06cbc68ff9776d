import { ApiError } from '../domain/api-error.ts';

/** Deeper than any valid body. */
const maxDepth = 32;

type Tree = Record<string, unknown>;

/**
 * Replaces unpaired surrogates in a request's values, such as half an emoji, with U+FFFD: they cannot be stored, and
 * hashes of them are ambiguous. Changes `value` itself. Throws {@link ApiError} validation_failed for values that are
 * nested too deeply, and for two names that would become equal.
 */
export function wellFormed<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed() as T;
  // A loop and not a recursion, because the nesting is the sender's.
  let level: Tree[] = isTree(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > maxDepth) throw tooDeep();
    const below: Tree[] = [];
    for (const tree of level) mend(tree, below);
    level = below;
  }
  return value;
}

function mend(tree: Tree, below: Tree[]): void {
  for (const key of Object.keys(tree)) {
    const part = tree[key];
    if (typeof part === 'string') tree[key] = part.toWellFormed();
    else if (isTree(part)) below.push(part);
    if (!key.isWellFormed()) {
      const name = key.toWellFormed();
      if (Object.hasOwn(tree, name)) throw sameName();
      tree[name] = tree[key];
      delete tree[key];
    }
  }
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function sameName(): ApiError {
  const message = 'Two names are the same once their half letters are replaced by U+FFFD.';
  return new ApiError('validation_failed', { details: [{ param: null, code: 'duplicate', message }] });
}

function tooDeep(): ApiError {
  const message = `The body is nested deeper than ${maxDepth} levels.`;
  return new ApiError('validation_failed', { details: [{ param: null, code: 'invalid_format', message }] });
}
