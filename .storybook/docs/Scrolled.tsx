import type { ComponentProps } from 'react';

/** What may be wider than a phone, such as a table: it scrolls by itself, also by keys, and the page stays as wide as it is. */
export const Scrolled = ({
  label,
  children,
}: {
  label: string;
  children: ComponentProps<'div'>['children'];
}) => (
  <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
    {children}
  </div>
);
