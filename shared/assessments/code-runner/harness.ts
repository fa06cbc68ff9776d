import { runLimits } from './limits.ts';

/**
 * Runs in the interpreter before the program: keeps the functions that it needs, so that the program cannot replace
 * them, and leaves a `console` that collects text inside. Its value is an object of functions for the thread. Nothing
 * of the host is reachable: there are no host functions at all.
 */
export const harness = `(() => {
  'use strict';
  const { stringify, parse } = JSON;
  const apply = Reflect.apply;
  const text = String;
  const slice = String.prototype.slice;
  const most = ${runLimits.outputCharacters};
  const cut = (value, length) => apply(slice, value, [0, length]);
  let printed = '';
  const print = (...values) => {
    if (printed.length >= most) return;
    let line = '';
    for (let at = 0; at < values.length; at++) {
      const value = values[at];
      let part;
      try { part = typeof value === 'object' && value !== null ? stringify(value) : text(value); } catch { part = '?'; }
      line += (at > 0 ? ' ' : '') + cut(text(part), most);
      if (line.length > most) break;
    }
    printed = cut(printed + line + '\\n', most + 1);
  };
  globalThis.console = { log: print, info: print, warn: print, error: print, debug: print };
  return {
    printed: () => printed,
    call: (target, argumentsText) => {
      const returned = apply(target, undefined, parse(argumentsText));
      const json = stringify(returned);
      return typeof json === 'string' ? cut(json, most + 1) : '';
    },
    describe: (error) => {
      try {
        const isError = typeof error === 'object' && error !== null;
        return cut(isError ? text(error.name) + ': ' + text(error.message) : text(error), ${runLimits.messageCharacters});
      } catch { return 'an error without a message'; }
    },
  };
})()`;
