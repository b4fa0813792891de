import type { MarkdownToJSX } from 'markdown-to-jsx';

/** More lists within lists than anybody writes. What a hostile text can nest overflows the stack of a server that renders it. */
const deepest = 60;

/** Leaves out what is nested too deep. */
export const leaveOutDepths: MarkdownToJSX.Options['renderRule'] = (
  next,
  _node,
  _children,
  { renderDepth = 0 },
) => (renderDepth > deepest ? null : next());
