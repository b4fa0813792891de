import { fixedRoles } from 'societies-contract';
import { ConfirmDialog, type ConfirmDialogProps } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const handOverQuestionMessages = {
  title: 'Hand the presidency over?',
  own: (from: string, society: string, to: string) =>
    `${from} hands the presidency of ${society} over to ${to}. You stay a member, without a role: only ${to} or a site administrator can give it back.`,
  others: (from: string, society: string, to: string) =>
    `The presidency of ${society} goes from ${from} to ${to}. ${from} stays a member, and both will be told.`,
  vacant: (society: string, to: string) => `${to} becomes ${fixedRoles.president} of ${society}.`,
  confirm: 'Hand it over',
  leaveTitle: 'Leave the society without a President?',
  leave: (from: string, society: string) =>
    `${from} will no longer be President of ${society}, but stays a member and will be told. Nobody is President until you choose somebody.`,
  leaveConfirm: 'Leave it vacant',
} as const;

export interface HandOverQuestionProps extends Pick<
  ConfirmDialogProps,
  'open' | 'onClose' | 'onConfirm' | 'pending'
> {
  /** The current President's name, or null. */
  from: string | null;
  /** The new President's name; null for none. */
  to: string | null;
  /** The society's name. */
  society: string;
  /** Whether the user is the current President. */
  own?: boolean;
}

/** Confirms a change of President by naming both, or the one who loses the presidency, and explains what happens to them. */
export const HandOverQuestion = ({ from, to, society, own = false, ...rest }: HandOverQuestionProps) => {
  const messages = useMessages('HandOverQuestion', handOverQuestionMessages);
  const describe = () => {
    if (to === null) return from === null ? '' : messages.leave(from, society);
    if (from === null) return messages.vacant(society, to);
    return own ? messages.own(from, society, to) : messages.others(from, society, to);
  };
  return (
    <ConfirmDialog
      data-soc="HandOverQuestion"
      title={to === null ? messages.leaveTitle : messages.title}
      description={describe()}
      confirmLabel={to === null ? messages.leaveConfirm : messages.confirm}
      {...rest}
    />
  );
};
HandOverQuestion.displayName = 'HandOverQuestion';
