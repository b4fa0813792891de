import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { pictureFile, sizeOf } from '../images.fixture.ts';
import { BannerEditor } from './BannerEditor.tsx';

/** A society's banner before it is saved: which part of the picture is shown, and how desks and phones will show it. */
const meta = {
  title: 'Images/BannerEditor',
  component: BannerEditor,
  args: { open: true, image: null, onClose: fn(), onSave: fn() },
  loaders: [async () => ({ file: await pictureFile(2400, 1200, 'beach.png') })],
  render: (args, { loaded }) => <BannerEditor {...args} image={args.image ?? (loaded['file'] as File)} />,
} satisfies Meta<typeof BannerEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const editor = async () => within(await screen.findByRole('dialog', { name: 'Edit the banner' }));
const saved = async (args: { onSave: unknown }) => {
  const onSave = args.onSave as ReturnType<typeof fn>;
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  return onSave.mock.lastCall?.[0] as File;
};

export const Position: Story = {
  parameters: inEveryMode,
  play: async ({ args, step }) => {
    const dialog = await editor();
    const save = dialog.getByRole('button', { name: 'Save banner' });
    await waitFor(() => expect(save).toBeEnabled());
    await expect(dialog.getByText('On a computer')).toBeVisible();
    await expect(dialog.getByText('On a phone')).toBeVisible();
    await step('nothing is saved by choosing the part', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Move the picture up' }));
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await userEvent.click(save);
    const file = await saved(args);
    await expect(file.name).toBe('banner.png');
    await expect(await sizeOf(file)).toEqual({ width: 1800, height: 400 });
  },
};

/** A small picture is not blown up, and one that is wider than a banner keeps its height. */
export const SmallAndWide: Story = {
  loaders: [async () => ({ file: await pictureFile(900, 100, 'skyline.png') })],
  play: async ({ args }) => {
    const dialog = await editor();
    const save = dialog.getByRole('button', { name: 'Save banner' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(await sizeOf(await saved(args))).toEqual({ width: 450, height: 100 });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
