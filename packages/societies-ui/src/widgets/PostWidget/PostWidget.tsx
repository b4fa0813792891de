import { Newspaper } from '../../base/Icon/icons.ts';
import { forwardRef, lazy, Suspense, type ComponentPropsWithoutRef } from 'react';
import { imageLimits } from 'societies-contract';
import { Picture } from '../../base/Picture/Picture.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { beginning } from '../../posts/PostText/beginning.tsx';
import type { WidgetPost } from '../shownWidget.ts';
import { Root } from './PostWidget.styles.ts';

/** Fetched when a post is shown, because it is as large as all widgets together. */
const Markdown = lazy(() => import('markdown-to-jsx'));

export const postWidgetMessages = { latest: 'Latest post', pinned: 'Pinned post' } as const;

export interface PostWidgetProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The post; without an `image` there are more lines of text. */
  post: WidgetPost;
  /** Whether it is the newest post, shown as a line above the title. @default true */
  latest?: boolean;
  /** Height in rows, which decides how much text is shown. @default 1 */
  rows?: number;
  /** Opens the post over the page. Without it the title is a link. */
  onOpen?: () => void;
}

/** Lines of text that fit below a two-line title, with and without a picture. */
const linesOf = (rows: number, picture: boolean) => (picture ? 2 + (rows - 1) * 8 : 7 + (rows - 1) * 14);

/** One post on the society's home page. */
export const PostWidget = forwardRef<HTMLElement, PostWidgetProps>(function PostWidget(
  { post, latest = true, rows = 1, onOpen, style, ...rest },
  ref,
) {
  const messages = useMessages('PostWidget', postWidgetMessages);
  const routes = useRoutes();
  const lines = linesOf(rows, post.image !== null);
  return (
    <Root ref={ref} data-soc="PostWidget" {...rest} style={{ '--soc-post-lines': lines, ...style }}>
      {post.image && (
        <Picture
          src={post.image}
          stored={imageLimits.cardStored.width}
          sizes="(width < 640px) 100vw, 420px"
          alt=""
          loading="lazy"
          data-part="image"
        />
      )}
      <div data-part="body">
        <p data-part="kind">
          <Newspaper aria-hidden="true" strokeWidth={1.75} />
          <span>{latest ? messages.latest : messages.pinned}</span>
        </p>
        <h3 data-part="title">
          {onOpen ? (
            <button data-part type="button" onClick={onOpen}>
              {post.title}
            </button>
          ) : (
            <LinkOrText href={routes.post(post)}>{post.title}</LinkOrText>
          )}
        </h3>
        <p data-part="content">
          <Suspense>
            <Markdown options={beginning}>{post.content}</Markdown>
          </Suspense>
        </p>
      </div>
    </Root>
  );
});
PostWidget.displayName = 'PostWidget';
