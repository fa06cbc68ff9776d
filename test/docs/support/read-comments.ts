import { readFileSync } from 'node:fs';

/** A comment of a TypeScript or JavaScript file: the line where it starts, and its text as one line. */
export interface Comment {
  line: number;
  text: string;
}

const lineComment = /^\s*\/\/ ?(.*)$/;
/** Behind code: the text before `//` has no open quotation mark, so that a URL in a string is no comment. */
const trailing = /^(?=\s*\S)(?:[^'"`]|'[^']*'|"[^"]*"|`[^`]*`)*?\s\/\/ (.*)$/;
const inline = /\/\*\*? (.*?) ?\*\//;

/** The comments of a file. Neighbouring `//` lines are one comment, so that a sentence over two lines is read whole. */
export function readComments(path: string): Comment[] {
  const comments: Comment[] = [];
  let block: Comment | undefined;
  let previous = -1;
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((source, index) => {
      const line = index + 1;
      if (block) {
        block.text = joined(block.text, source.replace(/\s*\*\/.*$/, '').replace(/^\s*\*?\s?/, ''));
        if (source.includes('*/')) block = undefined;
        return;
      }
      const whole = lineComment.exec(source)?.[1];
      if (whole !== undefined) {
        const last = comments.at(-1);
        if (last && previous === index) last.text = joined(last.text, whole);
        else comments.push({ line, text: whole });
        previous = line;
        return;
      }
      const opening = /^\s*\/\*\*?\s?(.*)$/.exec(source)?.[1];
      if (opening !== undefined && !source.includes('*/')) {
        block = { line, text: opening };
        comments.push(block);
        return;
      }
      const text = inline.exec(source)?.[1] ?? trailing.exec(source)?.[1];
      if (text) comments.push({ line, text });
    });
  return comments;
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
