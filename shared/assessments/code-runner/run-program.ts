import packaged from '@jitl/quickjs-ng-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
  shouldInterruptAfterDeadline,
} from 'quickjs-emscripten-core';
import { harness } from './harness.ts';
import { runLimits } from './limits.ts';
import type { ThreadInput, ThreadMessage } from './run-shapes.ts';
import { stripTypes } from './strip-types.ts';

type End = Extract<ThreadMessage, { end: unknown }>['end'];
type Post = (message: ThreadMessage) => void;

/** Its types describe its CommonJS form, where the variant is one level deeper. */
const variant = packaged as unknown as QuickJSSyncVariant;

/** Runs a program in an interpreter of its own. The host reports an exception or the end of the thread. */
export async function runProgram(input: ThreadInput, post: Post): Promise<void> {
  const { firstPages, mostPages, innerMemoryBytes, innerStackBytes, innerDeadlineMs } = runLimits;
  const wasmMemory = new WebAssembly.Memory({ initial: firstPages, maximum: mostPages });
  const own = newVariant(variant, { wasmModule: input.wasmModule, wasmMemory });
  const quickJs = await newQuickJSWASMModuleFromVariant(own);
  const source = plainSource(input, post);
  if (source === null) return;
  const runtime = quickJs.newRuntime();
  runtime.setMemoryLimit(innerMemoryBytes);
  runtime.setMaxStackSize(innerStackBytes);
  const isLate = shouldInterruptAfterDeadline(Date.now() + innerDeadlineMs);
  let wasInterrupted = false;
  runtime.setInterruptHandler((one) => {
    wasInterrupted ||= isLate(one) === true;
    return wasInterrupted;
  });
  const context = runtime.newContext();
  const tools = openTools(context);
  const ended = runCalls(context, tools, source, input, post, () => wasInterrupted);
  post({ ...ended, output: tools.printed().slice(0, runLimits.outputCharacters) });
  // Nothing is disposed of: the thread ends, and with it the module.
}

function plainSource({ source, language }: ThreadInput, post: Post): string | null {
  // A function may be written as a module's export.
  const plain = (text: string) =>
    text.replace(/^export (?:default )?(?=async |function|const|let|class)/gmu, '');
  if (language === 'javascript') return plain(source);
  try {
    return plain(stripTypes(source));
  } catch (error) {
    const message =
      error instanceof Error ? error.message.trim().slice(0, runLimits.messageCharacters) : null;
    post({ end: 'invalid', message, output: '' });
    return null;
  }
}

/** The functions of the harness, with what they return as texts. */
function openTools(context: QuickJSContext) {
  const tools = context.unwrapResult(context.evalCode(harness, 'harness.js'));
  const [call, describe, printed] = ['call', 'describe', 'printed'].map((name) =>
    context.getProp(tools, name),
  );
  const run = (tool: QuickJSHandle | undefined, ...values: QuickJSHandle[]) =>
    context.callFunction(tool ?? context.undefined, context.undefined, ...values);
  const textFrom = (tool: QuickJSHandle | undefined, fallback: string, ...values: QuickJSHandle[]) => {
    const result = run(tool, ...values);
    return result.error ? fallback : textOf(context, result.value);
  };
  return {
    call: (target: QuickJSHandle, args: string) => run(call, target, context.newString(args)),
    describe: (error: QuickJSHandle) => textFrom(describe, 'an error without a message', error),
    printed: () => textFrom(printed, ''),
  };
}

function runCalls(
  context: QuickJSContext,
  tools: ReturnType<typeof openTools>,
  source: string,
  { functionName, calls }: ThreadInput,
  post: Post,
  wasInterrupted: () => boolean,
): { end: End; message: string | null } {
  const ended = (end: End, message: string | null = null) => ({ end, message });
  const limitOf = (message: string): End | null =>
    wasInterrupted() ? 'too_long' : /^InternalError: out of memory/.test(message) ? 'too_much_memory' : null;

  const evaluated = context.evalCode(source, 'solution.js', { type: 'global', strict: true });
  if (evaluated.error) {
    const message = tools.describe(evaluated.error);
    const limit = limitOf(message);
    return limit ? ended(limit) : ended('invalid', message);
  }
  const found = context.evalCode(`typeof ${functionName} === 'function' ? ${functionName} : undefined`);
  if (wasInterrupted()) return ended('too_long');
  if (found.error || context.typeof(found.value) !== 'function')
    return ended('invalid', `there is no function ${functionName}`);

  let characters = 0;
  for (const values of calls) {
    const returned = tools.call(found.value, JSON.stringify(values));
    const text = returned.error ? tools.describe(returned.error) : textOf(context, returned.value);
    const limit = returned.error ? limitOf(text) : null;
    if (limit) return ended(limit);
    characters += text.length;
    if (characters > runLimits.outputCharacters) return ended('too_much_output');
    post({ outcome: returned.error ? { threw: text } : { returned: text === '' ? null : text } });
  }
  const isTooMuch = characters + tools.printed().length > runLimits.outputCharacters;
  return ended(isTooMuch ? 'too_much_output' : 'completed');
}

/** A string of the interpreter; empty for anything else, and for one that is longer than all output may be. */
function textOf(context: QuickJSContext, handle: QuickJSHandle): string {
  if (context.typeof(handle) !== 'string') return '';
  const length = context.getNumber(context.getProp(handle, 'length'));
  return length > runLimits.outputCharacters + 1 ? '' : context.getString(handle);
}
