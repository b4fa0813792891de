import { forwardRef, useEffect, useMemo, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import {
  gridLimits,
  type FeatureOptions,
  type Post,
  type SocietyEvent,
  type WidgetType,
} from 'societies-contract';
import type { ComboboxOption } from '../../base/Combobox/Combobox.tsx';
import { CalendarDays, Images, Newspaper, Quote } from '../../base/Icon/icons.ts';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { whileOpen } from '../../base/whileOpen.tsx';
import type { FormFrameProps } from '../../content/FormModal/contentForm.ts';
import { FormModal } from '../../content/FormModal/FormModal.tsx';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import { widgetSizes, type WidgetSize } from '../layout.ts';
import { sizeIcons } from '../widgetIcons.ts';
import { ContentPicker, type WidgetChoices } from './ContentPicker.tsx';
import { WidgetChoice } from './WidgetChoice.tsx';
import { widgetFormMessages } from './WidgetForm.messages.ts';
import { Root } from './WidgetForm.styles.ts';
import { WidgetPictures, type PictureState } from './WidgetPictures.tsx';
import {
  draftOf,
  eventOption,
  postOption,
  schemaOf,
  shownBy,
  valuesOf,
  type StoredWidget,
  type Values,
  type WidgetDraft,
  type Written,
} from './widgetValues.ts';

export type { StoredWidget, WidgetChoices, WidgetDraft };

/** Connects the form to the host that uploads its pictures. */
export interface WidgetSending {
  /** Aborted when the form is closed or cancelled. */
  signal: AbortSignal;
  /** Reports the progress of a picture, which the form shows. */
  onProgress: (picture: File, state: PictureState) => void;
}

export interface WidgetFormProps extends FormFrameProps {
  /** The widget to edit; without it a new one is created. */
  widget?: StoredWidget;
  /** The initial type of a new widget. */
  suggested?: WidgetType;
  /**
   * The widget as it is now, if somebody else saved it while this form was open: the form shows what differs and asks which to
   * keep.
   */
  conflict?: StoredWidget;
  /** Posts and events are offered only if the feature is on. */
  features: Pick<FeatureOptions, 'enable_posts' | 'enable_events'>;
  /** Posts to choose from, newest first. */
  posts?: WidgetChoices<Pick<Post, 'id' | 'title'>>;
  /** Events to choose from, next one first. */
  events?: WidgetChoices<Pick<SocietyEvent, 'id' | 'name'>>;
  /**
   * Called with the valid draft. While its promise is pending, the button shows progress and ignores presses, and each picture
   * shows the progress that the host reports through `sending`.
   */
  onSubmit: (draft: WidgetDraft, sending: WidgetSending) => void | Promise<unknown>;
}

const nothing = { found: [] } as const;

const typeIcons = { slogan: Quote, carousel: Images, posts: Newspaper, events: CalendarDays } as const;

const OpenForm = forwardRef<HTMLDialogElement, Omit<WidgetFormProps, 'open'>>(function OpenForm(
  { widget, suggested, conflict, features, posts = nothing, events = nothing, onSubmit, onClose, ...rest },
  ref,
) {
  const messages = useMessages('WidgetForm', widgetFormMessages);
  const rules = useFormRules();
  const sending = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<ReadonlyMap<File, PictureState> | null>(null);
  /** The last choice of each kind, which later search results may not contain. */
  const [picked, setPicked] = useState<{ post_id?: ComboboxOption; event_id?: ComboboxOption }>({});
  const options = { post_id: posts.found.map(postOption), event_id: events.found.map(eventOption) };
  const stored = {
    post_id: [widget, conflict].filter((one) => one?.content_type === 'posts').flatMap(shownBy),
    event_id: [widget, conflict].filter((one) => one?.content_type === 'events').flatMap(shownBy),
  };
  const optionOf = (name: 'post_id' | 'event_id', id: number | null) =>
    [picked[name], ...options[name], ...stored[name]].find((one) => one?.value === String(id)) ?? null;
  const {
    form: { control, setValue, formState },
    field,
    submission,
    notice,
  } = useVersionedForm<Written, Values>({
    schema: useMemo(() => schemaOf(rules, messages), [rules, messages]),
    values: widget ? valuesOf(widget) : { ...valuesOf(widget), content_type: suggested },
    version: widget?.version,
    current: conflict && { values: valuesOf(conflict), version: conflict.version },
    labels: {
      ...messages,
      content_type: messages.contentType,
      post_id: messages.post,
      event_id: messages.event,
    },
    wordsFor: (field, value) => {
      if (field === 'content_type') return messages.types[value as WidgetType];
      if (field === 'size') return messages.sizes[value as WidgetSize];
      if (field === 'images') return messages.imagesCount((value as unknown[]).length);
      if (field === 'post_id' || field === 'event_id') return optionOf(field, value as number | null)?.label;
      return undefined;
    },
    onSubmit: async (values, version) => {
      const controller = new AbortController();
      sending.current = controller;
      setProgress(new Map());
      try {
        await onSubmit(
          { ...draftOf(values), version },
          {
            signal: controller.signal,
            onProgress: (picture, state) => setProgress((before) => new Map(before).set(picture, state)),
          },
        );
      } finally {
        setProgress(null);
      }
    },
  });
  // Aborts uploads when the form is unmounted.
  useEffect(() => () => sending.current?.abort(), []);
  const [chosen, post_id, event_id] = useWatch({ control, name: ['content_type', 'post_id', 'event_id'] });
  const written = { post_id, event_id };
  const offered = (Object.keys(typeIcons) as WidgetType[]).filter(
    (type) => (type !== 'posts' || features.enable_posts) && (type !== 'events' || features.enable_events),
  );
  const picker = (name: 'post_id' | 'event_id', { found: _, ...asking }: WidgetChoices<unknown>) => ({
    ...asking,
    options: options[name],
    chosen: optionOf(name, written[name]),
    onChoose: (option: ComboboxOption | null) => {
      setPicked((before) => ({ ...before, [name]: option ?? undefined }));
      setValue(name, option && Number(option.value), { shouldDirty: true });
    },
  });
  return (
    <FormModal
      ref={ref}
      data-soc="WidgetForm"
      open
      title={widget ? messages.editTitle : messages.addTitle}
      submitLabel={widget ? messages.save : messages.add}
      interruptible
      onClose={() => {
        sending.current?.abort();
        onClose();
      }}
      {...submission}
      {...rest}
    >
      <Root>
        <WidgetChoice
          legend={messages.contentType}
          choices={offered.map((type) => ({
            value: type,
            label: messages.types[type],
            icon: typeIcons[type],
          }))}
          {...field('content_type')}
        />
        <WidgetChoice
          legend={messages.size}
          choices={widgetSizes.map((size) => {
            const { w, h } = gridLimits.sizes[size];
            return {
              value: size,
              label: messages.sizes[size],
              hint: messages.sizeHint(w, h),
              icon: sizeIcons[size],
            };
          })}
          {...field('size')}
        />
        {chosen === 'slogan' && (
          <TextArea label={messages.text} hint={messages.textHint} rows={3} {...field('text')} />
        )}
        {chosen === 'carousel' && (
          <Controller
            control={control}
            name="images"
            render={({ field: { value, onChange } }) => (
              <WidgetPictures
                value={value}
                onChange={onChange}
                progress={progress}
                error={formState.errors.images?.message ?? formState.errors.images?.root?.message}
              />
            )}
          />
        )}
        {chosen === 'posts' && (
          <ContentPicker
            key="post_id"
            {...picker('post_id', posts)}
            label={messages.post}
            placeholder={messages.newestPost}
          />
        )}
        {chosen === 'events' && (
          <ContentPicker
            key="event_id"
            {...picker('event_id', events)}
            label={messages.event}
            placeholder={messages.nextEvent}
          />
        )}
        {notice}
      </Root>
    </FormModal>
  );
});

/** Creates or edits a widget, with fields by type. Asks before discarding unsaved input. */
export const WidgetForm = whileOpen<WidgetFormProps>(OpenForm);
WidgetForm.displayName = 'WidgetForm';
