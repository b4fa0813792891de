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
    parts.push(text.slice(done, from), <Mark key={from}>{text.slice(from, to)}</Mark>);
    done = to;
  }
  return [...parts, text.slice(done)];
}
