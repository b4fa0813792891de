import type { FeatureOptions } from 'societies-contract';
import { ButtonLink } from 'societies-ui';
import { useFeatureOptions } from '../../api/societies.ts';
import { useSocietyContext } from './SocietyContext.ts';
import { useSocietyMessages } from './useSocietyMessages.ts';

/** A feature that a society can switch off. */
type Feature = Exclude<keyof FeatureOptions, 'id'>;

/** Whether a society has a feature on; `enabled` is false while that is unknown, so that nothing is read in vain. */
export function useFeature(feature: Feature) {
  const messages = useSocietyMessages();
  const { id, may } = useSocietyContext();
  const { data, error, mutate } = useFeatureOptions(id);
  return {
    enabled: data?.[feature] === true,
    off: {
      disabled: data?.[feature] === false,
      disabledAction: may('edit_society') && (
        <ButtonLink href={`/societies/${id}/dashboard/settings`}>{messages.switchOn}</ButtonLink>
      ),
    },
    error,
    retry: () => void mutate(),
  };
}
