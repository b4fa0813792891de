import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type Mock } from 'storybook/test';
import { pictureFile } from '../../images/images.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Card } from '../../base/Card/Card.tsx';
import { andromeda, geminids, widgets } from '../widgets.fixture.ts';
import { WidgetForm, type WidgetFormProps } from './WidgetForm.tsx';

/**
 * Makes a widget or changes one. Slogan and carousel are always offered; posts and events only where the society has them
 * switched on. Pictures that were just chosen come out as files, for the page to store.
 */
const meta = {
  title: 'Widgets/WidgetForm',
  component: WidgetForm,
  args: {
    features: { enable_posts: true, enable_events: true },
    posts: [andromeda],
    events: [geminids],
    onSubmit: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <Card padding="large" style={{ maxInlineSize: 560 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof WidgetForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slogan: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add widget' }));
    await expect(await canvas.findByText('Content type is required.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Slogan' }));
    await userEvent.click(canvas.getByRole('radio', { name: /Wide/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add widget' }));
    await expect(await canvas.findByText('A slogan is required.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Slogan' }), 'Look up.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add widget' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        {
          content_type: 'slogan',
          size: 'wide',
          content: { text: 'Look up.' },
        },
        expect.anything(),
      ),
    );
  },
};

/** Several pictures at once; each can be taken out again. */
export const Carousel: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Carousel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add widget' }));
    await expect(await canvas.findByText('Add at least one picture.')).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    const files = await Promise.all(['one.png', 'two.png'].map((name) => pictureFile(300, 200, name)));
    await userEvent.upload(input, files);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove picture 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add widget' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        {
          content_type: 'carousel',
          size: 'regular',
          content: { images: [files[1]] },
        },
        expect.anything(),
      ),
    );
  },
};

/** While pictures are stored each shows how far it is, nothing can be added or taken out, and all of it can be given up. */
export const StoringPictures: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Carousel' }));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    const files = await Promise.all(
      ['one.png', 'two.png', 'three.png'].map((name) => pictureFile(300, 200, name)),
    );
    await userEvent.upload(input, files);
    await userEvent.click(canvas.getByRole('button', { name: 'Add widget' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [, sending] = (args.onSubmit as Mock<WidgetFormProps['onSubmit']>).mock.lastCall ?? [];
    if (!sending) throw new Error('nothing is sent');
    for (const file of files.slice(0, 2)) sending.onProgress(file, 'sending');
    sending.onProgress(files[0] as File, 'stored');
    const bar = await canvas.findByRole('progressbar', { name: 'Storing pictures' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '1 of 3 stored'));
    const states = [...canvasElement.querySelectorAll('[data-part="progress"]')];
    await expect(states.map((each) => each.getAttribute('data-state'))).toEqual(['stored', 'sending']);
    await expect(canvas.getByRole('button', { name: 'Add pictures' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove picture 1' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(sending.signal.aborted).toBe(true);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** A certain post, or the newest. */
export const Post: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Post' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add widget' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { content_type: 'posts', size: 'regular', content: {} },
        expect.anything(),
      ),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Post' }), andromeda.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Add widget' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(
        {
          content_type: 'posts',
          size: 'regular',
          content: { post_id: 5 },
        },
        expect.anything(),
      ),
    );
  },
};

/** Posts and events are switched off. */
export const FeaturesOff: Story = {
  args: { features: { enable_posts: false, enable_events: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Slogan' })).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Carousel' })).toBeInTheDocument();
    await expect(canvas.queryByRole('radio', { name: 'Post' })).toBeNull();
    await expect(canvas.queryByRole('radio', { name: 'Event' })).toBeNull();
  },
};

export const Editing: Story = {
  args: { widget: widgets[0] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /Wide/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
