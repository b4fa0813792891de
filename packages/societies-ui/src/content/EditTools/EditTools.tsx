import { Pencil, Trash2 } from '../../base/Icon/icons.ts';
import { IconButton, type IconButtonProps } from '../../base/IconButton/IconButton.tsx';

/** Messages of every editable card. */
export const editToolsMessages = {
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
} as const;

export interface EditToolsProps extends Pick<IconButtonProps, 'variant'> {
  /** Name of the thing, for the buttons' labels. */
  name: string;
  /** The buttons' labels, from the card's messages. */
  messages: { edit: (name: string) => string; delete: (name: string) => string };
  /** Called when the edit button is pressed. Without it there is no such button. */
  onEdit?: () => void;
  /** Called when the delete button is pressed. Without it there is no such button. */
  onDeletePress?: () => void;
}

/** A card's edit and delete buttons. */
export const EditTools = ({ name, messages, variant, onEdit, onDeletePress }: EditToolsProps) =>
  (onEdit || onDeletePress) && (
    <div data-part="tools">
      {onEdit && (
        <IconButton label={messages.edit(name)} variant={variant} size="small" onClick={onEdit}>
          <Pencil />
        </IconButton>
      )}
      {onDeletePress && (
        <IconButton label={messages.delete(name)} variant={variant} size="small" onClick={onDeletePress}>
          <Trash2 />
        </IconButton>
      )}
    </div>
  );
EditTools.displayName = 'EditTools';
