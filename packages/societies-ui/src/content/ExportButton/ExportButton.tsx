import { forwardRef } from 'react';
import { Button, type ButtonProps } from '../../base/Button/Button.tsx';
import { Download } from '../../base/Icon/icons.ts';
import { usePending } from '../../base/usePending.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';

export const exportButtonMessages = {
  export: 'Export',
} as const;

declare global {
  interface SocietiesMessages {
    ExportButton: Widened<typeof exportButtonMessages>;
  }
}

/** What a table that can be taken along asks of its host. */
export interface ExportProps {
  /** Hands the whole list over as a file for a spreadsheet; the button waits for its promise. Without it there is no such button. */
  onExport?: () => void | Promise<unknown>;
}

export interface ExportButtonProps
  extends ExportProps, Omit<ButtonProps, 'children' | 'icon' | 'loading' | 'onClick'> {}

/** Takes a table along. It stands beside the table's search, or beside the heading of its page. */
export const ExportButton = forwardRef<HTMLButtonElement, ExportButtonProps>(function ExportButton(
  { onExport, ...rest },
  ref,
) {
  const messages = useMessages('ExportButton', exportButtonMessages);
  const { run, pending } = usePending(onExport);
  if (!onExport) return null;
  return (
    <Button
      ref={ref}
      data-soc="ExportButton"
      variant="quiet"
      icon={<Download aria-hidden="true" />}
      loading={pending !== null}
      onClick={() => void run()}
      {...rest}
    >
      {messages.export}
    </Button>
  );
});
ExportButton.displayName = 'ExportButton';
