import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../base/Button/Button.tsx';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { PushQuestion } from './PushQuestion.tsx';

/** Asked once, where it is of use: after a registration, on a device that can be told. */
const meta = {
  title: 'Notices/PushQuestion',
  component: PushQuestion,
  args: { open: true, onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof PushQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  parameters: inEveryMode,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('region', { name: 'Get told on this device when something changes?' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

export const InGerman: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Jetzt nicht' })).toBeVisible();
  },
};

/** It comes without taking the focus, is said to screen readers, and gives the focus back. */
export const ComesAndGoes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Registration({ onAccept, onDecline }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Register</Button>
        <PushQuestion
          open={open}
          onAccept={onAccept}
          onDecline={() => {
            setOpen(false);
            onDecline();
          }}
        />
      </>
    );
  },
  play: async ({ canvas, args, step }) => {
    const register = canvas.getByRole('button', { name: 'Register' });
    await step('before, only the region that will say it is there', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await expect(canvas.queryByRole('region')).toBeNull();
    });
    await step('it is said, and the focus stays', async () => {
      await userEvent.click(register);
      await expect(canvas.getByRole('status')).toHaveTextContent(/Get told on this device/);
      await expect(register).toHaveFocus();
    });
    await step('Escape in it means not now, and the focus returns', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Yes' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(args.onDecline).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('region')).toBeNull();
      await expect(register).toHaveFocus();
    });
  },
};
