import type { Meta, StoryObj } from '@storybook/react-vite';
import { initialThemes } from 'societies-contract';
import { drawLogoDisc, svgAddress } from 'societies-contract/art';
import { societyIcons } from 'societies-contract/icons';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { LogoEditor } from './LogoEditor.tsx';

const theme = initialThemes[1] as (typeof initialThemes)[number];

/** A society's logo: chosen, cropped round with a preview, or removed. */
const meta = {
  title: 'Images/LogoEditor',
  component: LogoEditor,
  args: {
    open: true,
    image: svgAddress(drawLogoDisc({ theme, icon: societyIcons.mountain })),
    onClose: fn(),
    onSave: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof LogoEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Change: Story = {
  parameters: inEveryMode,
  play: async ({ canvasElement, args }) => {
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Edit the logo' }),
    );
    const use = dialog.getByRole('button', { name: 'Use picture' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'logo.png' })),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Image' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const NoLogoYet: Story = {
  args: { image: null },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: 'Remove Image' })).toBeNull();
    await expect(dialog.getByText('Choose a picture')).toBeVisible();
  },
};
