import type { FeatureOptions } from 'societies-contract';
import { useFeatureOptions } from '../../api/societies.ts';

/** Something a society can switch off. */
type Feature = Exclude<keyof FeatureOptions, 'id'>;

/** Whether a society has a feature switched on; `enabled` is false until that is known, so nothing is read in vain. */
export function useFeature(society: string, feature: Feature) {
  const { data, error, mutate } = useFeatureOptions(society);
  return {
    enabled: data?.[feature] === true,
    disabled: data?.[feature] === false,
    error,
    retry: () => void mutate(),
  };
}
