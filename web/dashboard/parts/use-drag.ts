import { useEffect, useState } from 'preact/hooks';

type Drag = typeof import('./drag.ts');
let loaded: Drag | undefined;

/** Drag and drop, which comes after the board is drawn: its buttons do the same from the beginning. */
export function useDrag(): Drag | undefined {
  const [drag, setDrag] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    void import('./drag.ts').then((module) => {
      loaded = module;
      setDrag(module);
    });
  }, []);
  return drag;
}
