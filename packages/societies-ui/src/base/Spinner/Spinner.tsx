import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Ring } from './Ring.styles.ts';
import { Holder } from './Spinner.styles.ts';

export const spinnerMessages = { label: 'Loading...' } as const;

export interface SpinnerProps extends ComponentPropsWithoutRef<'span'> {
  /**
   * What is loading, for screen readers, and displayed if `labelled`.
   * @default 'Loading...'
   */
  label?: string;
  /** Shows the label beside the ring. */
  labelled?: boolean;
  /**
   * `small` fits a line of text, `medium` a card; `large` fills a region and is centred.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
}

/** A loading indicator for content of unknown shape. If the shape is known, use `Skeleton`. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, labelled = false, size = 'medium', ...rest },
  ref,
) {
  const messages = useMessages('Spinner', spinnerMessages);
  const words = label ?? messages.label;
  return (
    <Holder ref={ref} data-soc="Spinner" data-size={size} role="status" {...rest}>
      <Ring aria-hidden="true" data-part="ring" />
      {labelled ? <span data-part="label">{words}</span> : <VisuallyHidden>{words}</VisuallyHidden>}
    </Holder>
  );
});
Spinner.displayName = 'Spinner';
