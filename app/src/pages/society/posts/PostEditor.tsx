import { useState } from 'react';
import { outcomes, type Post } from 'societies-contract';
import { useToast } from 'societies-ui';
import { PostForm, type PostDraft, type PostFormProps } from 'societies-ui/forms';
import { currentOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import { createPost, updatePost } from '../../../api/posts.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { usePictureStore } from '../usePictureStore.ts';

export interface PostEditorProps {
  /** The post to change; without it a new one is made. */
  post?: Post;
  onClose: () => void;
}

export default function PostEditor({ post, onClose }: PostEditorProps) {
  const toast = useToast();
  const { society } = useSocietyContext();
  const store = usePictureStore('posts');
  const { onDirtyChange } = useUnsaved('editing');
  const [conflict, setConflict] = useState<Post>();
  const [fieldErrors, setFieldErrors] = useState<PostFormProps['fieldErrors']>();

  const save = async ({ image, ...values }: PostDraft) => {
    try {
      const { image: address, lost } = await store(image);
      const body = {
        ...values,
        image: address,
        last_updated: new Date().toISOString(),
      };
      await (post ? updatePost(society.id, post.id, body) : createPost(society.id, body));
      toast.success(post ? outcomes.post.updated : outcomes.post.created);
      if (lost) toast.warning(outcomes.picture.failure);
      onClose();
    } catch (error) {
      setFieldErrors(fieldErrorsOf(error));
      const current = currentOf<Post>(error);
      if (current) setConflict(current);
      else toast.danger(outcomes.post.saveFailed);
    }
  };

  return (
    <PostForm
      open
      post={post}
      conflict={conflict}
      onClose={onClose}
      onSubmit={save}
      onDirtyChange={onDirtyChange}
      fieldErrors={fieldErrors}
    />
  );
}
