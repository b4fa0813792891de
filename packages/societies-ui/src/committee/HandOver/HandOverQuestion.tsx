import { forwardRef } from 'react';
import { fixedRoles } from 'societies-contract';
import { ConfirmDialog, type ConfirmDialogProps } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { useMessages, type Widened } from '../../host/useMessages.ts';

export const handOverQuestionMessages = {
  title: 'Hand the presidency over?',
  own: (from: string, society: string, to: string) =>
    `${from} hands the presidency of ${society} over to ${to}. You stay a member, without a role: only ${to} or a site administrator can give it back.`,
  others: (from: string, society: string, to: string) =>
    `The presidency of ${society} goes from ${from} to ${to}. ${from} stays a member, and both are told.`,
  vacant: (society: string, to: string) => `${to} becomes ${fixedRoles.president} of ${society}.`,
  confirm: 'Hand it over',
  leaveTitle: 'Leave the society without a President?',
  leave: (from: string, society: string) =>
    `${from} is no longer President of ${society}, stays a member, and is told. Nobody is President until you choose somebody.`,
  leaveConfirm: 'Leave it vacant',
} as const;

declare global {
  interface SocietiesMessages {
    HandOverQuestion: Widened<typeof handOverQuestionMessages>;
  }
}

export interface HandOverQuestionProps extends Omit<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'variant'
> {
  /** Who is President now; null where nobody is. */
  from: string | null;
  /** Who shall be; null where nobody shall. */
  to: string | null;
  /** What the society is called. */
  society: string;
  /** The reader is the President, who gives it out of their own hands. */
  own?: boolean;
}

/**
 * Names both before a presidency changes hands, or the one who loses it where nobody follows, and says what becomes of them.
 * Focus begins on the safe answer.
 */
export const HandOverQuestion = forwardRef<HTMLDialogElement, HandOverQuestionProps>(
  function HandOverQuestion({ from, to, society, own = false, ...rest }, ref) {
    const messages = useMessages('HandOverQuestion', handOverQuestionMessages);
    const words = () => {
      if (to === null) return from === null ? '' : messages.leave(from, society);
      if (from === null) return messages.vacant(society, to);
      return own ? messages.own(from, society, to) : messages.others(from, society, to);
    };
    return (
      <ConfirmDialog
        ref={ref}
        data-soc="HandOverQuestion"
        title={to === null ? messages.leaveTitle : messages.title}
        description={words()}
        confirmLabel={to === null ? messages.leaveConfirm : messages.confirm}
        {...rest}
      />
    );
  },
);
HandOverQuestion.displayName = 'HandOverQuestion';
