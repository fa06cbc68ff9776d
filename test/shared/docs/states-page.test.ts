import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { scanStatus } from '../../../shared/contracts/scan.ts';
import { deliveryStatuses } from '../../../shared/contracts/webhook-delivery.ts';
import {
  nameOf,
  type StateMachine,
  stateMachines,
  statesOf,
  transitionsOf,
} from '../../../shared/docs/state-machines.ts';
import { statesPage } from '../../../shared/docs/states-page.ts';
import { jobMoves } from '../../../shared/domain/job-moves.ts';

const { document } = parseHTML(statesPage());
const sectionOf = ({ name }: StateMachine) =>
  document.getElementById(name.toLowerCase().replace(' ', '-'))?.parentElement;

it.each<[string, readonly string[]]>([
  ['scan', scanStatus.options],
  ['delivery', deliveryStatuses],
])('what has no table, such as a %s, has its states in words', (id, states) => {
  const words = [...document.querySelectorAll(`section:has(> #${id}) code`)].map(
    ({ textContent }) => textContent,
  );
  for (const state of states) expect(words).toContain(state);
});

describe.each(stateMachines)('$name', (machine) => {
  const states = statesOf(machine);

  it('is drawn with every state and every move that leads to another', () => {
    const drawing = sectionOf(machine)?.querySelector('svg');
    const texts = [...(drawing?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
    expect(texts.filter((text) => states.includes(text ?? '')).sort()).toEqual([...states].sort());
    const moves = transitionsOf(machine).flatMap((transition) => transition.moves);
    expect(moves.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !states.includes(text ?? '')).sort()).toEqual(moves.map(nameOf).sort());
    expect(drawing?.querySelectorAll('path[marker-end]')).toHaveLength(transitionsOf(machine).length);
  });

  it('is drawn within its frame', () => {
    const drawing = sectionOf(machine)?.querySelector('svg');
    const [, , width = 0, height = 0] = (drawing?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    for (const text of drawing?.querySelectorAll('text') ?? []) {
      expect(Number(text.getAttribute('x'))).toBeGreaterThan(0);
      expect(Number(text.getAttribute('x'))).toBeLessThan(width);
      expect(Number(text.getAttribute('y'))).toBeGreaterThan(10);
      expect(Number(text.getAttribute('y'))).toBeLessThan(height);
    }
  });

  it('is tabled with the outcome of every move in every state', () => {
    const rows = [...(sectionOf(machine)?.querySelectorAll('tbody tr') ?? [])];
    expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual(
      Object.keys(machine.moves).map(nameOf),
    );
    for (const [index, outcomes] of Object.values(machine.moves).entries()) {
      const cells = [...(rows[index]?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
      expect(cells).toEqual(
        states.map((state) => {
          const outcome = outcomes[state];
          if (outcome === undefined || outcome === 'refused') return '409';
          if (outcome === 'stays') return 'no change';
          if (typeof outcome === 'string') return `→ ${outcome}`;
          return `→ ${outcome.to}${outcome.event === null ? '' : `, ${outcome.event}`}`;
        }),
      );
    }
  });
});

it('shows the job table that the service decides by', () => {
  expect(stateMachines.find(({ name }) => name === 'Job')?.moves).toBe(jobMoves);
});
