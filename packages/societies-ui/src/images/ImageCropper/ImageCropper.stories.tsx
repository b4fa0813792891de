import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Card } from '../../base/Card/Card.tsx';
import { pictureFile, sizeOf } from '../images.fixture.ts';
import { ImageCropper } from './ImageCropper.tsx';

/**
 * The part of a picture that is kept: 3:2, at most 1,200 × 800, for events, posts and merch, 250 × 250 for a logo. Drag it, use the arrow
 * keys on the frame, or the buttons; zoom by wheel, slider or buttons. Nothing needs a drag.
 */
const meta = {
  title: 'Images/ImageCropper',
  component: ImageCropper,
  args: { image: '', onCrop: fn(), onCancel: fn() },
  loaders: [async () => ({ image: await pictureFile() })],
  render: (args, { loaded }) => <ImageCropper {...args} image={args.image || (loaded['image'] as File)} />,
  decorators: [
    (Story) => (
      <Card padding="medium" style={{ maxInlineSize: 480 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ImageCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

const moved = (root: HTMLElement) =>
  root.querySelector<HTMLElement>('.reactEasyCrop_Image')?.style.transform ?? '';

/** A frame of 300 × 200 that keeps the pixels of the picture, as a PNG. */
export const CardPicture: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, canvasElement, args }) => {
    const use = canvas.getByRole('button', { name: 'Use picture' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledOnce());
    const file = args.onCrop.mock.lastCall?.[0] as File;
    await expect(file.type).toBe('image/png');
    const size = await sizeOf(file);
    await expect(size.width).toBeGreaterThan(300);
    await expect(size.height).toBe(Math.round((size.width * 2) / 3));
    const { width, height } =
      canvasElement.querySelector('.reactEasyCrop_CropArea')?.getBoundingClientRect() ?? {};
    await expect({ width, height }).toEqual({ width: 300, height: 200 });
    await expect(moved(canvasElement)).toContain('scale(1)');
  },
};

/** Small pictures come out at the size of the frame. */
export const SmallPicture: Story = {
  loaders: [async () => ({ image: await pictureFile(120, 80) })],
  play: async ({ canvas, args }) => {
    const use = canvas.getByRole('button', { name: 'Use picture' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledOnce());
    await expect(await sizeOf(args.onCrop.mock.lastCall?.[0] as File)).toEqual({ width: 300, height: 200 });
  },
};

/** By keys and buttons alone: zoom, nudge, move with the arrows, start again. */
export const WithoutDragging: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use picture' })).toBeEnabled());
    await step('zoom by 0.1, from 1 to 3', async () => {
      await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
      await expect(moved(canvasElement)).toContain('scale(1.1)');
      const slider = canvas.getByRole('slider', { name: 'Zoom' });
      await expect(slider).toHaveAttribute('min', '1');
      await expect(slider).toHaveAttribute('max', '3');
      await expect(slider).toHaveAttribute('step', '0.1');
      for (let press = 0; press < 9; press += 1)
        await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
      await expect(moved(canvasElement)).toContain('scale(2)');
    });
    await step('buttons move', async () => {
      const before = moved(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Move the picture left' }));
      await expect(moved(canvasElement)).not.toBe(before);
      await expect(moved(canvasElement)).toContain('translate(-10px, 0px)');
    });
    await step('arrow keys move', async () => {
      canvas.getByRole('group', { name: /Arrow keys move the picture/ }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(moved(canvasElement)).toContain('translate(-10px, 10px)');
    });
    await step('start again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
      await expect(moved(canvasElement)).toContain('translate(0px, 0px)');
      await expect(moved(canvasElement)).toContain('scale(1)');
    });
  },
};

/** Round on the screen, 250 × 250 in the file, with previews at the sizes it is shown in. */
export const Logo: Story = {
  args: { shape: 'logo' },
  play: async ({ canvas, args }) => {
    const use = canvas.getByRole('button', { name: 'Use picture' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledOnce());
    const file = args.onCrop.mock.lastCall?.[0] as File;
    await expect(await sizeOf(file)).toEqual({ width: 250, height: 250 });
    await expect(file.name).toBe('logo.png');
  },
};

/** What cannot be read is said in words. */
export const Unreadable: Story = {
  args: { image: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This picture cannot be read. Choose another one.',
    );
    await expect(canvas.getByRole('button', { name: 'Use picture' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
