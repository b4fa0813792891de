import type { FeatureOptions } from 'societies-contract';
import { useFeatureOptions } from '../../api/societies.ts';

/** A feature that a society can switch off. */
type Feature = Exclude<keyof FeatureOptions, 'id'>;

/** Whether a society has a feature on; `enabled` is false while that is unknown, so that nothing is read in vain. */
export function useFeature(society: string, feature: Feature) {
  const { data, error, mutate } = useFeatureOptions(society);
  return {
    enabled: data?.[feature] === true,
    disabled: data?.[feature] === false,
    error,
    retry: () => void mutate(),
  };
}
