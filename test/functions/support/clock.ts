export interface TurnableClock {
  (): Date;
  forward(step: { hours?: number; minutes?: number; seconds?: number; ms?: number }): void;
}

/** A clock that stands at `start`, by default this instant, until a test turns it. */
export function turnableClock(start = new Date()): TurnableClock {
  let at = start.getTime();
  const clock = () => new Date(at);
  return Object.assign(clock, {
    forward({ hours = 0, minutes = 0, seconds = 0, ms = 0 }: Parameters<TurnableClock['forward']>[0]) {
      at += ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms;
    },
  });
}
