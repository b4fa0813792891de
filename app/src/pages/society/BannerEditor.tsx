import { lazy, Suspense, useState } from 'react';
import type { SocietyPage } from 'societies-contract';
import { BannerAction } from 'societies-ui';
import { updatePicture } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';

/** The cropper is loaded on demand. */
const BannerModal = lazy(() => import('./BannerModal.tsx'));

/** Changes or removes the banner. */
export function BannerEditor({ society }: { society: SocietyPage }) {
  const { outcomes, succeeded, failed } = useOutcomes();
  const [chosen, setChosen] = useState<File | null>(null);
  const { run } = useAction((banner: File | null) => updatePicture(society.id, 'banner', banner), {
    success: succeeded(outcomes.society.bannerUpdated),
    failure: failed(outcomes.society.bannerFailed),
  });
  const change = async (banner: File | null) => {
    if (await run(banner)) setChosen(null);
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
