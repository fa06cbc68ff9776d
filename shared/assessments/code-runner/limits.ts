/**
 * The limits of one run. QuickJS's own limits do not hold against every program (a loop of `indexOf` outlasts its deadline,
 * and its memory limit does not bound the module), so the thread and the module's memory have limits of their own.
 */
export const runLimits = {
  sourceBytes: 64 * 1024,
  /** Of everything that a program prints and returns together. */
  outputCharacters: 64 * 1024,
  tests: 50,
  /** Pages of 64 KiB: 16 to 64 MiB for the whole module. */
  firstPages: 256,
  mostPages: 1024,
  innerMemoryBytes: 48 * 1024 * 1024,
  innerStackBytes: 160 * 1024,
  /** When the interpreter interrupts the program. */
  innerDeadlineMs: 1500,
  /** When the thread is ended, whatever it does. */
  terminateAfterMs: 3000,
  /** V8's heap of the thread, without the module: types are removed there. */
  threadHeapMb: 48,
  messageCharacters: 300,
} as const;
