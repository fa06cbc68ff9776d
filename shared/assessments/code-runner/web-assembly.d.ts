/** Node has it, and its types name only the shapes. */
declare namespace WebAssembly {
  const Memory: new (size: { initial: number; maximum: number }) => Memory;
  function compile(bytes: Uint8Array): Promise<Module>;
}
