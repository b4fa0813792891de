import { LogOut } from 'societies-ui/icons';
import { useState } from 'react';
import { outcomes } from 'societies-contract';
import { Button, Columns, ErrorState, PageContent, Panel, ProfileAvatar, Spinner } from 'societies-ui';
import { ProfileForm, type ProfileFormProps } from 'societies-ui/forms';
import { fieldErrorsOf } from '../../api/ApiError.ts';
import { resetAvatar, updateProfile, useProfile } from '../../api/account.ts';
import { useAction } from '../../api/useAction.ts';
import { logout } from '../../session/session.ts';
import { lateDialog } from '../../shell/late.tsx';
import { useAskBeforeLosing } from '../../shell/UnsavedGuard.tsx';
import { useUnsaved } from '../../shell/unsaved.ts';

/** The cropper is fetched when somebody changes their picture. */
const AvatarModal = lateDialog(() => import('./AvatarModal.tsx'));
const PasswordModal = lateDialog(() => import('./PasswordModal.tsx'));

export default function ProfilePage() {
  const profile = useProfile();
  const [open, setOpen] = useState<'avatar' | 'password' | null>(null);
  const deleting = useAction(resetAvatar, {
    success: ({ detail }) => detail,
    failure: outcomes.avatar.failure,
  });
  const storing = useAction(updateProfile, {
    success: outcomes.profile.success,
    failure: outcomes.profile.failure,
  });
  const { onDirtyChange } = useUnsaved('page');
  const { ask, question } = useAskBeforeLosing('page');
  const close = () => setOpen(null);

  if (profile.data === undefined) {
    if (profile.error === undefined) return <Spinner size="large" />;
    return (
      <ErrorState
        title={profile.error.message}
        onRetry={() => void profile.mutate()}
        retrying={profile.isValidating}
      />
    );
  }
  const { university_id } = profile.data;

  const save: ProfileFormProps['onSubmit'] = (values) => storing.run({ ...values, university_id });

  return (
    <PageContent
      title="Your Profile"
      action={
        <Button variant="quiet" icon={<LogOut aria-hidden="true" />} onClick={() => ask(() => void logout())}>
          Logout
        </Button>
      }
    >
      <title>Your Profile · Constellation</title>
      <Columns
        ratio="even"
        aside={
          <Panel
            title="Password"
            hint="Changing it logs you out everywhere else."
            action={
              <Button variant="soft" aria-haspopup="dialog" onClick={() => setOpen('password')}>
                Edit password
              </Button>
            }
          />
        }
      >
        <Panel>
          <ProfileAvatar
            profile={profile.data}
            onEdit={() => setOpen('avatar')}
            onDelete={() => void deleting.run()}
            pending={deleting.pending}
          />
        </Panel>
        <Panel title="Details">
          <ProfileForm
            profile={profile.data}
            onSubmit={save}
            fieldErrors={fieldErrorsOf(storing.error)}
            onDirtyChange={onDirtyChange}
          />
        </Panel>
      </Columns>
      {open === 'avatar' && <AvatarModal profile={profile.data} onClose={close} />}
      {open === 'password' && <PasswordModal onClose={close} />}
      {question}
    </PageContent>
  );
}
