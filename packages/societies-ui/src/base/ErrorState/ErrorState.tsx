import type { Icon } from '../Icon/icon.ts';
import { CloudAlert, RotateCw } from '../Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { BrokenConstellation } from './BrokenConstellation.tsx';
import { Root } from './ErrorState.styles.ts';

export const errorStateMessages = { title: 'Failed to fetch data', retry: 'Retry' } as const;

export interface ErrorStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** Error message. @default 'Failed to fetch data' */
  title?: ReactNode;
  /** A sentence under the title: why, or what helps. */
  description?: ReactNode;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; the button then shows progress. */
  retrying?: boolean;
  /** Another action, such as a link, beside the retry button. */
  action?: ReactNode;
  /** Hints at what happened, amid the drawing. @default a cloud */
  icon?: Icon;
  /** Whether it replaces a whole page: its title is then the page's heading, and it takes a page's height. */
  page?: boolean;
}

/** A loading error with a retry. Announced when it appears. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, description, onRetry, retrying, action, icon = CloudAlert, page = false, ...rest },
  ref,
) {
  const messages = useMessages('ErrorState', errorStateMessages);
  const Title = page ? 'h1' : 'p';
  return (
    <Root ref={ref} data-soc="ErrorState" data-page={page || undefined} role="alert" {...rest}>
      <div data-part="art" aria-hidden="true">
        <BrokenConstellation icon={icon} />
      </div>
      <Title data-part="title">{title ?? messages.title}</Title>
      {description && <div data-part="description">{description}</div>}
      {(onRetry || action) && (
        <div data-part="actions">
          {onRetry && (
            <Button
              variant="soft"
              icon={<RotateCw aria-hidden="true" />}
              loading={retrying}
              onClick={onRetry}
            >
              {messages.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </Root>
  );
});
ErrorState.displayName = 'ErrorState';
