import { forwardRef } from 'react';
import { suspensionLimits, trustMessages } from 'societies-contract';
import { ConfirmDialog, type ConfirmDialogProps } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const suspendUserMessages = {
  title: (name: string) => `Suspend ${name}?`,
  description:
    'They are signed out everywhere and cannot log in until an administrator lifts the suspension. Nothing of theirs is deleted.',
  /** Said of the societies that they are President of. */
  president: (societies: readonly string[]) =>
    `They are President of ${societies.join(', ')}. Make somebody else President there: nobody can act as President while they are suspended.`,
  reason: 'Reason',
  reasonHint: 'Administrators read it on this page and in the history. It is not sent to anybody.',
  reasonRequired: trustMessages.suspension.reasonRequired as string,
  submit: 'Suspend',
} as const;

export interface SuspendUserProps extends Pick<
  ConfirmDialogProps,
  'open' | 'onClose' | 'className' | 'style'
> {
  /** The user's name. */
  name: string;
  /** Names of the societies that they are President of, which are left without one who can act. */
  presidentOf?: readonly string[];
  /** Called with the reason. While its promise is pending, the form counts as being sent; the host closes it. */
  onSubmit: (reason: string) => void | Promise<unknown>;
}

/** Asks for the reason of a suspension. */
export const SuspendUser = forwardRef<HTMLDialogElement, SuspendUserProps>(function SuspendUser(
  { name, presidentOf = [], onSubmit, ...rest },
  ref,
) {
  const messages = useMessages('SuspendUser', suspendUserMessages);
  return (
    <ConfirmDialog
      ref={ref}
      data-soc="SuspendUser"
      title={messages.title(name)}
      description={
        presidentOf.length > 0
          ? `${messages.description} ${messages.president(presidentOf)}`
          : messages.description
      }
      confirmLabel={messages.submit}
      onConfirm={onSubmit}
      reason={{
        label: messages.reason,
        hint: messages.reasonHint,
        missing: messages.reasonRequired,
        maxLength: suspensionLimits.reasonMax,
      }}
      {...rest}
    />
  );
});
SuspendUser.displayName = 'SuspendUser';
