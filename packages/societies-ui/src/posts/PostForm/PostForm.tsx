import { forwardRef, useContext, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { accountValidation, contentValidation, type Post, type PostBody } from 'societies-contract';
import { postSchema } from 'societies-contract/forms';
import { DateField } from '../../base/DateField/DateField.tsx';
import { Select } from '../../base/Select/Select.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TimeField } from '../../base/TimeField/TimeField.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { whileOpen } from '../../base/whileOpen.tsx';
import { ImageField } from '../../images/ImageField/ImageField.tsx';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { clockOf, instantOf } from '../../events/EventForm/clock.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import type { ContentFormProps } from '../../content/FormModal/contentForm.ts';
import { FormModal } from '../../content/FormModal/FormModal.tsx';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';

export const postFormMessages = {
  createTitle: 'Create post',
  editTitle: 'Edit post',
  title: 'Title',
  content: 'Content',
  image: 'Image',
  contentHint:
    'A blank line begins a paragraph. **bold**, *slanted*, - a list, [words](https://…) for a link.',
  showLikes: 'Show likes',
  pinned: 'Pin it to the top',
  public: 'For everybody',
  publicHint: 'Also without an account, where the site allows that.',
  publishing: 'Publish',
  publishNow: 'Now',
  publishLater: 'Later',
  publishDraft: 'Keep as a draft',
  date: 'On',
  time: 'At',
  create: 'Create post',
  save: 'Save changes',
  ...accountValidation.any,
  ...contentValidation.post,
} as const;

/** What the form hands over: a post as the server takes it, its picture as a new file, a stored address or none. */
export type PostDraft = Pick<
  PostBody,
  'title' | 'content' | 'show_likes' | 'pinned' | 'public' | 'draft' | 'publish_at' | 'version'
> & {
  /** A newly cropped file, the address of a stored picture, or null. */
  image: File | string | null;
};

/** A stored post as far as the form holds it. */
export type StoredPost = Pick<
  Post,
  'title' | 'content' | 'image' | 'show_likes' | 'pinned' | 'public' | 'draft' | 'publish_at' | 'version'
>;

export interface PostFormProps extends ContentFormProps<StoredPost, PostDraft, FieldErrors<PostBody>> {
  /** The post to edit; without it a new one is created. */
  post?: StoredPost;
}

/** The form's fields: the time of publication in local time. */
type PostFields = Pick<PostDraft, 'title' | 'content' | 'image' | 'show_likes'> & {
  pinned: boolean;
  public: boolean;
  publishing: 'now' | 'later' | 'draft';
  date: string;
  time: string;
};

const fieldsOf = (post: StoredPost | undefined, timeZone: string | undefined): PostFields => ({
  title: post?.title ?? '',
  content: post?.content ?? '',
  image: post?.image ?? null,
  show_likes: post?.show_likes ?? true,
  pinned: post?.pinned ?? false,
  public: post?.public ?? false,
  publishing: post?.draft ? 'draft' : post?.publish_at ? 'later' : 'now',
  ...(post?.publish_at ? clockOf(post.publish_at, timeZone) : { date: '', time: '' }),
});

const draftOf = (
  { publishing, date, time, ...fields }: PostFields,
  timeZone: string | undefined,
): Omit<PostDraft, 'version'> => ({
  ...fields,
  draft: publishing === 'draft',
  publish_at: publishing === 'later' ? instantOf({ date, time }, timeZone) : null,
});

const OpenForm = forwardRef<HTMLDialogElement, Omit<PostFormProps, 'open'>>(function OpenForm(
  { post, conflict, onSubmit, fieldErrors, ...rest },
  ref,
) {
  const messages = useMessages('PostForm', postFormMessages);
  const rules = useFormRules();
  const { timeZone } = useContext(SocietiesContext);
  const { form, field, submission, notice } = useVersionedForm<PostFields>({
    schema: useMemo(() => postSchema(rules, messages), [rules, messages]),
    values: fieldsOf(post, timeZone),
    fieldErrors,
    version: post?.version,
    current: conflict && { values: fieldsOf(conflict, timeZone), version: conflict.version },
    labels: { ...messages, show_likes: messages.showLikes },
    onSubmit: (values, version) => onSubmit({ ...draftOf(values, timeZone), version }),
  });
  const publishing = useWatch({ control: form.control, name: 'publishing' });
  return (
    <FormModal
      ref={ref}
      data-soc="PostForm"
      open
      title={post ? messages.editTitle : messages.createTitle}
      submitLabel={post ? messages.save : messages.create}
      {...submission}
      {...rest}
    >
      <TextField
        label={messages.title}
        maxLength={rules.post.titleMax}
        autoComplete="off"
        {...field('title')}
      />
      <TextArea
        label={messages.content}
        hint={messages.contentHint}
        maxLength={rules.post.contentMax}
        rows={8}
        {...field('content')}
      />
      <ImageField label={messages.image} optional {...field('image')} />
      <Switch label={messages.showLikes} {...form.register('show_likes')} />
      <Switch label={messages.pinned} {...form.register('pinned')} />
      <Switch label={messages.public} hint={messages.publicHint} {...form.register('public')} />
      <Select
        label={messages.publishing}
        options={[
          { value: 'now', label: messages.publishNow },
          { value: 'later', label: messages.publishLater },
          { value: 'draft', label: messages.publishDraft },
        ]}
        {...field('publishing')}
      />
      {publishing === 'later' && (
        <div data-part="row">
          <DateField label={messages.date} {...field('date')} />
          <TimeField label={messages.time} {...field('time')} />
        </div>
      )}
      {notice}
    </FormModal>
  );
});

/** Creates or edits a post. Asks before discarding unsaved input. */
export const PostForm = whileOpen<PostFormProps>(OpenForm);
PostForm.displayName = 'PostForm';
