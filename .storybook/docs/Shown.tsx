import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { ThemeScope, ToastProvider } from 'societies-ui';
import { defaultTheme } from 'societies-contract';

/** A pattern in a page of documentation, usable, and out of reach of that page's styles. */
export const Shown = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <ThemeScope
      theme={defaultTheme}
      colorScheme="system"
      style={{
        marginBlockEnd: 40,
        padding: 'clamp(12px, 3vw, 32px)',
        border: '1px solid #dcd8e6',
        borderRadius: 12,
      }}
    >
      <ToastProvider>{children}</ToastProvider>
    </ThemeScope>
  </Unstyled>
);
