import { contentValidation, memberLimits } from 'societies-contract';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const removeMemberMessages = {
  title: (name: string) => `Remove ${name}?`,
  description:
    'They will be told the reason, which is also kept in the history. They keep their places at events and can join again.',
  reason: 'Reason',
  submit: 'Remove',
  reasonRequired: contentValidation.booking.reasonRequired as string,
} as const;

export interface RemoveMemberProps {
  /** The member's name; null closes the dialog. */
  name: string | null;
  /** Called when it should be closed. */
  onClose: () => void;
  /** Gets the reason. While its promise is pending, the form counts as being sent. */
  onSubmit: (reason: string) => void | Promise<unknown>;
}

/** Removes a member from a society, with a reason. */
export const RemoveMember = ({ name, onClose, onSubmit }: RemoveMemberProps) => {
  const messages = useMessages('RemoveMember', removeMemberMessages);
  return (
    <ConfirmDialog
      data-soc="RemoveMember"
      open={name !== null}
      onClose={onClose}
      title={messages.title(name ?? '')}
      description={messages.description}
      confirmLabel={messages.submit}
      onConfirm={onSubmit}
      reason={{
        label: messages.reason,
        missing: messages.reasonRequired,
        maxLength: memberLimits.reasonMax,
      }}
    />
  );
};
RemoveMember.displayName = 'RemoveMember';
