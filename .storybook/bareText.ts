/** React marks the text nodes that it changes and removes by themselves; text that fills an element has no such mark. */
const isBare = (text: Node) => Object.keys(text).some((key) => key.startsWith('__reactFiber'));

/**
 * Refuses text beside other nodes without an element of its own: a browser's translation replaces text nodes, and React fails when
 * it then removes such a text, inserts something before it, or changes it. A translation leaves spaces and drawings alone, and what
 * stands around a component is the story's own.
 */
export function textInElementsOfItsOwn(viewMode: string): void {
  if (!('__vitest_browser__' in globalThis) || viewMode === 'docs') return;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const isInComponent = text.parentElement?.closest('[data-soc]:not([data-soc="ThemeScope"])');
    if (isBare(text) && text.nodeValue?.trim() && isInComponent && !text.parentElement?.closest('svg')) {
      faults.push(`"${text.nodeValue}" in ${text.parentElement?.outerHTML.slice(0, 300)}`);
    }
  }
  if (faults.length > 0)
    throw new Error(`Text that falls over when a page is translated:\n\n${faults.join('\n\n')}`);
}
