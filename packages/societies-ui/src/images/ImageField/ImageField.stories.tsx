import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { photoFile, pictureFile, sizeOf } from '../images.fixture.ts';
import { forCropping, forSlides, readyImage } from '../readyImage.ts';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';

const Held = (args: ImageFieldProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <ImageField
      {...args}
      value={value}
      onChange={(file) => {
        setValue(file);
        args.onChange?.(file);
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
    await expect(await canvas.findByText('Choose a picture: PNG, JPEG, WebP, GIF or AVIF.')).toBeVisible();
    await expect(inputOf(canvasElement)).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Photographs of phones and panoramas are made small, upright; what no browser reads is said in words. */
export const TooLarge: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const made = async (file: File, use: typeof forCropping) => {
      const ready = await readyImage(file, use);
      if (!(ready instanceof File)) throw new Error(ready);
      return { ...(await sizeOf(ready)), bytes: ready.size };
    };
    const photo = await photoFile(4_032, 3_024);
    await step('a photograph of 7 MB is cropped, at up to 1,200 × 800', async () => {
      await expect(photo.size).toBeGreaterThan(7_000_000);
      await userEvent.upload(inputOf(canvasElement), photo);
      const use = await canvas.findByRole('button', { name: 'Use picture' });
      await waitFor(() => expect(use).toBeEnabled());
      await userEvent.click(use);
      await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
      const cropped = args.onChange?.mock.lastCall?.[0] as File;
      await expect(await sizeOf(cropped)).toEqual({ width: 1_200, height: 800 });
      // Noise, as a PNG, would be 3 MB.
      await expect(cropped.type).toBe('image/webp');
      await expect(cropped.size).toBeLessThan(1_048_576);
    });
    await step('a panorama fits a canvas', async () => {
      await expect(await made(await photoFile(9_000, 900), forCropping)).toMatchObject({
        width: 4_096,
        height: 410,
      });
    });
    await step('a slide is sent as large as it is stored', async () => {
      const slide = await made(photo, forSlides);
      await expect(slide).toMatchObject({ width: 2_400, height: 1_800 });
      await expect(slide.bytes).toBeLessThan(5 * 1024 * 1024);
    });
    await step('one that lies on its side stands up', async () => {
      await expect(await made(await photoFile(4_200, 300, true), forCropping)).toMatchObject({
        width: 293,
        height: 4_096,
      });
    });
    await step('a photo of an iPhone that this browser cannot read', async () => {
      await userEvent.upload(
        inputOf(canvasElement),
        new File(['ftypheic'], 'IMG_1.heic', { type: 'image/heic' }),
        { applyAccept: false },
      );
      await expect(
        await canvas.findByText(
          'This browser cannot read HEIC photos. Save it as a JPEG and choose that one.',
        ),
      ).toBeVisible();
    });
  },
};

/** A form of react-hook-form that is reset, alone with the picture: no event of the browser tells the field. */
const Registered = (args: ImageFieldProps) => {
  const { register, reset, watch } = useForm<{ picture: File | string | null }>({
    defaultValues: { picture: null },
  });
  const picture = watch('picture');
  const [drawn, setDrawn] = useState(1);
  return (
    <>
      <ImageField label={args.label} optional {...register('picture')} />
      <Button onClick={() => reset()}>Start over</Button>
      <Button onClick={() => setDrawn(drawn + 1)}>{`Drawn ${drawn} times`}</Button>
      <p>{picture instanceof File ? 'kept' : 'nothing kept'}</p>
    </>
  );
};

/** A reset of the form ends a crop, also one that is on its way; a form that is only drawn again does not. */
export const ResetByTheForm: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Registered {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const startOver = canvas.getByRole('button', { name: 'Start over' });
    const choose = async () => {
      await userEvent.upload(inputOf(canvasElement), await pictureFile());
      const use = await canvas.findByRole('button', { name: 'Use picture' });
      await waitFor(() => expect(use).toBeEnabled());
      return use;
    };
    await choose();
    await userEvent.click(canvas.getByRole('button', { name: 'Drawn 1 times' }));
    await canvas.findByRole('button', { name: 'Drawn 2 times' });
    await expect(canvas.getByRole('button', { name: 'Use picture' })).toBeVisible();
    await userEvent.click(startOver);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Use picture' })).toBeNull());
    const use = await choose();
    // In one task, so that the crop is on its way.
    use.click();
    startOver.click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Use picture' })).toBeNull());
    await expect(canvas.getByText('nothing kept')).toBeVisible();
    await userEvent.click(await choose());
    await expect(await canvas.findByText('kept', { exact: true })).toBeVisible();
    await expect(canvas.getByText('Choose another')).toBeVisible();
  },
};

export const Empty: Story = {};
export const Disabled: Story = { args: { disabled: true } };
