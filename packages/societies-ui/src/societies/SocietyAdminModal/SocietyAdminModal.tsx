import { Trash2 } from '../../base/Icon/icons.ts';
import { forwardRef, useState, type ReactNode } from 'react';
import { fixedRoles, unassigned, type CommitteeEntry, type Society } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { SocietyArt } from '../SocietyArt/SocietyArt.tsx';
import { SocietyLogo } from '../SocietyLogo/SocietyLogo.tsx';
import { Committee } from './SocietyAdminModal.styles.ts';

export const societyAdminModalMessages = {
  committee: 'Current committee',
  change: 'Change members',
  close: 'Close',
  remove: 'Remove Society',
  unassigned: unassigned as string,
} as const;

export interface SocietyAdminModalProps extends Omit<
  ModalProps,
  'open' | 'title' | 'description' | 'hero' | 'emblem' | 'actions' | 'children'
> {
  /** The society that was pressed; null keeps the modal closed. */
  society: Society | null;
  /** Its committee, keyed by role id; undefined while it loads. */
  committee?: Readonly<Record<string, CommitteeEntry>>;
  /** What failed when the committee was asked for, in words. */
  error?: ReactNode;
  /** Asks for the committee again. Without it a failure has no button. */
  onRetry?: () => void;
  /** The new try is under way: its button waits. */
  retrying?: boolean;
  /** The first press: the host warns. The button turns red and waits for the second. */
  onWarn: (society: Society) => void;
  /** The second press. */
  onDelete: (society: Society) => void;
  /** The removal is under way. */
  pending?: boolean;
}

const OpenModal = forwardRef<
  HTMLDialogElement,
  Omit<SocietyAdminModalProps, 'society'> & { society: Society }
>(function OpenModal(
  { society, committee, error, onRetry, retrying, onWarn, onDelete, pending = false, onClose, ...rest },
  ref,
) {
  const messages = useMessages('SocietyAdminModal', societyAdminModalMessages);
  const change = useRoutes().committee(society);
  const [warned, setWarned] = useState(false);
  const { id, name, description, theme, banner, logo } = society;
  const press = () => {
    if (warned) {
      onDelete(society);
      return;
    }
    setWarned(true);
    onWarn(society);
  };
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
        hero={<SocietyArt seed={id} theme={theme} src={banner} />}
        emblem={<SocietyLogo name={name} src={logo} size="modal" />}
        dismissible={!pending}
        actions={
          <>
            <Button variant="quiet" disabled={pending} onClick={onClose} data-autofocus="">
              {messages.close}
            </Button>
            <Button
              variant={warned ? 'danger' : 'soft'}
              data-state={warned && !pending ? 'confirm' : undefined}
              icon={<Trash2 aria-hidden="true" />}
              loading={pending}
              onClick={press}
            >
              {messages.remove}
            </Button>
          </>
        }
        {...rest}
      >
        <Committee aria-label={messages.committee} aria-busy={(!posts && !error) || undefined}>
          <div data-part="head">
            <h3>{messages.committee}</h3>
            {change && <Link href={change}>{messages.change}</Link>}
          </div>
          {!posts && error ? (
            <ErrorState title={error} onRetry={onRetry} retrying={retrying} />
          ) : (
            <ul>
              {posts
                ? posts.map(({ role, name: holder, university_id }) => (
                    <li key={role.id}>
                      <span data-part="role">{role.name}</span>
                      <span data-part="holder" data-state={university_id ? undefined : 'unassigned'}>
                        {university_id ? holder : messages.unassigned}
                      </span>
                    </li>
                  ))
                : [0, 1, 2].map((index) => (
                    <li key={index}>
                      <Skeleton width="30%" />
                      <Skeleton width="40%" />
                    </li>
                  ))}
            </ul>
          )}
        </Committee>
      </Modal>
    </ThemeScope>
  );
});

/**
 * What a card opens for an administrator: who runs the society, and its removal in two steps. The first press warns and turns
 * the button red, the second removes.
 */
export const SocietyAdminModal = forwardRef<HTMLDialogElement, SocietyAdminModalProps>(
  function SocietyAdminModal({ society, ...rest }, ref) {
    return society ? <OpenModal key={society.id} ref={ref} society={society} {...rest} /> : null;
  },
);
SocietyAdminModal.displayName = 'SocietyAdminModal';
