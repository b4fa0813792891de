import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Widget } from 'societies-contract';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type Mock } from 'storybook/test';
import { pictureFile } from '../../images/images.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
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
    open: true,
    features: { enable_posts: true, enable_events: true },
    posts: { found: [andromeda] },
    events: { found: [geminids] },
    onSubmit: fn(),
    onClose: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof WidgetForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const slogan = widgets[0] as Extract<Widget, { content_type: 'slogan' }>;

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

/** Led here by something that asks for a slogan: it is chosen, and nothing is lost by closing. */
export const Suggested: Story = {
  args: { suggested: 'slogan' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Slogan' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Slogan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
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
    await expect(args.onClose).toHaveBeenCalledOnce();
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
    await userEvent.click(canvas.getByRole('combobox', { name: 'Post' }));
    await userEvent.click(await canvas.findByRole('option', { name: andromeda.title }));
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

/** Hundreds of posts, of which a server finds those that are typed for. What was chosen stays when other ones are found. */
export const FromServer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function FromServer(args) {
    const [search, setSearch] = useState('');
    const all = Array.from({ length: 300 }, (_, index) => ({ id: index + 1, title: `Post ${index + 1}` }));
    const found = all.filter(({ title }) => title.endsWith(search));
    return (
      <WidgetForm {...args} posts={{ found: found.slice(0, 50), total: found.length, onSearch: setSearch }} />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Post' }));
    const field = canvas.getByRole('combobox', { name: 'Post' });
    await userEvent.type(field, '299');
    await userEvent.click(await canvas.findByRole('option', { name: 'Post 299' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Event' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Post' }));
    await expect(canvas.getByRole('combobox', { name: 'Post' })).toHaveValue('Post 299');
    await userEvent.click(canvas.getByRole('button', { name: 'Add widget' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { content_type: 'posts', size: 'regular', content: { post_id: 299 } },
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
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Somebody else saved the widget meanwhile: what was written stays, the rest follows theirs. */
export const ChangedMeanwhile: Story = {
  args: {
    widget: { ...slogan, version: 1 },
    conflict: {
      ...slogan,
      content: { text: 'Look down.' },
      layout_config: { ...slogan.layout_config, w: 1, h: 1 },
      version: 2,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Regular', { selector: 'dd' })).toBeVisible();
    const text = canvas.getByRole('textbox', { name: 'Slogan' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Look around.');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { content_type: 'slogan', size: 'regular', content: { text: 'Look around.' }, version: 2 },
        expect.anything(),
      ),
    );
  },
};

/** Closing asks before what was written is thrown away. */
export const Discard: Story = {
  args: { widget: slogan },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Slogan' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
