import { forwardRef } from 'react';
import { fixedRoles } from 'societies-contract';
import { ConfirmDialog, type ConfirmDialogProps } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { useMessages, type Widened } from '../../host/useMessages.ts';

export const handOverQuestionMessages = {
  title: 'Hand the presidency over?',
  own: (from: string, society: string, to: string) =>
    `${from} hands the presidency of ${society} over to ${to}. You stay a member, without a role: only ${to} or a site administrator can give it back.`,
  others: (from: string, society: string, to: string) =>
    `The presidency of ${society} goes from ${from} to ${to}. ${from} stays a member, without a role, and both are told.`,
  vacant: (society: string, to: string) => `${to} becomes ${fixedRoles.president} of ${society}.`,
  confirm: 'Hand it over',
} as const;

declare global {
  interface SocietiesMessages {
    HandOverQuestion: Widened<typeof handOverQuestionMessages>;
  }
}

export interface HandOverQuestionProps extends Omit<
  ConfirmDialogProps,
  'open' | 'title' | 'description' | 'confirmLabel' | 'variant'
> {
  /** Who is President now; null where nobody is. */
  from: string | null;
  /** Who shall be; null keeps the question closed. */
  to: string | null;
  /** What the society is called. */
  society: string;
  /** The reader is the President, who gives it out of their own hands. */
  own?: boolean;
}

/** Names both before a presidency changes hands, and says what becomes of the one who has it. Focus begins on the safe answer. */
export const HandOverQuestion = forwardRef<HTMLDialogElement, HandOverQuestionProps>(
  function HandOverQuestion({ from, to, society, own = false, ...rest }, ref) {
    const messages = useMessages('HandOverQuestion', handOverQuestionMessages);
    const words = () => {
      if (to === null) return '';
      if (from === null) return messages.vacant(society, to);
      return own ? messages.own(from, society, to) : messages.others(from, society, to);
    };
    return (
      <ConfirmDialog
        ref={ref}
        data-soc="HandOverQuestion"
        open={to !== null}
        title={messages.title}
        description={words()}
        confirmLabel={messages.confirm}
        {...rest}
      />
    );
  },
);
HandOverQuestion.displayName = 'HandOverQuestion';
