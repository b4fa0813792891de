import { outcomes, type SocietyPage } from 'societies-contract';
import { BannerAction, useToast } from 'societies-ui';
import { updatePicture } from '../../api/societies.ts';

/** Changes or removes the banner. */
export function BannerEditor({ society }: { society: SocietyPage }) {
  const toast = useToast();
  const change = async (banner: File | null) => {
    try {
      await updatePicture(society.id, 'banner', banner);
      toast.success({ title: outcomes.society.success, description: outcomes.society.bannerUpdated });
    } catch {
      toast.danger({ title: outcomes.society.error, description: outcomes.society.bannerFailed });
    }
  };
  return (
    <BannerAction onChange={change} onRemove={society.banner === null ? undefined : () => change(null)} />
  );
}
