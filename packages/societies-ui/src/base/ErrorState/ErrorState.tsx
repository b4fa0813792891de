import { CloudAlert, RotateCw } from '../Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Root } from './ErrorState.styles.ts';

export const errorStateMessages = { title: 'Failed to fetch data', retry: 'Retry' } as const;

export interface ErrorStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** What failed, in words. @default 'Failed to fetch data' */
  title?: ReactNode;
  /** A sentence under the title: why, or what helps. */
  description?: ReactNode;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  /** The new try is under way. */
  retrying?: boolean;
}

/** Something could not be loaded: what it was, and a way to try again. Announced when it appears. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, description, onRetry, retrying, ...rest },
  ref,
) {
  const messages = useMessages('ErrorState', errorStateMessages);
  return (
    <Root ref={ref} data-soc="ErrorState" role="alert" {...rest}>
      <div data-part="art" aria-hidden="true">
        <CloudAlert strokeWidth={1.25} />
      </div>
      <p data-part="title">{title ?? messages.title}</p>
      {description && <p data-part="description">{description}</p>}
      {onRetry && (
        <div data-part="actions">
          <Button variant="soft" icon={<RotateCw aria-hidden="true" />} loading={retrying} onClick={onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
    </Root>
  );
});
ErrorState.displayName = 'ErrorState';
