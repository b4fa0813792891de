import { forwardRef } from 'react';
import { Button, type ButtonProps } from '../../base/Button/Button.tsx';
import { Download } from '../../base/Icon/icons.ts';
import { usePending } from '../../base/usePending.ts';
import { useMessages } from '../../host/useMessages.ts';

export const exportButtonMessages = {
  export: 'Export',
} as const;

/** Props of an exportable table. */
export interface ExportProps {
  /**
   * Downloads the whole list as a table; the button shows progress while its promise is pending. Without it there is no such
   * button.
   */
  onExport?: () => void | Promise<unknown>;
}

export interface ExportButtonProps
  extends ExportProps, Omit<ButtonProps, 'children' | 'icon' | 'loading' | 'onClick'> {}

/** Exports a table. */
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
