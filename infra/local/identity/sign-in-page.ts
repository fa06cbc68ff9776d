import { createHash } from 'node:crypto';
import { localPeople } from './people.ts';

const style = `
:root { color-scheme: light dark; --ink: #1b2330; --soft: #566173; --line: #c3cad4; --paper: #fff; --accent: #0a58ca; --on: #fff; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6eaf0; --soft: #a3aebd; --line: #4a5563; --paper: #13171d; --accent: #8ab8ff; --on: #0c1a2e; --bad: #ff9d94; }
}
* { box-sizing: border-box; }
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
main { max-width: 26rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; line-height: 1.2; }
h2 { margin: 2rem 0 .75rem; font-size: 1.1rem; }
p { margin: 0 0 1.5rem; color: var(--soft); }
form { display: grid; gap: .75rem; }
button {
  font: inherit; font-weight: 600; padding: .7rem 1rem; border: 1px solid var(--line); border-radius: .5rem; color: var(--ink);
  background: none; text-align: start; cursor: pointer;
}
button:hover { border-color: var(--accent); }
button.go { color: var(--on); background: var(--accent); border-color: var(--accent); text-align: center; }
label { font-weight: 600; }
input { font: inherit; width: 100%; padding: .6rem .75rem; border: 1px solid var(--soft); border-radius: .5rem; color: inherit; background: none; }
:is(button, input):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.bad { margin: 0; color: var(--bad); }
`;

interface SignInPage {
  /** The address that the forms are sent to. */
  action: string;
  /** The address that the field begins with. */
  hint?: string | undefined;
  /** The problem of the address that was sent. */
  problem?: string | undefined;
}

/** The page with a button for each person. It runs no script and loads nothing. */
export function writeSignInPage({ action, hint = '', problem }: SignInPage): string {
  const buttons = localPeople.map(
    ({ id, label }) => `<button name="account" value="${id}">${escaped(label)}</button>`,
  );
  const invalid = problem ? ' aria-invalid="true" aria-describedby="problem"' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in · local</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>Sign in</h1>
<p>This page exists only on this machine. No password is needed.</p>
<form method="post" action="${escaped(action)}">
${buttons.join('\n')}
</form>
<h2 id="other">Another address</h2>
<form method="post" action="${escaped(action)}" aria-labelledby="other">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${escaped(hint)}"${invalid}>
${problem ? `<p class="bad" id="problem" role="alert">${escaped(problem)}</p>\n` : ''}<button class="go">Continue</button>
</form>
</main>
</body>
</html>
`;
}

/**
 * The policy of the page. Browsers hold the whole chain of addresses that a form leads to against `form-action`, so it
 * names the origin that the browser returns to.
 */
export const signInPolicy = (returnsTo: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src data:',
    `form-action 'self' ${returnsTo}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
