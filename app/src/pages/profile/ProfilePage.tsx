import { LogOut } from 'societies-ui/icons';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import { accountOutcomes, trustMessages } from 'societies-contract';
import {
  Button,
  ButtonLink,
  Columns,
  ErrorState,
  PageContent,
  Panel,
  ProfileAvatar,
  Spinner,
  useMessages,
  type Widened,
} from 'societies-ui';
import { PlaceList } from 'societies-ui/agenda';
import { ProfileForm, RoleList, SessionList, type ProfileFormProps } from 'societies-ui/forms';
import { useMyEvents } from '../../api/agenda.ts';
import { useMySocieties } from '../../api/societies.ts';
import { fieldErrorsOf, reasonOf, type ApiError } from '../../api/ApiError.ts';
import { resetAvatar, updateProfile, useProfile } from '../../api/account.ts';
import { downloadOwnData, endSession, sendVerification, useSessions } from '../../api/ownAccount.ts';
import { useAction } from '../../api/useAction.ts';
import { isRetrying } from '../../api/useRead.ts';
import { useSignInMethods } from '../../session/useSignInMethods.ts';
import { logout } from '../../session/session.ts';
import { lateDialog } from '../../shell/late.tsx';
import { useAskBeforeLosing } from '../../shell/UnsavedGuard.tsx';
import { useUnsaved } from '../../shell/unsaved.ts';
import { useServerNow } from '../../time/useServerNow.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';

const profileMessages = {
  title: 'Your Profile',
  failed: 'Your profile could not be loaded',
  logout: 'Logout',
  password: 'Password',
  passwordHint: 'Changing it logs you out everywhere else.',
  editPassword: 'Edit password',
  details: 'Details',
  coming: 'Coming up',
  comingNone: 'You have not registered for an event yet.',
  comingFailed: 'Your coming events could not be loaded',
  comingAll: 'All my events',
  roles: 'Your roles',
  rolesNone: 'You are in no society yet.',
  rolesFailed: 'Your roles could not be loaded',
  confirm: 'Confirm your address',
  confirmHint: (email: string) => `We sent a link to ${email}. Open it to confirm your new address.`,
  readOnlyHint: (email: string) =>
    `We sent a link to ${email}. Until you open it, you can read everything but change nothing.`,
  noEmail: 'Your account has no email address',
  noEmailHint:
    'Somebody else confirmed that your old address is theirs. Please add another, so that we can reach you.',
  sendAgain: 'Send again',
  sent: accountOutcomes.emailSent,
  sendFailed: 'The email could not be sent.',
  sessions: 'Where you are signed in',
  sessionEnded: trustMessages.sessions.ended,
  othersEnded: trustMessages.sessions.othersEnded,
  endFailed: trustMessages.sessions.endFailed,
  ownData: 'Your data',
  ownDataHint: 'A copy of everything we store about you.',
  download: 'Download',
  downloadFailed: 'Your data could not be loaded.',
  deleteAccount: 'Delete account',
} as const;

declare global {
  interface SocietiesMessages {
    AppProfile: Widened<typeof profileMessages>;
  }
}

/** The cropper is loaded on demand. */
const AvatarModal = lateDialog(() => import('./AvatarModal.tsx'));
const PasswordModal = lateDialog(() => import('./PasswordModal.tsx'));
const DeleteAccountModal = lateDialog(() => import('./DeleteAccountModal.tsx'));

/** Number of coming events listed; all of them are on their own page. */
const comingShown = 3;

interface ReadProps<Data> {
  reading: SWRResponse<Data, ApiError>;
  /** The title of what is shown when it failed. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** A panel's content, or what failed of it. */
function Read<Data>({ reading, failed, children }: ReadProps<Data>) {
  if (reading.data !== undefined) return children(reading.data);
  return (
    <ErrorState
      title={failed}
      description={reading.error?.message}
      onRetry={() => void reading.mutate()}
      retrying={isRetrying(reading)}
    />
  );
}

export default function ProfilePage() {
  const messages = useMessages('AppProfile', profileMessages);
  const { outcomes } = useOutcomes();
  const profile = useProfile();
  const [query, setQuery] = useSearchParams();
  const returned = query.has('delete');
  const [open, setOpen] = useState<'avatar' | 'password' | 'delete' | null>(returned ? 'delete' : null);
  const deleting = useAction(resetAvatar, {
    success: outcomes.avatar.removed,
    failure: outcomes.avatar.failure,
  });
  const storing = useAction(updateProfile, {
    success: outcomes.profile.success,
    failure: outcomes.profile.failure,
  });
  const sessions = useSessions();
  const ending = useAction(endSession, {
    success: (_, session) => (session ? messages.sessionEnded : messages.othersEnded),
    failure: messages.endFailed,
  });
  const sending = useAction(sendVerification, {
    success: messages.sent,
    failure: (refused) => ({ title: messages.sendFailed, description: reasonOf(refused) }),
  });
  const downloading = useAction(downloadOwnData, { failure: messages.downloadFailed });
  const { withPassword } = useSignInMethods();
  const { onDirtyChange } = useUnsaved('page');
  const { ask, question } = useAskBeforeLosing('page');
  const close = () => {
    setOpen(null);
    if (returned) setQuery({}, { replace: true });
  };
  const coming = useMyEvents();
  const mine = useMySocieties();
  const now = useServerNow(null);
  // Shows all parts at once, because parts that arrive later would move those below.
  const waiting = [coming, mine].some(({ data, error }) => data === undefined && error === undefined);

  if (profile.data === undefined || waiting) {
    if (profile.error === undefined) return <Spinner size="large" />;
    return (
      <ErrorState
        page
        title={messages.failed}
        description={profile.error.message}
        onRetry={() => void profile.mutate()}
        retrying={isRetrying(profile)}
      />
    );
  }
  const { university_id, email, pending_email, email_verified } = profile.data;

  const save: ProfileFormProps['onSubmit'] = (values) => storing.run({ ...values, university_id });

  return (
    <PageContent
      title={messages.title}
      action={
        <Button variant="quiet" icon={<LogOut aria-hidden="true" />} onClick={() => ask(() => void logout())}>
          {messages.logout}
        </Button>
      }
    >
      <title>{`${messages.title} · Constellation`}</title>
      <Columns
        ratio="even"
        aside={
          <>
            <Panel title={messages.details}>
              <ProfileForm
                profile={profile.data}
                onSubmit={save}
                fieldErrors={fieldErrorsOf(storing.error)}
                onDirtyChange={onDirtyChange}
              />
            </Panel>
            {withPassword && (
              <Panel
                title={messages.password}
                hint={messages.passwordHint}
                action={
                  <Button variant="soft" aria-haspopup="dialog" onClick={() => setOpen('password')}>
                    {messages.editPassword}
                  </Button>
                }
              />
            )}
            <Panel title={messages.sessions}>
              <SessionList
                sessions={sessions.data}
                onEnd={(session) => void ending.run(session)}
                onEndOthers={() => void ending.run(undefined)}
                pending={ending.pending}
                error={sessions.error?.message}
                onRetry={() => void sessions.mutate()}
              />
            </Panel>
            <Panel
              title={messages.ownData}
              hint={messages.ownDataHint}
              action={
                <Button variant="soft" loading={downloading.pending} onClick={() => void downloading.run()}>
                  {messages.download}
                </Button>
              }
            >
              <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('delete')}>
                {messages.deleteAccount}
              </Button>
            </Panel>
          </>
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
        {email === '' && !pending_email && <Panel title={messages.noEmail} hint={messages.noEmailHint} />}
        {pending_email && (
          <Panel
            title={messages.confirm}
            hint={email_verified ? messages.confirmHint(pending_email) : messages.readOnlyHint(pending_email)}
            action={
              <Button variant="soft" loading={sending.pending} onClick={() => void sending.run()}>
                {messages.sendAgain}
              </Button>
            }
          />
        )}
        <Panel
          title={messages.coming}
          action={
            <ButtonLink variant="bare" size="small" href="/my-events">
              {messages.comingAll}
            </ButtonLink>
          }
        >
          <Read reading={coming} failed={messages.comingFailed}>
            {({ upcoming }) =>
              upcoming.length > 0 ? (
                <PlaceList events={upcoming.slice(0, comingShown)} now={now} />
              ) : (
                <p>{messages.comingNone}</p>
              )
            }
          </Read>
        </Panel>
        <Panel title={messages.roles}>
          <Read reading={mine} failed={messages.rolesFailed}>
            {(societies) =>
              societies.length > 0 ? <RoleList societies={societies} /> : <p>{messages.rolesNone}</p>
            }
          </Read>
        </Panel>
      </Columns>
      {open === 'avatar' && <AvatarModal profile={profile.data} onClose={close} />}
      {open === 'password' && <PasswordModal onClose={close} />}
      {open === 'delete' && (
        <DeleteAccountModal
          singleSignOn={profile.data.single_sign_on ?? false}
          returned={returned}
          onClose={close}
        />
      )}
      {question}
    </PageContent>
  );
}
