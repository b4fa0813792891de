import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import type { FeatureOptions } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './FeatureOptionsForm.styles.ts';

type Feature = 'enable_posts' | 'enable_events' | 'enable_merch';
const features: readonly Feature[] = ['enable_posts', 'enable_events', 'enable_merch'];

export const featureOptionsFormMessages = {
  labels: { enable_posts: 'Posts', enable_events: 'Events', enable_merch: 'Merchandise' } as Record<
    Feature,
    string
  >,
  hints: {
    enable_posts: 'News that members read and like.',
    enable_events: 'What happens when, with registration.',
    enable_merch: 'What the society sells.',
  } as Record<Feature, string>,
  save: 'Save',
} as const;

export interface FeatureOptionsFormProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'onSubmit' | 'children'
> {
  /** The stored options. A new object puts back what was switched and not saved. */
  options: FeatureOptions;
  /** Gets all options as they are switched. While its promise is pending the button waits. */
  onSave: (options: FeatureOptions) => void | Promise<unknown>;
  /** Makes the button wait, besides the time that the promise of `onSave` is pending. */
  pending?: boolean;
  /** Told whether something is written that is not saved, for a host that asks before it is lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** Which pages a society has. What is switched off keeps its content and is shown to nobody. */
export const FeatureOptionsForm = forwardRef<HTMLFormElement, FeatureOptionsFormProps>(
  function FeatureOptionsForm({ options, onSave, pending = false, onDirtyChange, ...rest }, ref) {
    const messages = useMessages('FeatureOptionsForm', featureOptionsFormMessages);
    const [draft, setDraft] = useState<{ of: FeatureOptions; options: FeatureOptions } | null>(null);
    const [working, setWorking] = useState(false);
    const shown = draft?.of === options ? draft.options : options;
    useDirty(
      features.some((feature) => shown[feature] !== options[feature]),
      onDirtyChange,
    );
    const save = async () => {
      setWorking(true);
      try {
        await onSave(shown);
      } finally {
        setWorking(false);
      }
    };
    return (
      <Root
        ref={ref}
        data-soc="FeatureOptionsForm"
        {...rest}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div data-part="options">
          {features.map((feature) => (
            <Switch
              key={feature}
              label={messages.labels[feature]}
              hint={messages.hints[feature]}
              checked={shown[feature]}
              onChange={(event) =>
                setDraft({ of: options, options: { ...shown, [feature]: event.currentTarget.checked } })
              }
            />
          ))}
        </div>
        <div data-part="actions">
          <Button type="submit" loading={pending || working}>
            {messages.save}
          </Button>
        </div>
      </Root>
    );
  },
);
FeatureOptionsForm.displayName = 'FeatureOptionsForm';
