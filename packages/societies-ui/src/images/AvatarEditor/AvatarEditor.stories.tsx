import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawBanner, svgAddress } from 'societies-contract/art';
import { initialThemes, imageLimits } from 'societies-contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { pictureFile } from '../images.fixture.ts';
import { AvatarEditor } from './AvatarEditor.tsx';

const theme = initialThemes[1] as (typeof initialThemes)[number];
const picture = svgAddress(drawBanner({ id: 3, theme, width: 800, height: 500 }));

/**
 * Chooses the round part of a picture that stands for a person: 250 px with 20 px around it, zoom 1 to 3 by 0.1. The picture
 * moves by dragging, arrow keys or buttons. What comes out is `avatar.png`.
 */
const meta = {
  title: 'Images/AvatarEditor',
  component: AvatarEditor,
  args: { open: true, onClose: fn(), onSave: fn<(file: File) => Promise<void>>(async () => {}) },
} satisfies Meta<typeof AvatarEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Edit your avatar' }));
const preview = () => document.querySelector<HTMLImageElement>('[data-part="preview"] img');
/** The picture has been read once the previews show its part. */
const ready = () => waitFor(() => expect(preview()).not.toBeNull());

/** Nothing chosen yet. */
export const Empty: Story = {
  play: async () => {
    await expect(dialog().getByText('Choose a picture')).toBeVisible();
    await expect(dialog().getByLabelText('Choose a picture', { selector: 'input' })).toHaveFocus();
    await expect(dialog().getByRole('button', { name: 'Save avatar' })).toBeDisabled();
  },
};

/** The avatar that there is, cropped anew. */
export const WithPicture: Story = { parameters: inEveryMode, args: { image: picture }, play: ready };

/** A picture is dropped as well as chosen, also on one that there is. */
export const Dropped: Story = {
  args: { image: picture },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await ready();
    const before = preview()?.src;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await pictureFile());
    // The testing library would copy the transfer and lose its files.
    document
      .querySelector('dialog [data-part="stage"]')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(preview()?.src).toMatch(/^blob:/));
    await expect(before).not.toMatch(/^blob:/);
  },
};

/** The slider goes from 1 to 3 by 0.1, by keys as well. */
export const Zoomed: Story = {
  args: { image: picture },
  play: async () => {
    await ready();
    const slider = dialog().getByRole('slider', { name: 'Zoom' });
    await expect(slider).toHaveAttribute('min', '1');
    await expect(slider).toHaveAttribute('max', '3');
    await expect(slider).toHaveAttribute('step', '0.1');
    const before = preview()?.style.width;
    await userEvent.click(dialog().getByRole('button', { name: 'Zoom in' }));
    await expect(slider).toHaveValue('1.1');
    await waitFor(() => expect(preview()?.style.width).not.toBe(before));
    await userEvent.click(dialog().getByRole('button', { name: 'Start again' }));
    await expect(slider).toHaveValue('1');
  },
};

/** Nothing needs a drag: arrow keys and buttons move the picture, as far as it still covers the frame. */
export const MovedWithoutDragging: Story = {
  args: { image: picture },
  play: async () => {
    await ready();
    const left = () => Number.parseFloat(preview()?.style.left ?? '');
    const start = left();
    dialog()
      .getByRole('group', { name: /Arrow keys move the picture/ })
      .focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(left()).toBeGreaterThan(start));
    await userEvent.click(dialog().getByRole('button', { name: 'Move the picture left' }));
    await waitFor(() => expect(Math.abs(left() - start)).toBeLessThan(0.5));
    await userEvent.keyboard('[Tab]');
    for (let press = 0; press < 30; press += 1) {
      await userEvent.click(dialog().getByRole('button', { name: 'Move the picture right' }));
    }
    await waitFor(() => expect(Math.abs(left())).toBeLessThan(0.5));
  },
};

/** What is saved is a PNG named avatar.png of 250 × 250. */
export const Saved: Story = {
  args: { image: picture },
  play: async ({ args }) => {
    await ready();
    await userEvent.click(dialog().getByRole('button', { name: 'Save avatar' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const file = args.onSave.mock.calls[0]?.[0] as File;
    await expect(file.name).toBe(imageLimits.avatar.fileName);
    await expect(file.type).toBe('image/png');
    const { width, height } = await createImageBitmap(file);
    await expect([width, height]).toEqual([imageLimits.avatar.side, imageLimits.avatar.side]);
  },
};

/** An upload that fails is the host's to report: the picture is not called unreadable, and saving can be tried again. */
export const UploadFails: Story = {
  args: {
    image: picture,
    onSave: fn<(file: File) => Promise<void>>().mockRejectedValueOnce(new Error('offline')),
  },
  play: async ({ args }) => {
    await ready();
    const save = dialog().getByRole('button', { name: 'Save avatar' });
    await userEvent.click(save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await waitFor(() => expect(save).toBeEnabled());
    await expect(dialog().queryByRole('alert')).toBeNull();
    await userEvent.click(save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
  },
};

/** A text under the name of a picture is refused by its type. */
export const WrongFile: Story = {
  play: async () => {
    const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]');
    if (!input) throw new Error('There is no file input.');
    const note = new File(['dear diary'], 'me.txt', { type: 'text/plain' });
    await userEvent.setup({ applyAccept: false }).upload(input, note);
    await expect(dialog().getByRole('alert')).toHaveTextContent(
      'Choose a picture: PNG, JPEG, WebP, GIF or AVIF.',
    );
  },
};
