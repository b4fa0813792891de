import type { Post } from 'societies-contract';
import { PostForm, type PostDraft } from 'societies-ui/forms';
import { createPost, updatePost } from '../../../api/posts.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useContentEditor } from '../useContentEditor.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

export interface PostEditorProps {
  /** The post to edit; without it a new one is created. */
  post?: Post;
  onClose: () => void;
  onSaved: () => void;
}

export default function PostEditor({ post, onClose, onSaved }: PostEditorProps) {
  const { outcomes } = useOutcomes();
  const { society } = useSocietyContext();
  const form = useContentEditor<PostDraft, Post>({
    folder: 'posts',
    save: (values) => {
      const body = { ...values, last_updated: new Date().toISOString() };
      return post ? updatePost(society.id, post.id, body) : createPost(society.id, body);
    },
    success: post ? outcomes.post.updated : outcomes.post.created,
    failure: outcomes.post.saveFailed,
    onClose,
    onSaved,
  });
  return <PostForm post={post} {...form} />;
}
