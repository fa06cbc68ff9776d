/**
 * The instances that hold memory, of all functions that share this bound. Past it, the one that has been idle longest
 * ends; a busy one never does. An instance is any object; each is reported by its pool.
 */
export class LivingInstances {
  readonly #most: number;
  readonly #living = new Set<object>();
  /** How to end each idle instance, in the order in which they became idle. */
  readonly #idle = new Map<object, () => void>();

  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  get size(): number {
    return this.#living.size;
  }

  /** A new or an idle instance gets work. */
  begin(instance: object): void {
    this.#living.add(instance);
    this.#idle.delete(instance);
    this.#shrink();
  }

  /** `end` must end in a call of `leave`. */
  rest(instance: object, end: () => void): void {
    this.#idle.set(instance, end);
    this.#shrink();
  }

  leave(instance: object): void {
    this.#living.delete(instance);
    this.#idle.delete(instance);
  }

  #shrink(): void {
    for (const end of [...this.#idle.values()]) {
      if (this.#living.size <= this.#most) return;
      end();
    }
  }
}
