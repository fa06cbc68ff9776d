import { outputOf, runCommand } from './run-command.ts';

const git = (...args: string[]) => runCommand('git', args);

/**
 * The release before the working tree: the newest tag, else the last commit of `main` in this branch, else the commit before
 * HEAD. undefined in a clone without history.
 */
export function previousRelease(): string | undefined {
  const head = git('rev-parse', 'HEAD').stdout.trim();
  const candidates = [
    git('describe', '--tags', '--abbrev=0', 'HEAD^'),
    git('merge-base', 'HEAD', 'main'),
    git('rev-parse', '--verify', 'HEAD^'),
  ];
  const found = candidates.find(({ status, stdout }) => status === 0 && stdout.trim() !== head);
  return found?.stdout.trim();
}

/** The commit of a name, in short. Throws if there is none. */
export const shortCommit = (ref: string): string =>
  outputOf('git', ['rev-parse', '--short', `${ref}^{commit}`]).trim();
