import { forwardRef, useMemo } from 'react';
import { accountValidation, contentValidation, type Post, type PostBody } from 'societies-contract';
import { postSchema } from 'societies-contract/forms';
import { Switch } from '../../base/Switch/Switch.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { FormImage } from '../../images/ImageField/FormImage.tsx';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormModal, type FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';

export const postFormMessages = {
  createTitle: 'Create post',
  editTitle: 'Edit post',
  title: 'Title',
  content: 'Content',
  image: 'Image',
  showLikes: 'Show likes',
  create: 'Create post',
  save: 'Save changes',
  ...accountValidation.any,
  ...contentValidation.post,
} as const;

/** What the form hands over: a post as the server takes it, its picture as a new file, a stored address or none. */
export type PostDraft = Pick<PostBody, 'title' | 'content' | 'show_likes' | 'version'> & {
  /** A file that was just cropped, the address of a stored picture, or null for none. */
  image: File | string | null;
};

export interface PostFormProps extends Pick<
  FormModalProps,
  'open' | 'onClose' | 'onDirtyChange' | 'className' | 'style'
> {
  /** The post to change; without it a new one is made. */
  post?: Post;
  /** Gets the checked post. While its promise is pending the button shows that it works and cannot be pressed again. */
  onSubmit: (draft: PostDraft) => void | Promise<unknown>;
  /** The post as it is now, when somebody else saved it while this form was open: the form says what differs, and asks. */
  conflict?: Post;
  /** What the server says about single fields. */
  fieldErrors?: FieldErrors<PostBody>;
}

/** The fields of a post. */
const fieldsOf = (post: Post | undefined): Omit<PostDraft, 'version'> => ({
  title: post?.title ?? '',
  content: post?.content ?? '',
  image: post?.image ?? null,
  show_likes: post?.show_likes ?? true,
});

const OpenForm = forwardRef<HTMLDialogElement, Omit<PostFormProps, 'open'>>(function OpenForm(
  { post, conflict, onSubmit, fieldErrors, ...rest },
  ref,
) {
  const messages = useMessages('PostForm', postFormMessages);
  const rules = useFormRules();
  const { form, field, submission, notice } = useVersionedForm<Omit<PostDraft, 'version'>>({
    schema: useMemo(() => postSchema(rules, messages), [rules, messages]),
    values: fieldsOf(post),
    fieldErrors,
    version: post?.version,
    current: conflict && { values: fieldsOf(conflict), version: conflict.version },
    labels: { ...messages, show_likes: messages.showLikes },
    onSubmit: (values, version) => onSubmit({ ...values, version }),
  });
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
        data-autofocus=""
        {...field('title')}
      />
      <TextArea label={messages.content} maxLength={rules.post.contentMax} rows={8} {...field('content')} />
      <FormImage form={form} name="image" label={messages.image} />
      <Switch label={messages.showLikes} {...form.register('show_likes')} />
      {notice}
    </FormModal>
  );
});

/** Makes a post, or changes one. It asks before throwing away what was written. */
export const PostForm = forwardRef<HTMLDialogElement, PostFormProps>(function PostForm(
  { open, ...rest },
  ref,
) {
  return open ? <OpenForm ref={ref} {...rest} /> : null;
});
PostForm.displayName = 'PostForm';
