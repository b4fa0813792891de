import { Users } from '../../base/Icon/icons.ts';
import { forwardRef } from 'react';
import { Badge } from '../../base/Badge/Badge.tsx';
import { ButtonLink } from '../../base/Button/Button.tsx';
import type { ModalProps } from '../../base/Modal/Modal.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { JoinButton } from '../JoinButton/JoinButton.tsx';
import { LastActive } from '../LastActive/LastActive.tsx';
import { memberCount } from '../memberCount.ts';
import { SocietyArt } from '../SocietyArt/SocietyArt.tsx';
import type { CardSociety } from '../SocietyCard/SocietyCard.tsx';
import { SocietyLogo } from '../SocietyLogo/SocietyLogo.tsx';
import { Actions, Meta, Root } from './JoinModal.styles.ts';

export const joinModalMessages = {
  preview: 'Preview',
  go: 'Go to Society',
  members: memberCount,
  inactive: 'Not active this year',
} as const;

export interface JoinModalProps extends Omit<
  ModalProps,
  'open' | 'title' | 'description' | 'hero' | 'emblem' | 'actions' | 'children'
> {
  /** The society; null closes the modal. */
  society: CardSociety | null;
  /** Joins the society, or asks to. Only offered to non-members. */
  onJoin: (society: CardSociety) => void;
  /** Takes back a request to join. Without it there is no such button. */
  onWithdraw?: (society: CardSociety) => void;
  /** The current time: with it the modal says when the society was last active. */
  now?: Date;
  /** Whether joining or withdrawing is pending. */
  pending?: boolean;
}

/**
 * Opened by a card of the browse page: shows the society in its theme, with a link to it and, for non-members, a button to
 * join or to ask.
 */
export const JoinModal = forwardRef<HTMLDialogElement, JoinModalProps>(function JoinModal(
  { society, onJoin, onWithdraw, now, pending = false, onClose, ...rest },
  ref,
) {
  const messages = useMessages('JoinModal', joinModalMessages);
  const routes = useRoutes();
  if (!society) return null;
  const address = routes.society(society);
  const { id, name, description, theme, banner, logo, category, member_count, member, last_active } = society;
  return (
    <ThemeScope theme={theme}>
      <Root
        ref={ref}
        data-soc="JoinModal"
        open
        onClose={onClose}
        title={name}
        description={description}
        hero={<SocietyArt seed={id} theme={theme} src={banner} sizes="560px" />}
        emblem={<SocietyLogo name={name} src={logo} size="modal" />}
        actions={
          <Actions>
            {member ? (
              address && (
                <ButtonLink href={address} data-autofocus="">
                  {messages.go}
                </ButtonLink>
              )
            ) : (
              <>
                {address && (
                  <ButtonLink variant="soft" href={address}>
                    {messages.preview}
                  </ButtonLink>
                )}
                <JoinButton
                  society={society}
                  onJoin={() => onJoin(society)}
                  onWithdraw={onWithdraw && (() => onWithdraw(society))}
                  pending={pending}
                  initialFocus
                />
              </>
            )}
          </Actions>
        }
        {...rest}
      >
        <Meta>
          <Badge>{category.name}</Badge>
          <span>
            <Users aria-hidden="true" />
            <span>{messages.members(member_count)}</span>
          </span>
          {society.affiliation === 'lapsed' && <span>{messages.inactive}</span>}
          {now && last_active && (
            <span>
              <LastActive day={last_active} now={now} />
            </span>
          )}
        </Meta>
      </Root>
    </ThemeScope>
  );
});
JoinModal.displayName = 'JoinModal';
