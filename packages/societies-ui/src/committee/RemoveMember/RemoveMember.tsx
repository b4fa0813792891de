import { forwardRef } from 'react';
import { contentValidation, memberLimits } from 'societies-contract';
import type { FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { ReasonModal } from '../../content/ReasonModal/ReasonModal.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const removeMemberMessages = {
  title: (name: string) => `Remove ${name}?`,
  description:
    'They will be told the reason, which is also kept in the history. They keep their places at events and can join again.',
  reason: 'Reason',
  submit: 'Remove',
  reasonRequired: contentValidation.booking.reasonRequired as string,
} as const;

export interface RemoveMemberProps extends Pick<FormModalProps, 'onClose' | 'className' | 'style'> {
  /** The member's name; null closes the dialog. */
  name: string | null;
  /** Gets the reason. While its promise is pending, the form counts as being sent. */
  onSubmit: (reason: string) => void | Promise<unknown>;
}

/** Removes a member from a society, with a reason. */
export const RemoveMember = forwardRef<HTMLDialogElement, RemoveMemberProps>(function RemoveMember(
  { name, ...rest },
  ref,
) {
  const messages = useMessages('RemoveMember', removeMemberMessages);
  if (name === null) return null;
  return (
    <ReasonModal
      ref={ref}
      data-soc="RemoveMember"
      title={messages.title(name)}
      description={messages.description}
      label={messages.reason}
      missingText={messages.reasonRequired}
      maxLength={memberLimits.reasonMax}
      submitLabel={messages.submit}
      {...rest}
    />
  );
});
RemoveMember.displayName = 'RemoveMember';
