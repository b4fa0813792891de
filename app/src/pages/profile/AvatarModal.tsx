import { outcomes, type Profile } from 'societies-contract';
import { useToast } from 'societies-ui';
import { AvatarEditor } from 'societies-ui/images';
import { changeAvatar } from '../../api/account.ts';
import { uploadAvatar } from '../../api/storage.ts';

export interface AvatarModalProps {
  profile: Profile;
  onClose: () => void;
}

export default function AvatarModal({ profile, onClose }: AvatarModalProps) {
  const toast = useToast();
  const save = async (file: File) => {
    try {
      const avatar = await uploadAvatar(profile.university_id, file);
      toast.success((await changeAvatar({ avatar })).detail);
      onClose();
    } catch {
      toast.danger(outcomes.avatar.failure);
    }
  };
  return <AvatarEditor open image={profile.avatar} onSave={save} onClose={onClose} />;
}
