import {
  CalendarDays,
  Check,
  ImagePlus,
  Images,
  Maximize,
  Newspaper,
  Quote,
  RectangleHorizontal,
  RectangleVertical,
  Square,
  X,
} from '../../base/Icon/icons.ts';
import { forwardRef, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import {
  gridLimits,
  type SocietyEvent,
  type FeatureOptions,
  type Post,
  type Widget,
  type WidgetType,
} from 'societies-contract';
import { array, mixed, number, object, string, type InferType } from 'yup';
import { Button } from '../../base/Button/Button.tsx';
import type { ComboboxOption } from '../../base/Combobox/Combobox.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Progress } from '../../base/Progress/Progress.tsx';
import { Ring } from '../../base/Spinner/Ring.styles.ts';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { imageProblem, imageProblemMessages, imageTypes, type ImageProblem } from '../../images/imageFile.ts';
import { useObjectUrl } from '../../images/useObjectUrl.ts';
import { useFormRules, type FormRules } from '../../host/useFormRules.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { FormModal, type FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';
import { sizeName, widgetSizes, type WidgetSize } from '../layout.ts';
import { ContentPicker, type WidgetChoices } from './ContentPicker.tsx';
import { Root } from './WidgetForm.styles.ts';

export type { WidgetChoices };

export const widgetFormMessages = {
  addTitle: 'Add widget',
  editTitle: 'Edit widget',
  contentType: 'Content type',
  types: { slogan: 'Slogan', carousel: 'Carousel', posts: 'Post', events: 'Event' } as Record<
    WidgetType,
    string
  >,
  size: 'Size',
  sizes: { regular: 'Regular', long: 'Long', wide: 'Wide', large: 'Large' } as Record<WidgetSize, string>,
  sizeHint: (columns: number, rows: number) => `${columns} × ${rows}`,
  text: 'Slogan',
  textHint: 'Three lines are shown for each row of height.',
  images: 'Pictures',
  imagesCount: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  addImages: 'Add pictures',
  sending: 'Storing pictures',
  sent: (stored: number, all: number) => `${stored} of ${all} stored`,
  removeImage: (index: number) => `Remove picture ${index}`,
  post: 'Post',
  newestPost: 'The newest post',
  event: 'Event',
  nextEvent: 'The next event',
  add: 'Add widget',
  save: 'Save widget',
  typeRequired: 'Content type is required.',
  sizeRequired: 'Size is required.',
  textRequired: 'A slogan is required.',
  textMax: (max: number) => `A slogan has at most ${max} characters.`,
  imagesRequired: 'Add at least one picture.',
  imagesMax: (max: number) => `A carousel shows at most ${max} pictures.`,
  problems: imageProblemMessages as Record<ImageProblem, string>,
} as const;

/**
 * What the form gives. Pictures just chosen are files, to be stored by the page; stored ones are addresses. `version` says which
 * of the widget's it is written on.
 */
export type WidgetDraft = { size: WidgetSize; version?: number } & (
  | { content_type: 'slogan'; content: { text: string } }
  | { content_type: 'carousel'; content: { images: readonly (string | File)[] } }
  | { content_type: 'posts'; content: { post_id?: number } }
  | { content_type: 'events'; content: { event_id?: number } }
);

/** How far a picture is on its way from the form to where it is stored. */
type PictureState = 'sending' | 'stored';

/** Between the form and the page that stores its pictures. */
export interface WidgetSending {
  /** Aborted when the reader cancels or closes the form: what is under way may stop. */
  signal: AbortSignal;
  /** Tells how far a picture of the draft is; the form shows it. */
  onProgress: (picture: File, state: PictureState) => void;
}

export interface WidgetFormProps extends Pick<
  FormModalProps,
  'open' | 'onClose' | 'onDirtyChange' | 'className' | 'style'
> {
  /** The widget that is edited; without it a new one is made. */
  widget?: Widget;
  /** The widget as it is now, when somebody else saved it while this form was open: the form says what differs, and asks. */
  conflict?: Widget;
  /** Posts and events are offered only where the society has them switched on. */
  features: Pick<FeatureOptions, 'enable_posts' | 'enable_events'>;
  /** The posts to choose from, newest first. */
  posts?: WidgetChoices<Pick<Post, 'id' | 'title'>>;
  /** The events to choose from, next first. */
  events?: WidgetChoices<Pick<SocietyEvent, 'id' | 'name'>>;
  /**
   * Gets what was checked. While its promise is pending the button shows that it works and cannot be pressed again, and the
   * pictures show how far they are, as `sending` is told.
   */
  onSubmit: (draft: WidgetDraft, sending: WidgetSending) => void | Promise<unknown>;
}

const nothing = { found: [] } as const;

const typeIcons = { slogan: Quote, carousel: Images, posts: Newspaper, events: CalendarDays } as const;
const sizeIcons = {
  regular: Square,
  long: RectangleVertical,
  wide: RectangleHorizontal,
  large: Maximize,
} as const;

const schemaOf = (
  { widget: { sloganMax, carouselImagesMax } }: FormRules,
  words: Widened<typeof widgetFormMessages>,
) => {
  return object({
    content_type: string<WidgetType>().required(words.typeRequired),
    size: string<WidgetSize>().required(words.sizeRequired),
    text: string()
      .trim()
      .default('')
      .when('content_type', {
        is: 'slogan',
        then: (text) => text.required(words.textRequired).max(sloganMax, words.textMax(sloganMax)),
      }),
    images: array(mixed<string | File>().required())
      .default([])
      .when('content_type', {
        is: 'carousel',
        then: (images) =>
          images.min(1, words.imagesRequired).max(carouselImagesMax, words.imagesMax(carouselImagesMax)),
      }),
    post_id: number().nullable().default(null),
    event_id: number().nullable().default(null),
  });
};
type Values = InferType<ReturnType<typeof schemaOf>>;
/** What the fields hold while they are written: a new widget begins without a kind and a size. */
type Written = Omit<Values, 'content_type' | 'size'> & Partial<Pick<Values, 'content_type' | 'size'>>;

const nothingWritten: Written = {
  content_type: undefined,
  size: 'regular',
  text: '',
  images: [],
  post_id: null,
  event_id: null,
};

const valuesOf = (widget: Widget | undefined): Written => {
  if (!widget) return nothingWritten;
  const common = {
    ...nothingWritten,
    content_type: widget.content_type,
    size: sizeName(widget.layout_config) ?? 'regular',
  };
  switch (widget.content_type) {
    case 'slogan':
      return { ...common, text: widget.content.text };
    case 'carousel':
      return { ...common, images: widget.content.images };
    case 'posts':
      return { ...common, post_id: widget.content.post_id ?? null };
    case 'events':
      return { ...common, event_id: widget.content.event_id ?? null };
  }
};

const draftOf = (values: Values): WidgetDraft => {
  const { content_type, size, text, images, post_id, event_id } = values;
  switch (content_type) {
    case 'slogan':
      return { content_type, size, content: { text } };
    case 'carousel':
      return { content_type, size, content: { images } };
    case 'posts':
      return { content_type, size, content: post_id === null ? {} : { post_id } };
    case 'events':
      return { content_type, size, content: event_id === null ? {} : { event_id } };
  }
};

const postOption = ({ id, title }: Pick<Post, 'id' | 'title'>) => ({ value: String(id), label: title });
const eventOption = ({ id, name }: Pick<SocietyEvent, 'id' | 'name'>) => ({ value: String(id), label: name });

/** What a widget shows, as a line of its list. */
const shownBy = (widget: Widget | undefined): ComboboxOption[] => {
  if (widget?.content_type === 'posts') return [postOption(widget.content.post)];
  return widget?.content_type === 'events' ? [eventOption(widget.content.event)] : [];
};

const Thumbnail = ({ image }: { image: string | File }) => {
  const address = useObjectUrl(image);
  return address ? <img src={address} alt="" /> : null;
};

const Pictures = ({
  value,
  onChange,
  error,
  progress,
}: {
  value: readonly (string | File)[];
  /** While they are being stored: how far each is. */
  progress: ReadonlyMap<File, PictureState> | null;
  onChange: (value: (string | File)[]) => void;
  error?: string;
}) => {
  const messages = useMessages('WidgetForm', widgetFormMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    const wrong = chosen.map(imageProblem).find((each) => each !== null);
    setProblem(wrong ? messages.problems[wrong] : undefined);
    onChange([...value, ...chosen.filter((file) => imageProblem(file) === null)]);
  };
  const files = value.filter((image) => image instanceof File);
  const stored = files.filter((file) => progress?.get(file) === 'stored').length;
  const said = problem ?? error;
  return (
    <fieldset aria-describedby={said ? `${id}error` : undefined}>
      <legend>{messages.images}</legend>
      {value.length > 0 && (
        <ul data-part="pictures">
          {value.map((image, index) => (
            <li key={image instanceof File ? `${image.name} ${image.lastModified} ${image.size}` : image}>
              <Thumbnail image={image} />
              {image instanceof File && progress?.has(image) && (
                <span data-part="progress" data-state={progress.get(image)} aria-hidden="true">
                  {progress.get(image) === 'stored' ? <Check /> : <Ring />}
                </span>
              )}
              <IconButton
                label={messages.removeImage(index + 1)}
                size="small"
                variant="cover"
                disabled={progress !== null}
                onClick={() => onChange(value.filter((_, each) => each !== index))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept={imageTypes}
        multiple
        data-part="files"
        aria-label={messages.addImages}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="soft"
        icon={<ImagePlus aria-hidden="true" />}
        disabled={progress !== null}
        onClick={() => input.current?.click()}
      >
        {messages.addImages}
      </Button>
      {progress !== null && files.length > 0 && (
        <Progress
          label={messages.sending}
          value={stored}
          max={files.length}
          valueText={messages.sent(stored, files.length)}
        />
      )}
      {said && (
        <p id={`${id}error`} data-part="error" role="alert">
          {said}
        </p>
      )}
    </fieldset>
  );
};

const OpenForm = forwardRef<HTMLDialogElement, Omit<WidgetFormProps, 'open'>>(function OpenForm(
  { widget, conflict, features, posts = nothing, events = nothing, onSubmit, onClose, ...rest },
  ref,
) {
  const messages = useMessages('WidgetForm', widgetFormMessages);
  const rules = useFormRules();
  const id = useId();
  const sending = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<ReadonlyMap<File, PictureState> | null>(null);
  /** What was chosen last of each kind: other posts and events may have been found since. */
  const [picked, setPicked] = useState<{ post_id?: ComboboxOption; event_id?: ComboboxOption }>({});
  const options = { post_id: posts.found.map(postOption), event_id: events.found.map(eventOption) };
  const stored = {
    post_id: [widget, conflict].filter((one) => one?.content_type === 'posts').flatMap(shownBy),
    event_id: [widget, conflict].filter((one) => one?.content_type === 'events').flatMap(shownBy),
  };
  const optionOf = (name: 'post_id' | 'event_id', id: number | null) =>
    [picked[name], ...options[name], ...stored[name]].find((one) => one?.value === String(id)) ?? null;
  const {
    form: { control, register, setValue, formState },
    submission,
    notice,
  } = useVersionedForm<Written, Values>({
    schema: useMemo(() => schemaOf(rules, messages), [rules, messages]),
    values: valuesOf(widget),
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
  // A form that is closed stores nothing any more.
  useEffect(() => () => sending.current?.abort(), []);
  const { errors } = formState;
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
  const errorOf = (name: 'content_type' | 'size') =>
    errors[name] && (
      <p id={`${id}${name}`} data-part="error" role="alert">
        {errors[name].message}
      </p>
    );
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
        <fieldset aria-describedby={errors.content_type ? `${id}content_type` : undefined}>
          <legend>{messages.contentType}</legend>
          <div data-part="choices">
            {offered.map((type) => {
              const Icon = typeIcons[type];
              return (
                <label key={type} data-part="choice">
                  <input type="radio" value={type} {...register('content_type')} />
                  <Icon aria-hidden="true" strokeWidth={1.75} />
                  {messages.types[type]}
                </label>
              );
            })}
          </div>
          {errorOf('content_type')}
        </fieldset>
        <fieldset aria-describedby={errors.size ? `${id}size` : undefined}>
          <legend>{messages.size}</legend>
          <div data-part="choices">
            {widgetSizes.map((size) => {
              const Icon = sizeIcons[size];
              const { w, h } = gridLimits.sizes[size];
              return (
                <label key={size} data-part="choice">
                  <input type="radio" value={size} {...register('size')} />
                  <Icon aria-hidden="true" strokeWidth={1.75} />
                  {messages.sizes[size]}
                  <small>{messages.sizeHint(w, h)}</small>
                </label>
              );
            })}
          </div>
          {errorOf('size')}
        </fieldset>
        {chosen === 'slogan' && (
          <TextArea
            label={messages.text}
            hint={messages.textHint}
            rows={3}
            error={errors.text?.message}
            {...register('text')}
          />
        )}
        {chosen === 'carousel' && (
          <Controller
            control={control}
            name="images"
            render={({ field: { value, onChange } }) => (
              <Pictures
                value={value}
                onChange={onChange}
                progress={progress}
                error={errors.images?.message ?? errors.images?.root?.message}
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

/** Makes a widget, or changes one. What it asks for follows the content type. It asks before throwing away what was written. */
export const WidgetForm = forwardRef<HTMLDialogElement, WidgetFormProps>(function WidgetForm(
  { open, ...rest },
  ref,
) {
  return open ? <OpenForm ref={ref} {...rest} /> : null;
});
WidgetForm.displayName = 'WidgetForm';
