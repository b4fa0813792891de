import { yupResolver } from '@hookform/resolvers/yup';
import { forwardRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits, type Post, type PostBody } from 'societies-contract';
import { postForm, type PostValues } from 'societies-contract/forms';
import { Switch } from '../../base/Switch/Switch.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { ImageField } from '../../images/ImageField/ImageField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { FormModal, type FormModalProps } from '../../shell/FormModal/FormModal.tsx';

export const postFormMessages = {
  createTitle: 'Create post',
  editTitle: 'Edit post',
  title: 'Title',
  content: 'Content',
  image: 'Image',
  showLikes: 'Show likes',
  create: 'Create post',
  save: 'Save changes',
} as const;

/** What the form hands over: a post as the server takes it, its picture as a new file, a stored address or none. */
export type PostDraft = Pick<PostBody, 'title' | 'content' | 'show_likes'> & { image: File | string | null };

export interface PostFormProps extends Pick<FormModalProps, 'open' | 'onClose' | 'className' | 'style'> {
  /** The post to change; without it a new one is made. */
  post?: Post;
  /** Gets the checked post. While its promise is pending the button shows that it works and cannot be pressed again. */
  onSubmit: (draft: PostDraft) => void | Promise<unknown>;
  /** What the server says about single fields. */
  fieldErrors?: Partial<Record<keyof PostBody, string | readonly string[]>>;
}

const OpenForm = forwardRef<HTMLDialogElement, Omit<PostFormProps, 'open'>>(function OpenForm(
  { post, onSubmit, fieldErrors, ...rest },
  ref,
) {
  const messages = useMessages('PostForm', postFormMessages);
  const [image, setImage] = useState<File | string | null>(post?.image ?? null);
  const [likes, setLikes] = useState(post?.show_likes ?? true);
  const { register, handleSubmit, formState } = useForm<PostValues>({
    resolver: yupResolver(postForm),
    mode: 'onTouched',
    defaultValues: { title: post?.title ?? '', content: post?.content ?? '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const errorOf = (field: keyof PostValues) => errors[field]?.message ?? [fieldErrors?.[field]].flat()[0];
  const submit = handleSubmit(
    async (values) => void (await onSubmit({ ...values, show_likes: likes, image })),
  );
  return (
    <FormModal
      ref={ref}
      data-soc="PostForm"
      open
      title={post ? messages.editTitle : messages.createTitle}
      submitLabel={post ? messages.save : messages.create}
      submitting={isSubmitting}
      changed={isDirty || image !== (post?.image ?? null) || likes !== (post?.show_likes ?? true)}
      onSubmit={(event) => void submit(event)}
      {...rest}
    >
      <TextField
        label={messages.title}
        maxLength={limits.post.titleMax}
        autoComplete="off"
        error={errorOf('title')}
        data-autofocus=""
        {...register('title')}
      />
      <TextArea
        label={messages.content}
        maxLength={limits.post.contentMax}
        rows={8}
        error={errorOf('content')}
        {...register('content')}
      />
      <ImageField
        label={messages.image}
        optional
        value={image}
        onChange={setImage}
        error={[fieldErrors?.image].flat()[0]}
      />
      <Switch
        label={messages.showLikes}
        checked={likes}
        onChange={(event) => setLikes(event.currentTarget.checked)}
      />
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
