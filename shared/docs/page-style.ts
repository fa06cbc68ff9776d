/** The style of all pages: system fonts, one column, light or dark as on the reader's machine. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1d2430; --soft: #5b6573; --line: #d8dde4; --paper: #fff; --tint: #f3f5f8; --link: #0b57c2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e8ee; --soft: #9aa5b4; --line: #333c48; --paper: #14181e; --tint: #1d232b; --link: #7fb2ff; }
}
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
header { border-bottom: 1px solid var(--line); background: var(--tint); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; max-width: 60rem; margin: 0 auto; padding: .75rem 1rem; }
nav a[aria-current=page] { color: var(--ink); font-weight: 600; text-decoration: none; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
nav a, .text a, .lead a { color: var(--link); }
.text h1 { font-size: 1.75rem; line-height: 1.2; }
.text h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
.text h3 { margin: 1.75rem 0 .25rem; scroll-margin-top: 1rem; overflow-wrap: anywhere; }
.text h3 a { color: inherit; text-decoration: none; }
.text :target { background: var(--tint); outline: .4rem solid var(--tint); }
.text code, .text pre { font-family: ui-monospace, monospace; font-size: .9em; }
.text pre { overflow-x: auto; padding: 1rem; background: var(--tint); border: 1px solid var(--line); border-radius: .4rem; }
.text :is(p, td, dd, li) code { overflow-wrap: anywhere; }
.text dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0; }
.text dt { color: var(--soft); }
.text dd { margin: 0; }
.wide { overflow-x: auto; }
.text table { border-collapse: collapse; width: 100%; }
.text th, .text td { padding: .4rem .6rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
.text th { background: var(--tint); }
.text svg { display: block; min-width: 36rem; max-width: 48rem; width: 100%; height: auto; }
.text svg text { fill: currentColor; font: 13px system-ui, sans-serif; text-anchor: middle; paint-order: stroke; stroke: var(--paper); stroke-width: 6px; }
.text svg path, .text svg rect { fill: none; stroke: currentColor; }
.text svg marker path { fill: currentColor; }
@media (max-width: 34rem) { .text dl { grid-template-columns: 1fr; gap: 0; } .text dd { margin-bottom: .5rem; } }
`;
