import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { FeatureOptions } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { useVersionedDraft } from '../../content/ConflictNotice/useVersionedDraft.tsx';
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

declare global {
  interface SocietiesMessages {
    FeatureOptionsForm: Widened<typeof featureOptionsFormMessages>;
  }
}

/** Which pages a society has, as far as the form switches them, and their version. */
export type StoredOptions = Pick<FeatureOptions, 'id' | 'version' | Feature>;

export interface FeatureOptionsFormProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'onSubmit' | 'children'
> {
  /**
   * The stored options. What is switched and not saved stays when they change; where they are at another version by then,
   * saving says what others switched and asks which to keep.
   */
  options: StoredOptions;
  /**
   * Gets all options as they are switched, with the version that they were switched on. While its promise is pending, the
   * button shows progress.
   */
  onSave: (options: StoredOptions) => void | Promise<unknown>;
  /** Shows the button's progress, in addition to the time that the promise of `onSave` is pending. */
  pending?: boolean;
  /** Called with whether there are unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** Switches for a society's features. A feature that is off keeps its content but hides it. */
export const FeatureOptionsForm = forwardRef<HTMLFormElement, FeatureOptionsFormProps>(
  function FeatureOptionsForm({ options, onSave, pending = false, onDirtyChange, ...rest }, ref) {
    const messages = useMessages('FeatureOptionsForm', featureOptionsFormMessages);
    const { id, version, enable_posts, enable_events, enable_merch } = options;
    const draft = useVersionedDraft({
      stored: { fields: { enable_posts, enable_events, enable_merch }, version },
      labels: messages.labels,
      save: (fields, on) => onSave({ id, ...fields, ...(on !== undefined && { version: on }) }),
    });
    useDirty(draft.dirty, onDirtyChange);
    return (
      <Root
        ref={ref}
        data-soc="FeatureOptionsForm"
        {...rest}
        onSubmit={(event) => {
          event.preventDefault();
          void draft.submit();
        }}
      >
        <div data-part="options">
          {features.map((feature) => (
            <Switch
              key={feature}
              label={messages.labels[feature]}
              hint={messages.hints[feature]}
              checked={draft.fields[feature]}
              onChange={(event) => draft.change({ [feature]: event.currentTarget.checked })}
            />
          ))}
        </div>
        {draft.notice}
        <div data-part="actions">
          <Button type="submit" loading={pending || draft.saving}>
            {messages.save}
          </Button>
        </div>
      </Root>
    );
  },
);
FeatureOptionsForm.displayName = 'FeatureOptionsForm';
