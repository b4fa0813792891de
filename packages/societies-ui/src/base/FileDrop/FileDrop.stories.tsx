import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { FileDrop } from './FileDrop.tsx';

const picture = new File([new Uint8Array(64)], 'geminids.png', { type: 'image/png' });
const letter = new File(['Dear committee'], 'letter.txt', { type: 'text/plain' });
const large = new File([new Uint8Array(2_000_000)], 'panorama.png', { type: 'image/png' });

/** Only a browser's own event carries files. */
const drop = (onto: Element, file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  onto.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

/** Takes files by choosing or by dropping. What does not fit is refused in words at once; the server checks the content. */
const meta = {
  title: 'Base/FileDrop',
  component: FileDrop,
  args: {
    label: 'Banner',
    hint: 'A picture of at most 1 MB',
    accept: ['image/png', 'image/jpeg'],
    maxBytes: 1024 * 1024,
    onFiles: fn(),
    onReject: fn(),
  },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByLabelText('Banner', { selector: 'input' });
    const zone = canvas.getByText('Choose a file or drop it here').closest('label') as HTMLElement;
    await step('a chosen picture is handed on', async () => {
      await userEvent.upload(input, picture);
      await expect(args.onFiles).toHaveBeenLastCalledWith([picture]);
      await expect(canvas.getByText('geminids.png')).toBeVisible();
    });
    await step('a dropped file of another kind is refused in words', async () => {
      drop(zone, letter);
      await waitFor(() => expect(input).toHaveAccessibleDescription(/letter\.txt has a type that/));
      await expect(args.onReject).toHaveBeenLastCalledWith([{ file: letter, why: 'type' }]);
    });
    await step('so is one that is too large', async () => {
      drop(zone, large);
      await waitFor(() => expect(input).toHaveAccessibleDescription(/panorama\.png is larger than 1 MB/));
      await expect(args.onFiles).toHaveBeenCalledTimes(1);
    });
    await step('and one that fits clears the words', async () => {
      drop(zone, picture);
      await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'));
    });
  },
};
export const Over: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByText('Choose a file or drop it here').closest('label') as HTMLElement;
    await fireEvent.dragEnter(zone);
    await waitFor(() => expect(zone.parentElement).toHaveAttribute('data-state', 'over'));
  },
};
export const Several: Story = {
  parameters: inEveryMode,
  args: { label: 'Pictures', multiple: true, hint: undefined },
};
export const Invalid: Story = { args: { error: 'Please choose a picture' } };
export const Disabled: Story = { args: { disabled: true } };
