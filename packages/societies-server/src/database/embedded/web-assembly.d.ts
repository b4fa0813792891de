/** Node's types leave WebAssembly to those of browsers, which the server does not load. */
declare namespace WebAssembly {
  type Module = object;
  function compile(bytes: Uint8Array): Promise<Module>;
}
