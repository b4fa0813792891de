import { Pencil, Trash2 } from '../../base/Icon/icons.ts';
import { IconButton, type IconButtonProps } from '../../base/IconButton/IconButton.tsx';

/** The words of every card that can be changed. */
export const editToolsMessages = {
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
} as const;

export interface EditToolsProps extends Pick<IconButtonProps, 'variant'> {
  /** What the buttons are about. */
  name: string;
  /** The names of the buttons, from the texts of the card that shows them. */
  messages: { edit: (name: string) => string; delete: (name: string) => string };
  /** The pencil was pressed. Without it there is none. */
  onEdit?: () => void;
  /** The bin was pressed. Without it there is none. */
  onDeletePress?: () => void;
}

/** The pencil and the bin of a card, for those who may. */
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
