/** The style of the page of assessments: system fonts, one column, light or dark as on the candidate's machine. */
export const pageStyle = `
:root {
  color-scheme: light dark; --ink: #1b2330; --soft: #566173; --line: #d5dbe3; --edge: #7c8798; --paper: #fff; --tint: #f4f6f9;
  --accent: #0a58ca; --onaccent: #fff; --chosen: #e7effc; --bad: #b3261e; --good: #146638; --warn: #fdf2dc;
  --code-word: #7a2a9c; --code-text: #146638; --code-value: #9a3b00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e6eaf0; --soft: #a3aebd; --line: #37414e; --edge: #7d8999; --paper: #13171d; --tint: #1c222a; --accent: #8ab8ff;
    --onaccent: #0c1a2e; --chosen: #1a2a45; --bad: #ff9d94; --good: #6fd39a; --warn: #35270d;
    --code-word: #d3a4f2; --code-text: #6fd39a; --code-value: #f0b27a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; font: 1.0625rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
.inner { max-width: 44rem; margin: 0 auto; padding-inline: 1.25rem; }
header { border-bottom: 1px solid var(--line); background: var(--tint); }
header .inner { padding-block: .7rem; }
.from { margin: 0; font-weight: 600; }
.from .soft { font-weight: 400; margin-left: .5rem; }
progress { display: block; width: 100%; height: .5rem; margin-top: .5rem; accent-color: var(--accent); }
main { padding-block: 1.25rem 3rem; }
h1 { margin: .25rem 0 .75rem; font-size: 1.45rem; line-height: 1.3; }
h1:focus { outline: none; }
h1 .number { display: block; font-size: 1rem; font-weight: 600; color: var(--soft); }
h2 { margin: 1.75rem 0 .4rem; font-size: 1.15rem; line-height: 1.3; }
h3 { margin: 1.25rem 0 .4rem; font-size: 1rem; }
p { margin: .5rem 0; }
ul { padding-left: 1.3rem; margin: .5rem 0; }
a { color: var(--accent); }
.soft { color: var(--soft); }
.lead { font-size: 1.15rem; }
.notice { margin: 1rem 0; padding: .6rem 1rem; border: 1px solid var(--edge); border-left-width: .3rem; border-radius: .4rem; background: var(--tint); }
.notice.warn { position: sticky; top: .5rem; z-index: 1; background: var(--warn); }
.problem { color: var(--bad); font-weight: 600; }
.problem:empty, .time p:empty { display: none; }
:is(a, button, input, textarea):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button {
  min-height: 2.75rem; padding: .55rem 1.3rem; font: inherit; font-weight: 600; color: var(--onaccent); background: var(--accent);
  border: 1px solid var(--accent); border-radius: .4rem; cursor: pointer;
}
button:hover { filter: brightness(1.08); }
button.plain { color: var(--accent); background: transparent; }
button.danger { color: var(--paper); background: var(--bad); border-color: var(--bad); }
button.quiet { padding-inline: 0; font-weight: 400; color: var(--soft); background: none; border: 0; text-decoration: underline; }
button[aria-disabled=true] { opacity: .65; cursor: default; }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.25rem 0; }
.aside { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: .5rem; }
fieldset { margin: 1rem 0 0; padding: 0; border: 0; min-width: 0; }
legend, label { padding: 0; font-weight: 600; }
.field { margin: 1rem 0 0; }
.field label { display: block; margin-bottom: .3rem; }
input:not([type=radio]), textarea {
  width: 100%; padding: .5rem .7rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: .4rem;
}
.field input { max-width: 20rem; min-height: 2.75rem; }
[aria-invalid=true] { border: 2px solid var(--bad) !important; }
.options { display: grid; gap: .5rem; margin-top: .5rem; }
.choice {
  display: flex; gap: .7rem; align-items: center; min-height: 2.9rem; padding: .5rem .9rem; font-weight: 400; cursor: pointer;
  border: 1px solid var(--edge); border-radius: .4rem;
}
.choice:hover { background: var(--tint); }
.choice:has(:checked) { background: var(--chosen); border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.choice:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
.choice input { flex: none; width: 1.2rem; height: 1.2rem; margin: 0; accent-color: var(--accent); }
.choice input:focus-visible { outline: none; }
.drawings .options { grid-template-columns: repeat(4, 1fr); }
.drawings .choice { flex-wrap: wrap; gap: .3rem .5rem; padding: .6rem; }
.drawing { display: block; width: 100%; height: auto; }
form > .drawing { max-width: 20rem; margin: 1rem 0; }
.series { font-size: 1.5rem; font-weight: 600; letter-spacing: .02em; margin: 1rem 0; }
.time { min-height: 1.6rem; }
.time p { margin: 0; }
figure { margin: 1rem 0; }
figcaption { font-weight: 600; margin-bottom: .3rem; }
.code, pre, code, textarea { font: .95rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.code { margin: 0; padding: .6rem .8rem .6rem 3rem; background: var(--tint); border: 1px solid var(--line); border-radius: .4rem; }
.code li::marker { color: var(--soft); }
.code li { padding-left: .4rem; }
.code code { white-space: pre-wrap; }
.editor { display: flex; border: 1px solid var(--edge); border-radius: .4rem; background: var(--tint); overflow: hidden; }
.editor.invalid { border: 2px solid var(--bad); }
.editor.rich { display: block; }
.editor:is(:has(:focus-visible), .rich:focus-within) { outline: 3px solid var(--accent); outline-offset: 2px; }
.editor pre { margin: 0; padding: .5rem .6rem; color: var(--soft); text-align: right; user-select: none; }
.editor textarea { flex: 1; min-width: 0; border: 0; border-radius: 0; resize: none; overflow: auto hidden; white-space: pre; outline: none !important; }
.printed { padding: .6rem .8rem; background: var(--tint); border-radius: .4rem; white-space: pre-wrap; }
.examples { list-style: none; padding: 0; }
.examples li { padding: .6rem .8rem; margin: .5rem 0; border: 1px solid var(--line); border-left: .3rem solid var(--edge); border-radius: .4rem; }
.examples dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .2rem 0 0; }
dt { color: var(--soft); }
dd { margin: 0; }
.examples .passed { border-left-color: var(--good); }
.passed .outcome { color: var(--good); }
.examples :is(.failed, .threw) { border-left-color: var(--bad); }
:is(.failed, .threw) .outcome { color: var(--bad); }
dialog {
  width: calc(100% - 2rem); max-width: 30rem; padding: 1.25rem; color: var(--ink); background: var(--paper);
  border: 1px solid var(--edge); border-radius: .6rem;
}
dialog::backdrop { background: rgb(10 15 25 / 55%); }
dialog h2 { margin-top: 0; }
dialog .buttons { margin-bottom: 0; }
.report dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; }
.report svg { display: block; width: 100%; height: auto; }
.report svg text { fill: var(--soft); font: 11px system-ui, sans-serif; }
.report .axis { stroke: var(--edge); }
.report .band { fill: var(--accent); fill-opacity: .35; }
.report .dot { fill: var(--accent); }
.report .advice { border-left: .25rem solid var(--accent); padding-left: .75rem; }
@media (max-width: 30rem) {
  .inner { padding-inline: 1rem; }
  .from .soft { display: block; margin: 0; }
  .drawings .options { grid-template-columns: repeat(2, 1fr); }
  .buttons button { flex: 1 1 100%; }
  .examples dl, .report dl { grid-template-columns: 1fr; }
  .code { padding-left: 2.4rem; }
}
@media (forced-colors: active) {
  button { border: 2px solid ButtonText; }
  .choice:has(:checked) { border: 3px solid Highlight; }
}
@media print { header, .buttons { display: none; } }
`;
