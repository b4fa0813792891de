import { forwardRef, type ReactNode } from 'react';
import { fixedRoles, unassigned, type Society } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { RemoveSociety } from '../RemoveSociety/RemoveSociety.tsx';
import { SocietyArt } from '../SocietyArt/SocietyArt.tsx';
import { SocietyLogo } from '../SocietyLogo/SocietyLogo.tsx';
import type { CommitteePosition } from '../../committee/positions.ts';
import { Committee } from './SocietyAdminModal.styles.ts';

export const societyAdminModalMessages = {
  committee: 'Current committee',
  change: 'Change members',
  close: 'Close',
  more: 'All details',
  unassigned: unassigned as string,
} as const;

/** A society as far as an administrator sees it here. */
export type ModalSociety = Pick<Society, 'id' | 'name' | 'description' | 'theme' | 'banner' | 'logo'>;

export interface SocietyAdminModalProps extends Omit<
  ModalProps,
  'open' | 'title' | 'description' | 'hero' | 'emblem' | 'actions' | 'children'
> {
  /** The society that was pressed; null keeps the modal closed. */
  society: ModalSociety | null;
  /** Its committee, keyed by role id; undefined while it loads. */
  committee?: Readonly<Record<string, CommitteePosition>>;
  /** Error message about the committee. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
  /** Called on the first press, for the host to warn. The button turns red; the second press deletes. */
  onWarn: (society: ModalSociety) => void;
  /** Deletes the society, on the second press. */
  onDelete: (society: ModalSociety) => void;
  /** Whether the removal is pending. */
  pending?: boolean;
}

const OpenModal = forwardRef<
  HTMLDialogElement,
  Omit<SocietyAdminModalProps, 'society'> & { society: ModalSociety }
>(function OpenModal(
  { society, committee, error, onRetry, retrying, onWarn, onDelete, pending = false, onClose, ...rest },
  ref,
) {
  const messages = useMessages('SocietyAdminModal', societyAdminModalMessages);
  const routes = useRoutes();
  const change = routes.committee(society);
  const more = routes.adminSociety(society);
  const { id, name, description, theme, banner, logo } = society;
  const posts = committee && Object.values(committee).filter(({ role }) => role.name !== fixedRoles.member);
  return (
    <ThemeScope theme={theme}>
      <Modal
        ref={ref}
        data-soc="SocietyAdminModal"
        open
        onClose={onClose}
        title={name}
        description={description}
        hero={<SocietyArt seed={id} theme={theme} src={banner} sizes="560px" />}
        emblem={<SocietyLogo name={name} src={logo} size="modal" />}
        dismissible={!pending}
        actions={
          <>
            <Button variant="quiet" disabled={pending} onClick={onClose} data-autofocus="">
              {messages.close}
            </Button>
            <RemoveSociety
              pending={pending}
              onWarn={() => onWarn(society)}
              onDelete={() => onDelete(society)}
            />
          </>
        }
        {...rest}
      >
        <Committee aria-label={messages.committee} aria-busy={(!posts && !error) || undefined}>
          <div data-part="head">
            <h3 data-part>{messages.committee}</h3>
            {change && <Link href={change}>{messages.change}</Link>}
          </div>
          {!posts && error ? (
            <ErrorState title={error} onRetry={onRetry} retrying={retrying} />
          ) : (
            <ul data-part>
              {posts
                ? posts.map(({ role, name: holder, university_id }) => (
                    <li data-part key={role.id}>
                      <span data-part="role">{role.name}</span>
                      <span data-part="holder" data-state={university_id ? undefined : 'unassigned'}>
                        {university_id ? holder : messages.unassigned}
                      </span>
                    </li>
                  ))
                : [0, 1, 2].map((index) => (
                    <li data-part key={index}>
                      <Skeleton width="30%" />
                      <Skeleton width="40%" />
                    </li>
                  ))}
            </ul>
          )}
          {more && <Link href={more}>{messages.more}</Link>}
        </Committee>
      </Modal>
    </ThemeScope>
  );
});

/** Opened by a card for administrators: committee, link to the details, and deletion in two presses, of which the first warns. */
export const SocietyAdminModal = forwardRef<HTMLDialogElement, SocietyAdminModalProps>(
  function SocietyAdminModal({ society, ...rest }, ref) {
    return society ? <OpenModal key={society.id} ref={ref} society={society} {...rest} /> : null;
  },
);
SocietyAdminModal.displayName = 'SocietyAdminModal';
