import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { Scrolled } from './Scrolled.tsx';

const Table = (props: ComponentProps<'table'>) => (
  <Scrolled label="Table">
    <table {...props} />
  </Scrolled>
);

/** The block's own, which options replace as a whole, and the table. */
const overrides = { code: CodeOrSourceMdx, a: AnchorMdx, ...HeadersMdx, table: Table };

/** Markdown whose tables fit on a phone. */
export const Text = ({ children }: { children: string }) => (
  <Markdown options={{ forceBlock: true, overrides }}>{children}</Markdown>
);
