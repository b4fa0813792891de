import { fullName } from 'societies-contract';
import { useState } from 'react';
import { fixedRoles } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { Ellipsis, Pause, Play, Trash2, UserPlus, UserRound } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Menu } from '../../base/Menu/Menu.tsx';
import { ConfirmDelete } from '../../content/ConfirmDelete/ConfirmDelete.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRemovalWords } from '../RemoveUser/useRemovalWords.ts';
import { SuspendUser } from '../SuspendUser/SuspendUser.tsx';
import type { DetailedUser } from './UserDetails.tsx';
import { userDetailsMessages } from './UserDetails.messages.ts';

export interface UserActionsProps {
  /** The user that it is about. */
  user: Pick<
    DetailedUser,
    'first_name' | 'last_name' | 'is_admin' | 'suspended' | 'societies' | 'coming_events'
  >;
  /** Whether it is the administrator's own account, whose rights they cannot revoke. @default false */
  own?: boolean;
  /** Suspends the user, with a reason. `false` keeps the dialog open after a failure. Administrators cannot be suspended. */
  onSuspend: (reason: string) => boolean | Promise<boolean>;
  /** Ends the suspension, after a confirmation, as all actions below. */
  onRestore: () => void | Promise<unknown>;
  /** Mails a password reset link. Without it there is no such button. */
  onSendReset?: () => void | Promise<unknown>;
  /** Makes them an administrator. */
  onGrant: () => void | Promise<unknown>;
  /** Revokes administrator rights. */
  onRevoke: () => void | Promise<unknown>;
  /** Deletes the user with all their data. Administrators cannot be deleted. */
  onDelete: () => void | Promise<unknown>;
}

type Question = keyof typeof userDetailsMessages.questions;

/** An administrator's actions on a user, each after a confirmation. */
export const UserActions = ({
  user,
  own = false,
  onSuspend,
  onRestore,
  onSendReset,
  onGrant,
  onRevoke,
  onDelete,
}: UserActionsProps) => {
  const messages = useMessages('UserDetails', userDetailsMessages);
  const removalWords = useRemovalWords();
  const [asked, setAsked] = useState<Question | 'suspend' | 'remove' | null>(null);
  const name = fullName(user);
  const close = () => setAsked(null);
  const question = asked === 'suspend' || asked === 'remove' ? null : asked;
  const answers = { sendReset: onSendReset, restore: onRestore, grant: onGrant, revoke: onRevoke };
  const confirm = async () => {
    try {
      if (question !== null) await answers[question]?.();
    } finally {
      close();
    }
  };
  const further = [
    ...(user.is_admin
      ? own
        ? []
        : [{ label: messages.revoke, icon: <UserRound />, onSelect: () => setAsked('revoke') }]
      : [
          {
            label: messages.grant,
            icon: <UserPlus />,
            disabled: user.suspended !== null,
            onSelect: () => setAsked('grant'),
          },
        ]),
  ];
  const removal = user.is_admin
    ? []
    : [
        {
          label: messages.remove,
          icon: <Trash2 />,
          variant: 'danger' as const,
          onSelect: () => setAsked('remove'),
        },
      ];
  const groups = [further, removal].filter((group) => group.length > 0);

  return (
    <div data-part="actions">
      {onSendReset && (
        <Button variant="soft" onClick={() => setAsked('sendReset')}>
          {messages.sendReset}
        </Button>
      )}
      {user.suspended ? (
        <Button icon={<Play aria-hidden="true" />} onClick={() => setAsked('restore')}>
          {messages.restore}
        </Button>
      ) : (
        !user.is_admin && (
          <Button variant="quiet" icon={<Pause aria-hidden="true" />} onClick={() => setAsked('suspend')}>
            {messages.suspend}
          </Button>
        )
      )}
      {groups.length > 0 && (
        <Menu
          groups={groups}
          trigger={(props) => (
            <IconButton label={messages.more(name)} variant="quiet" {...props}>
              <Ellipsis />
            </IconButton>
          )}
        />
      )}
      <SuspendUser
        open={asked === 'suspend'}
        name={name}
        presidentOf={user.societies
          .filter(({ role }) => role === fixedRoles.president)
          .map((society) => society.name)}
        onClose={close}
        onSubmit={async (reason) => {
          if (await onSuspend(reason)) close();
        }}
      />
      <ConfirmDialog
        open={question !== null}
        onClose={close}
        onConfirm={confirm}
        title={question && messages.questions[question].title}
        description={question && messages.questions[question].description(name)}
        confirmLabel={question && messages[question]}
      />
      <ConfirmDelete
        name={asked === 'remove' ? name : null}
        consequences={removalWords({ ...user, complete: true })}
        onClose={close}
        onConfirm={onDelete}
      />
    </div>
  );
};
UserActions.displayName = 'UserActions';
