import { parser, type MarkdownToJSX } from 'markdown-to-jsx/html';

/** HTML is text, as it is where posts are shown. */
const options = { disableParsingRawHTML: true };

const joined = (parts: readonly (readonly MarkdownToJSX.ASTNode[])[]) => parts.map(inline).join(' ');
const inline = (nodes: readonly MarkdownToJSX.ASTNode[]): string => nodes.map(wordsIn).join('');

function wordsIn(node: MarkdownToJSX.ASTNode): string {
  if ('text' in node) return node.text ?? '';
  if ('alt' in node) return node.alt ?? '';
  if ('items' in node) return joined(node.items);
  if ('cells' in node) return [node.header, ...node.cells].map(joined).join(' ');
  return 'children' in node && node.children ? inline(node.children) : '';
}

/** What a post says, without the signs that make it a heading, a list, a link or emphasis. */
export const wordsOf = (content: string): string => joined(parser(content, options).map((node) => [node]));
