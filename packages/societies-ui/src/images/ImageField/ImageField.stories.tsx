import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Card } from '../../base/Card/Card.tsx';
import { pictureFile } from '../images.fixture.ts';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';

const Held = (args: ImageFieldProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <ImageField
      {...args}
      value={value}
      onChange={(file) => {
        setValue(file);
        args.onChange(file);
      }}
    />
  );
};

/** A picture in a form of an event, a post or an item: chosen or dropped, cropped in place, replaced or removed. */
const meta = {
  title: 'Images/ImageField',
  component: ImageField,
  args: { label: 'Image', optional: true, value: null, onChange: fn() },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <Card padding="medium" style={{ maxInlineSize: 480 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  return input;
};

export const ChooseAndCrop: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(inputOf(canvasElement), await pictureFile());
    const use = await canvas.findByRole('button', { name: 'Use picture' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/png' })),
    );
    await expect(await canvas.findByRole('button', { name: 'Choose another' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Image' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('Choose a picture')).toBeVisible();
  },
};

export const Dropped: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-part="drop"]');
    if (!zone) throw new Error('no drop zone');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await pictureFile());
    // The testing library would copy the transfer and lose its files.
    zone.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'over'));
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByRole('slider', { name: 'Zoom' })).toBeVisible();
  },
};

export const WrongType: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(
      inputOf(canvasElement),
      new File(['%PDF'], 'poster.pdf', { type: 'application/pdf' }),
      {
        applyAccept: false,
      },
    );
    await expect(canvas.getByText('Choose a picture: PNG, JPEG, WebP, GIF or AVIF.')).toBeVisible();
    await expect(inputOf(canvasElement)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Empty: Story = {};
export const Disabled: Story = { args: { disabled: true } };
