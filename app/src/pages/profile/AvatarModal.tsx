import type { Profile } from 'societies-contract';
import { AvatarEditor } from 'societies-ui/images';
import { changeAvatar } from '../../api/account.ts';
import { uploadAvatar } from '../../api/storage.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';

export interface AvatarModalProps {
  profile: Profile;
  onClose: () => void;
}

export default function AvatarModal({ profile, onClose }: AvatarModalProps) {
  const { outcomes } = useOutcomes();
  const { run } = useAction(
    async (file: File) => changeAvatar({ avatar: await uploadAvatar(profile.university_id, file) }),
    { success: outcomes.avatar.success, failure: outcomes.avatar.failure },
  );
  const save = async (file: File) => {
    if (await run(file)) onClose();
  };
  return <AvatarEditor open image={profile.avatar} onSave={save} onClose={onClose} />;
}
