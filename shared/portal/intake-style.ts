/** The style of the page of a chat, in addition to that of the portal. */
export const intakeStyle = `
.chat { margin: 1rem 0 2rem; }
.log {
  margin: 0 0 1rem; padding: .75rem; display: flex; flex-direction: column; gap: .75rem;
  max-height: min(60vh, 34rem); overflow-y: auto; background: var(--tint); border: 1px solid var(--line); border-radius: .5rem;
}
.log .said { max-width: 88%; align-self: flex-start; }
.log p { margin: 0; padding: .55rem .8rem; background: var(--paper); border: 1px solid var(--line); border-radius: .7rem; white-space: pre-wrap; }
.log .person { align-self: flex-end; }
.log .person p { color: var(--onaccent); background: var(--accent); border-color: var(--accent); }
.log .person a { color: inherit; }
.log .team p { border-color: var(--accent); border-width: 2px; }
.log .who { display: block; margin: 0 .3rem .1rem; font-size: .85rem; color: var(--soft); }
.log .person .who { text-align: right; }
.chat .row { display: flex; flex-wrap: wrap; gap: .5rem; }
.chat button.plain { border-color: var(--line); padding-inline: .9rem; font-weight: 400; }
.chat button.small { min-height: 2.75rem; padding: .2rem .7rem; font-size: .95rem; }
.chat textarea { min-height: 5rem; }
.answers dd { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; justify-content: space-between; }
.answers dt { align-self: center; }
.chat .more { margin-top: 1.25rem; display: flex; flex-wrap: wrap; gap: .5rem; }
.languages { display: flex; flex-wrap: wrap; gap: .25rem 1rem; font-size: .95rem; }
.languages a { padding-block: .25rem; }
.languages [aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
@media (max-width: 30rem) { .log .said { max-width: 96%; } .chat .row > button:first-child { width: 100%; } }
@media (forced-colors: active) { .log p { border: 1px solid CanvasText; } }
`;
