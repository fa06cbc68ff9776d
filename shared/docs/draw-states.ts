import { html, type Markup } from '../pages/html.ts';
import {
  anchorOf,
  nameOf,
  type StateMachine,
  statesOf,
  type Transition,
  transitionsOf,
} from './state-machines.ts';

/** Measures of the drawing: the distance of two states, the size of a box, a line of text. */
const step = 190;
const box = { width: 110, height: 36 };
const lineHeight = 16;
const margin = 8;
/** A cubic curve whose control points are vertically above its ends rises to three quarters of their height. */
const curveRise = 0.75;

/**
 * A state machine as SVG: its states in a row, forward moves as arcs above it and backward moves as arcs below. The
 * table next to it has the same content as text.
 */
export function drawStates(machine: StateMachine): Markup {
  const states = statesOf(machine);
  const transitions = transitionsOf(machine);
  const lines = Math.max(0, ...transitions.map(({ moves }) => moves.length));
  /** The height of an arc per state that it spans, so that it does not cross the labels of a shorter one. */
  const level = 36 + 24 * lines;
  const centre = (state: string) => step * states.indexOf(state) + step / 2;
  const span = ({ from, to }: Transition) => states.indexOf(to) - states.indexOf(from);
  const rise = (transition: Transition) => level * Math.max(1, Math.abs(span(transition)));
  const reach = (isAbove: boolean) =>
    Math.max(
      0,
      ...transitions
        .filter((transition) => span(transition) >= 0 === isAbove)
        .map((transition) => rise(transition) + (transition.moves.length + 1) * lineHeight),
    );
  const row = reach(true) + box.height / 2 + margin;
  const height = row + reach(false) + box.height / 2 + margin;
  const marker = `arrow-${anchorOf(machine)}`;

  const arcOf = (transition: Transition) => {
    const distance = span(transition);
    const up = distance >= 0 ? -1 : 1;
    const edge = row + (up * box.height) / 2;
    const apex = edge + up * rise(transition);
    const handle = edge + (up * rise(transition)) / curveRise;
    // Arcs of different length start and end at different places.
    const aside = -up * Math.min(10 + 12 * Math.abs(distance), box.width / 2 - 6);
    const [start, end] = [centre(transition.from) + aside, centre(transition.to) - aside];
    const count = transition.moves.length;
    const top = up < 0 ? apex - 6 - (count - 1) * lineHeight : apex + lineHeight;
    const words = transition.moves.map(
      (move, line) =>
        html`<text x="${(start + end) / 2}" y="${top + line * lineHeight}">${nameOf(move)}</text>\n`,
    );
    const line = html`<path d="M ${start} ${edge} C ${start} ${handle} ${end} ${handle} ${end} ${edge}" marker-end="url(#${marker})"/>\n`;
    return { line, words };
  };
  const boxOf = (state: string) =>
    html`<rect x="${centre(state) - box.width / 2}" y="${row - box.height / 2}" width="${box.width}" height="${box.height}" rx="8"/>
<text x="${centre(state)}" y="${row + 4}">${state}</text>
`;
  const arcs = transitions.map(arcOf);
  // Labels come last, so that they are drawn over the lines.
  return html`<svg role="img" aria-label="${machine.name}: ${states.join(', ')}" viewBox="0 0 ${states.length * step} ${height}">
<defs><marker id="${marker}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M 0 0 L 8 4 L 0 8 z"/></marker></defs>
${states.map(boxOf)}${arcs.map(({ line }) => line)}${arcs.map(({ words }) => words)}</svg>`;
}
