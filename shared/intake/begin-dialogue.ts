import type { Dialogue, Scene, Turn } from './dialogue.ts';
import { goOn } from './go-on.ts';
import { wordsOf } from './words/languages.ts';

const begun: Dialogue = {
  asked: null,
  proposed: null,
  awaited: null,
  isChange: false,
  answers: {},
  repeats: 0,
  turns: 0,
};

/** The first words of a chat: that a program speaks, how to leave it, and the consent. */
export function beginDialogue(scene: Scene): Turn {
  const words = wordsOf(scene.locale);
  const first = goOn(scene, begun);
  return {
    ...first,
    says: [words.disclosure(scene.organization, scene.job.name), words.controls, ...first.says],
  };
}
