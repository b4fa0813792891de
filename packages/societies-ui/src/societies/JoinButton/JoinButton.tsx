import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button, type ButtonProps } from '../../base/Button/Button.tsx';
import { Clock, LockKeyhole } from '../../base/Icon/icons.ts';
import { useFocusInRows } from '../../base/useFocusInRows.ts';
import { useForwardedRef } from '../../base/useForwardedRef.ts';
import { useMessages } from '../../host/useMessages.ts';
import { joiningOf, type JoinedSociety } from '../joining.ts';
import { Root } from './JoinButton.styles.ts';

export const joinButtonMessages = {
  join: 'Join',
  ask: 'Ask to join',
  invite: 'By invitation',
  requested: 'Asked',
  withdraw: 'Withdraw',
} as const;

export interface JoinButtonProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, Pick<ButtonProps, 'variant' | 'size'> {
  /** How the society is joined, and what the reader is there. Members see nothing. */
  society: JoinedSociety;
  /** Called by "Join" and "Ask to join". */
  onJoin: () => void;
  /** Takes the request back. Without it there is no such button. */
  onWithdraw?: () => void;
  /** Whether one of the two is pending. */
  pending?: boolean;
  /** Gives the button the initial focus of the dialog around it. */
  initialFocus?: boolean;
}

/** The way into a society: join it, ask to join, or a word that it takes an invitation or that somebody has asked. */
export const JoinButton = forwardRef<HTMLDivElement, JoinButtonProps>(function JoinButton(
  { society, onJoin, onWithdraw, pending = false, initialFocus = false, variant, size, ...rest },
  ref,
) {
  const messages = useMessages('JoinButton', joinButtonMessages);
  const joining = joiningOf(society);
  const root = useForwardedRef(ref);
  // The pressed button is replaced by words, so the focus moves to them: a held-down key must not undo the action.
  const [onFocus] = useFocusInRows(root, () => root.current);
  if (joining === 'member') return null;
  const autofocus = initialFocus ? '' : undefined;
  return (
    <Root
      ref={root}
      data-soc="JoinButton"
      data-state={joining}
      tabIndex={-1}
      aria-live="polite"
      {...rest}
      onFocus={onFocus}
    >
      {joining === 'invite' && <Badge icon={<LockKeyhole aria-hidden="true" />}>{messages.invite}</Badge>}
      {joining === 'requested' && (
        <>
          <Badge variant="warning" icon={<Clock aria-hidden="true" />}>
            {messages.requested}
          </Badge>
          {onWithdraw && (
            <Button variant="quiet" size={size} loading={pending} onClick={onWithdraw}>
              {messages.withdraw}
            </Button>
          )}
        </>
      )}
      {(joining === 'join' || joining === 'ask') && (
        <Button variant={variant} size={size} loading={pending} onClick={onJoin} data-autofocus={autofocus}>
          {messages[joining]}
        </Button>
      )}
    </Root>
  );
});
JoinButton.displayName = 'JoinButton';
