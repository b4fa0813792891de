import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pictureFile } from '../../images/images.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomy } from '../societies.fixture.ts';
import { SocietyHeader } from '../SocietyHeader/SocietyHeader.tsx';
import { BannerAction } from './BannerAction.tsx';

/** Over the banner while editing. The button opens the file picker; Cancel closes. */
const meta = {
  title: 'Societies/BannerAction',
  component: BannerAction,
  args: { onChange: fn(), onDelete: fn() },
  render: (args) => (
    <SocietyHeader society={astronomy} theme={astronomy.theme} bannerAction={<BannerAction {...args} />} />
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BannerAction>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileInput = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no file input');
  // No window of the system opens over a test.
  input.click = () => undefined;
  return input;
};

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, canvasElement, args, step }) => {
    const input = fileInput(canvasElement);
    await step('opens and closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change banner' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
    });
    await step('hands a picture over and closes', async () => {
      const file = await pictureFile(1_800, 400, 'banner.png');
      await userEvent.click(canvas.getByRole('button', { name: 'Change banner' }));
      await userEvent.upload(input, file);
      await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(file));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Change banner' })).toBeVisible());
    });
    await step('removes, once it was asked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change banner' }));
      const remove = canvas.getByRole('button', { name: 'Remove banner' });
      await userEvent.click(remove);
      const question = async () =>
        within(await screen.findByRole('alertdialog', { name: 'Remove the banner?' }));
      await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
      await expect(args.onDelete).not.toHaveBeenCalled();
      await userEvent.click(remove);
      await userEvent.click((await question()).getByRole('button', { name: 'Remove' }));
      await expect(args.onDelete).toHaveBeenCalledOnce();
    });
  },
};

/** Pictures only, by their kind. */
export const NoPicture: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const input = fileInput(canvasElement);
    await userEvent.upload(input, new File(['x'], 'notes.pdf', { type: 'application/pdf' }), {
      applyAccept: false,
    });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a picture');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
