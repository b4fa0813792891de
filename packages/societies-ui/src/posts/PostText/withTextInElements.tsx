import { Children, createElement, type ReactNode } from 'react';

/**
 * Creates an element of Markdown and gives each piece of text inside an element of its own, unless it is the only one: React
 * cannot change a bare piece that a browser's translation has replaced. Elements say that they are the library's own.
 */
export const withTextInElements = (
  type: Parameters<typeof createElement>[0],
  props: object,
  ...children: ReactNode[]
) => {
  const pieces = Children.toArray(children);
  if (typeof type === 'string' && pieces.length <= 1)
    return createElement(type, { 'data-part': '', ...props }, ...pieces);
  return createElement(
    type,
    typeof type === 'string' ? { 'data-part': '', ...props } : props,
    pieces.map((piece, index) =>
      typeof piece === 'string' || typeof piece === 'number' ? <span key={index}>{piece}</span> : piece,
    ),
  );
};
