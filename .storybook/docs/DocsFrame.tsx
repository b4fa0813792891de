import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import './frame.css';

/** A page of documentation with its main region, which Storybook leaves out. */
export const DocsFrame = ({ children, ...props }: ComponentProps<typeof DocsContainer>) => (
  <DocsContainer {...props}>
    <main>{children}</main>
  </DocsContainer>
);
