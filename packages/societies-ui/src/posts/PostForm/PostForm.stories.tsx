import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { withoutLikes } from '../posts.fixture.ts';
import { PostForm } from './PostForm.tsx';

/** Makes a post or changes one. */
const meta = {
  title: 'Posts/PostForm',
  component: PostForm,
  args: { open: true, onClose: fn(), onSubmit: fn() },
} satisfies Meta<typeof PostForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('begins in the first field', async () => {
      await expect(canvas.getByLabelText('Title')).toHaveFocus();
    });
    await step('title and content are needed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create post' }));
      await expect(await canvas.findByText('Post title is required')).toBeVisible();
      await expect(canvas.getByText('Post content is required')).toBeVisible();
    });
    await step('hands the post over', async () => {
      await userEvent.type(canvas.getByLabelText('Title'), 'Clear skies');
      await userEvent.type(canvas.getByLabelText('Content'), 'Tonight at ten.');
      await userEvent.click(canvas.getByRole('switch', { name: 'Show likes' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Create post' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          title: 'Clear skies',
          content: 'Tonight at ten.',
          show_likes: false,
          pinned: false,
          public: false,
          draft: false,
          publish_at: null,
          image: null,
        }),
      );
    });
  },
};
export const Change: Story = { args: { post: withoutLikes } };
/** A post that waits for its moment says which, and one without a moment is not sent. */
export const Later: Story = {
  play: async ({ canvas, args, step }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Clear skies');
    await userEvent.type(canvas.getByLabelText('Content'), 'Tonight at ten.');
    await userEvent.click(canvas.getByRole('switch', { name: 'Pin it to the top' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'For everybody' }));
    await userEvent.selectOptions(canvas.getByLabelText('Publish'), 'Later');
    await step('a day and an hour are needed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create post' }));
      await expect((await canvas.findAllByText('Say when the post is to be published'))[0]).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('and are sent as a moment', async () => {
      await fireEvent.change(canvas.getByLabelText('On'), { target: { value: '2026-12-13' } });
      await fireEvent.change(canvas.getByLabelText('At'), { target: { value: '18:00' } });
      await userEvent.click(canvas.getByRole('button', { name: 'Create post' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith(
          expect.objectContaining({
            pinned: true,
            public: true,
            draft: false,
            publish_at: new Date('2026-12-13T18:00').toISOString(),
          }),
        ),
      );
    });
  },
};
export const Draft: Story = {
  args: { post: { ...withoutLikes, draft: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Publish')).toHaveDisplayValue('Keep as a draft');
    await userEvent.selectOptions(canvas.getByLabelText('Publish'), 'Now');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ draft: false, publish_at: null })),
    );
  },
};
/** What the server says stands at its field until somebody changes it. */
export const RefusedByServer: Story = {
  args: { post: withoutLikes, fieldErrors: { title: 'Too long', image: ['Too dark'] } },
  play: async ({ canvas, step }) => {
    const title = canvas.getByLabelText('Title');
    await step('beside the field it is about', async () => {
      await expect(title).toHaveAccessibleDescription('Too long');
      await expect(canvas.getByText('Too dark')).toBeVisible();
    });
  },
};
/** The words of the server go when what they are about is changed. */
export const Mended: Story = {
  args: { post: withoutLikes, fieldErrors: { title: 'Too long' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const title = canvas.getByLabelText('Title');
    await userEvent.type(title, '!');
    await userEvent.tab();
    await waitFor(() => expect(title).not.toHaveAttribute('aria-invalid'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Keep writing' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
