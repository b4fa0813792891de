import type { ReactNode } from 'react';
import { Mark } from './Marked.styles.ts';

export interface MarkedProps {
  /** The whole text. */
  text: string;
  /** Start and end of each marked part, in order. */
  ranges?: readonly (readonly number[])[];
}

/** Text with search matches marked. */
export function Marked({ text, ranges = [] }: MarkedProps) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from = 0, to = 0] of ranges) {
    if (from < done || to <= from || to > text.length) continue;
    if (from > done) parts.push(<span key={`before ${from}`}>{text.slice(done, from)}</span>);
    parts.push(<Mark key={from}>{text.slice(from, to)}</Mark>);
    done = to;
  }
  if (done < text.length) parts.push(<span key="end">{text.slice(done)}</span>);
  return parts;
}
