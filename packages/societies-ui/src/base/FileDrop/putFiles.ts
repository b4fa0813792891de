/** Puts files into a file input, which says nothing of it. What is in it already stays untouched. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const held = input.files ?? [];
  if (held.length === files.length && files.every((file, index) => file === held[index])) return;
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  // Emptied first: a test library that has put files into it refuses others until then.
  input.value = '';
  input.files = list.files;
}
