import { lazy, Suspense, useState } from 'react';
import { outcomes, type SocietyPage } from 'societies-contract';
import { BannerAction, useToast } from 'societies-ui';
import { updatePicture } from '../../api/societies.ts';

/** The cropper is fetched when somebody has chosen a picture. */
const BannerModal = lazy(() => import('./BannerModal.tsx'));

/** Changes the banner, once the chosen picture was positioned and saved, or removes it. */
export function BannerEditor({ society }: { society: SocietyPage }) {
  const toast = useToast();
  const [chosen, setChosen] = useState<File | null>(null);
  const change = async (banner: File | null) => {
    try {
      await updatePicture(society.id, 'banner', banner);
      toast.success({ title: outcomes.society.success, description: outcomes.society.bannerUpdated });
      setChosen(null);
    } catch {
      toast.danger({ title: outcomes.society.error, description: outcomes.society.bannerFailed });
    }
  };
  return (
    <>
      <BannerAction
        onChange={setChosen}
        onDelete={society.banner === null ? undefined : () => change(null)}
      />
      {chosen !== null && (
        <Suspense fallback={null}>
          <BannerModal picture={chosen} onSave={change} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}
