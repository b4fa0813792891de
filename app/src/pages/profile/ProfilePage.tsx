import { LogOut } from 'societies-ui/icons';
import { useState } from 'react';
import { outcomes } from 'societies-contract';
import {
  Button,
  Columns,
  ErrorState,
  PageContent,
  Panel,
  ProfileAvatar,
  Spinner,
  useToast,
} from 'societies-ui';
import { ProfileForm, type ProfileFormProps } from 'societies-ui/forms';
import { fieldErrorsOf } from '../../api/ApiError.ts';
import { resetAvatar, updateProfile, useProfile } from '../../api/account.ts';
import { logout } from '../../session/session.ts';
import { lateDialog } from '../../shell/late.tsx';
import { useAskBeforeLosing } from '../../shell/UnsavedGuard.tsx';
import { useUnsaved } from '../../shell/unsaved.ts';

/** The cropper is fetched when somebody changes their picture. */
const AvatarModal = lateDialog(() => import('./AvatarModal.tsx'));
const PasswordModal = lateDialog(() => import('./PasswordModal.tsx'));

export default function ProfilePage() {
  const toast = useToast();
  const profile = useProfile();
  const [open, setOpen] = useState<'avatar' | 'password' | null>(null);
  const [deleting, setDeleting] = useState(false);
  const { onDirtyChange } = useUnsaved('page');
  const { ask, question } = useAskBeforeLosing('page');
  const [fieldErrors, setFieldErrors] = useState<ProfileFormProps['fieldErrors']>();
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

  const save: ProfileFormProps['onSubmit'] = async (values) => {
    try {
      await updateProfile({ ...values, university_id });
      toast.success(outcomes.profile.success);
      return true;
    } catch (error) {
      setFieldErrors(fieldErrorsOf(error));
      toast.danger(outcomes.profile.failure);
      return false;
    }
  };

  const deleteAvatar = async () => {
    setDeleting(true);
    try {
      toast.success((await resetAvatar()).detail);
    } catch {
      toast.danger(outcomes.avatar.failure);
    } finally {
      setDeleting(false);
    }
  };

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
            onDelete={() => void deleteAvatar()}
            pending={deleting}
          />
        </Panel>
        <Panel title="Details">
          <ProfileForm
            profile={profile.data}
            onSubmit={save}
            fieldErrors={fieldErrors}
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
