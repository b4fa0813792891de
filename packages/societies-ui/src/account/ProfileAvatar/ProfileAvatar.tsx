import { fullName } from 'societies-contract';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Profile } from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './ProfileAvatar.styles.ts';

export const profileAvatarMessages = { edit: 'Edit avatar', delete: 'Delete avatar' } as const;

export interface ProfileAvatarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The reader: picture, name and email as they are stored. */
  profile: Pick<Profile, 'first_name' | 'last_name' | 'email' | 'avatar'>;
  /** Opens the avatar editor. */
  onEdit: () => void;
  /** Removes the picture, without a question: it is soon chosen again. The button cannot be pressed while there is none. */
  onDelete: () => void;
  /** Whether the removal is pending. */
  pending?: boolean;
}

/** The user's picture and name, with buttons to change the picture. */
export const ProfileAvatar = forwardRef<HTMLDivElement, ProfileAvatarProps>(function ProfileAvatar(
  { profile, onEdit, onDelete, pending = false, ...rest },
  ref,
) {
  const messages = useMessages('ProfileAvatar', profileAvatarMessages);
  const name = fullName(profile);
  return (
    <Root ref={ref} data-soc="ProfileAvatar" {...rest}>
      <Avatar name={name} src={profile.avatar} size="huge" decorative />
      <div data-part="words">
        <h2 data-part>{name}</h2>
        <p data-part>{profile.email}</p>
        <div data-part="actions">
          <Button variant="soft" aria-haspopup="dialog" onClick={onEdit}>
            {messages.edit}
          </Button>
          <Button variant="quiet" loading={pending} disabled={!profile.avatar} onClick={onDelete}>
            {messages.delete}
          </Button>
        </div>
      </div>
    </Root>
  );
});
ProfileAvatar.displayName = 'ProfileAvatar';
