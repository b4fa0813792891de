import { Eye, House, Pencil } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useLinkComponent } from '../../base/Link/LinkProvider.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Root } from './FloatingButtons.styles.ts';

export const floatingButtonsMessages = {
  home: 'My societies',
  edit: 'Edit the pages',
  view: 'View the pages',
} as const;

export interface FloatingButtonsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Where the house leads. @default '/my-societies' */
  homeHref?: string;
  /** Whether the pages are being edited. */
  editing?: boolean;
  /** Switches editing. Leave it out for readers who may not edit: then there is no toggle. */
  onEditingChange?: (editing: boolean) => void;
}

/** Two buttons over every page of a society: the way home, and the toggle between viewing and editing. */
export const FloatingButtons = forwardRef<HTMLDivElement, FloatingButtonsProps>(function FloatingButtons(
  { homeHref = '/my-societies', editing = false, onEditingChange, ...rest },
  ref,
) {
  const messages = useMessages('FloatingButtons', floatingButtonsMessages);
  const LinkComponent = useLinkComponent();
  return (
    <Root ref={ref} data-soc="FloatingButtons" {...rest}>
      <LinkComponent href={homeHref} aria-label={messages.home} data-part="home">
        <House aria-hidden="true" />
      </LinkComponent>
      {onEditingChange && (
        <IconButton
          label={editing ? messages.view : messages.edit}
          variant="filled"
          size="large"
          shape="round"
          data-part="toggle"
          onClick={() => onEditingChange(!editing)}
        >
          {editing ? <Eye /> : <Pencil />}
        </IconButton>
      )}
    </Root>
  );
});
FloatingButtons.displayName = 'FloatingButtons';
