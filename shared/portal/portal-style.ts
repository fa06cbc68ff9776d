/** The style of all pages of the careers portal: system fonts, one column, light or dark as on the visitor's machine. */
export const portalStyle = `
:root {
  color-scheme: light dark; --ink: #1b2330; --soft: #566173; --line: #d5dbe3; --paper: #fff; --tint: #f4f6f9;
  --accent: #0a58ca; --onaccent: #fff; --bad: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e6eaf0; --soft: #a3aebd; --line: #37414e; --paper: #13171d; --tint: #1c222a; --accent: #8ab8ff;
    --onaccent: #0c1a2e; --bad: #ff9d94;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
.inner { max-width: 46rem; margin: 0 auto; padding: 0 1.25rem; }
body > header { border-bottom: 1px solid var(--line); background: var(--tint); }
body > header .inner { padding-block: .9rem; font-weight: 600; }
body > header a { color: inherit; text-decoration: none; }
body > header .logo { height: 2rem; max-width: 12rem; margin-right: .75rem; vertical-align: middle; object-fit: contain; }
footer { padding-block: 0 2rem !important; }
footer a { display: inline-block; padding-block: .25rem; margin-right: 1rem; }
main { padding-block: 1.5rem 4rem !important; }
h1 { margin: .25rem 0 .5rem; font-size: clamp(1.6rem, 5vw, 2.1rem); line-height: 1.2; }
h2 { margin: 2.25rem 0 .75rem; font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 1.5rem 0 .5rem; font-size: 1.05rem; }
a { color: var(--accent); }
a:hover { text-decoration-thickness: 2px; }
:is(a, button, input, select, textarea, summary):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.soft { color: var(--soft); }
.back { display: inline-block; padding-block: .25rem; }
.back::before {
  content: ""; display: inline-block; width: .45em; height: .45em; margin: 0 .5em .1em .1em; border: solid currentColor;
  border-width: 0 0 2px 2px; rotate: 45deg;
}
.jobs { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.jobs li { padding: 1rem 0; border-bottom: 1px solid var(--line); }
.jobs a { font-weight: 600; font-size: 1.1rem; }
.jobs p { margin: .15rem 0 0; color: var(--soft); }
.beside { display: inline-block; padding: .6rem .5rem; }
.search { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0 1.5rem; }
.search .field { flex: 1 1 12rem; margin: 0; }
.facts {
  display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.25rem; margin: 1.25rem 0; padding: 1rem 1.25rem;
  background: var(--tint); border: 1px solid var(--line); border-radius: .5rem;
}
.facts dt { color: var(--soft); }
.facts dd { margin: 0; }
.field { margin: 0 0 1.1rem; }
label, legend { display: block; margin: 0 0 .3rem; padding: 0; font-weight: 600; }
label .soft, legend .soft { font-weight: 400; }
fieldset { margin: 0 0 1.1rem; padding: 0; border: 0; min-width: 0; }
input:not([type=checkbox], [type=radio], [type=file]), select, textarea {
  width: 100%; min-height: 2.75rem; padding: .5rem .7rem; font: inherit; color: inherit; background: var(--paper);
  border: 1px solid var(--soft); border-radius: .4rem;
}
input[type=file] { width: 100%; font: inherit; padding: .4rem 0; }
textarea { min-height: 9rem; resize: vertical; }
.choice { display: flex; gap: .6rem; align-items: start; padding: .3rem 0; font-weight: 400; }
.choice input { flex: none; width: 1.2rem; height: 1.2rem; margin: .22rem 0 0; accent-color: var(--accent); }
.hint { margin: .3rem 0 0; color: var(--soft); font-size: .95rem; }
.problem { margin: .3rem 0 0; color: var(--bad); font-weight: 600; }
[aria-invalid=true] { border-color: var(--bad) !important; border-width: 2px !important; }
.problems { margin: 1rem 0 1.5rem; padding: .9rem 1.25rem; border: 2px solid var(--bad); border-radius: .5rem; }
.problems p, .problems ul { margin: 0; }
.problems a { color: var(--bad); }
.button, button {
  display: inline-block; min-height: 2.75rem; padding: .6rem 1.3rem; font: inherit; font-weight: 600;
  color: var(--onaccent); background: var(--accent); border: 1px solid var(--accent); border-radius: .4rem;
  text-decoration: none; cursor: pointer;
}
:is(.button, button):hover { filter: brightness(1.08); }
button.plain { color: var(--accent); background: transparent; }
.search :is(input, select) { height: 2.75rem; }
.search button { min-height: 2.75rem; padding-block: .5rem; }
main :is(ul, ol):not(.jobs) { padding-left: 1.4rem; }
.text :is(pre, code) { white-space: pre-wrap; }
.text img { display: none; }
.problems:focus { outline: none; }
progress { display: block; width: 100%; margin: .5rem 0 1rem; accent-color: var(--accent); }
[hidden] { display: none !important; }
button[aria-disabled] { opacity: .6; }
pre { white-space: pre-wrap; padding: 1rem; background: var(--tint); border-radius: .4rem; }
.empty { position: absolute; left: -200vw; width: 1px; height: 1px; overflow: hidden; }
@media (max-width: 30rem) {
  .facts { grid-template-columns: 1fr; gap: 0; }
  .facts dd { margin-bottom: .6rem; }
  .facts dd:last-child { margin-bottom: 0; }
  form > button { width: 100%; }
}
@media (forced-colors: active) { .button, button { border: 2px solid ButtonText; } }
`;
