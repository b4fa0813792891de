import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import type { FeatureOptions } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { useMessages } from '../../host/useMessages.ts';
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
    enable_events: 'Dates that people can register for.',
    enable_merch: 'What the society sells.',
  } as Record<Feature, string>,
  save: 'Save',
  /** What is asked before features are switched off that others see something of. */
  offTitle: (features: readonly string[]) => `Switch off ${features.join(' and ')}?`,
  /** Counts as they are shown, and whether they are one. */
  offEvents: (events: Counted, registrations: Counted) =>
    registrations.count === 0
      ? `${events.shown} coming ${events.count === 1 ? 'event' : 'events'} will be hidden. Nobody has registered.`
      : `${events.shown} coming ${events.count === 1 ? 'event' : 'events'} with ${registrations.shown} ${
          registrations.count === 1 ? 'registration' : 'registrations'
        } will be hidden. Everyone registered will be told.`,
  offPosts: (posts: Counted, scheduled: Counted) =>
    `${posts.shown} ${posts.count === 1 ? 'post' : 'posts'} will be hidden.${
      scheduled.count === 0 ? '' : ` ${scheduled.shown} scheduled for later will not appear.`
    }`,
  offMerch: (items: Counted) => `${items.shown} ${items.count === 1 ? 'item' : 'items'} will be hidden.`,
  offKept: 'Nothing is deleted. It all comes back when you switch it on again.',
  offConfirm: 'Switch off',
} as const;

/** A number with how it is written in the reader's language. */
export interface Counted {
  count: number;
  shown: string;
}

/** Which pages a society has, as far as the form switches them, and their version. */
export type StoredOptions = Pick<FeatureOptions, 'id' | 'version' | Feature>;

/** What others see of each feature now. */
export type ShownByFeatures = NonNullable<FeatureOptions['shown']>;

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
   * What switching a feature off hides from others. Where it hides something, saving says how much and asks. Without it nothing is
   * asked.
   */
  shown?: ShownByFeatures;
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
  function FeatureOptionsForm({ options, shown, onSave, pending = false, onDirtyChange, ...rest }, ref) {
    const messages = useMessages('FeatureOptionsForm', featureOptionsFormMessages);
    const { id, version, enable_posts, enable_events, enable_merch } = options;
    const draft = useVersionedDraft({
      stored: { fields: { enable_posts, enable_events, enable_merch }, version },
      labels: messages.labels,
      save: (fields, on) => onSave({ id, ...fields, ...(on !== undefined && { version: on }) }),
    });
    useDirty(draft.dirty, onDirtyChange);
    const { number } = useNumbers();
    const [asking, setAsking] = useState(false);
    const counted = (count: number): Counted => ({ count, shown: number(count) });
    const hidden: Record<Feature, string | false | undefined> = {
      enable_posts:
        shown && shown.posts + shown.scheduled_posts > 0
          ? messages.offPosts(counted(shown.posts), counted(shown.scheduled_posts))
          : false,
      enable_events:
        shown && shown.events > 0 && messages.offEvents(counted(shown.events), counted(shown.registrations)),
      enable_merch: shown && shown.merch > 0 && messages.offMerch(counted(shown.merch)),
    };
    const goingOff = features.filter(
      (feature) => options[feature] && !draft.fields[feature] && hidden[feature],
    );
    return (
      <Root
        ref={ref}
        data-soc="FeatureOptionsForm"
        {...rest}
        onSubmit={(event) => {
          event.preventDefault();
          if (goingOff.length > 0) setAsking(true);
          else void draft.submit();
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
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          title={messages.offTitle(goingOff.map((feature) => messages.labels[feature]))}
          description={[...goingOff.map((feature) => hidden[feature]), messages.offKept].join(' ')}
          confirmLabel={messages.offConfirm}
          tone="danger"
          onConfirm={() => {
            setAsking(false);
            void draft.submit();
          }}
        />
      </Root>
    );
  },
);
FeatureOptionsForm.displayName = 'FeatureOptionsForm';
