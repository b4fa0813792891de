import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

const Opener = (args: ModalProps) => {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <button type="button">Behind</button>
      <Modal
        {...args}
        open={open}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
      />
    </>
  );
};

/**
 * Something to decide before going on. It is a native dialog: the page behind is out of reach, focus stays inside, Escape and
 * a press beside it close it, and focus goes back to where it came from. Titles say what it is about; buttons say what they do.
 */
const meta = {
  title: 'Base/Modal',
  component: Modal,
  args: {
    open: false,
    onClose: fn(),
    title: 'Society Request Form',
    description: 'Light a star of your own: tell us what it is and who it is for.',
    children: <TextField label="Name" />,
    actions: <Button>Send request</Button>,
  },
  render: (args) => <Opener {...args} />,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Society Request Form' });

    await step('focus goes to the first thing to fill in', async () => {
      await expect(dialog).toHaveAccessibleDescription(/Light a star/);
      await expect(within(dialog).getByLabelText('Name')).toHaveFocus();
    });
    await step('Tab stays inside', async () => {
      for (let times = 0; times < 6; times += 1) {
        await userEvent.tab();
        await expect(screen.getByRole('button', { name: 'Behind', hidden: true })).not.toHaveFocus();
      }
    });
    await step('the cross closes it and focus goes back', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('a press beside it closes it', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('dialog'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Escape asks its owner to close it', async () => {
      await userEvent.click(opener);
      const again = await screen.findByRole('dialog');
      again.dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

/**
 * It goes away as it came, in 120 ms. Meanwhile it is a picture only: focus is back already, the page takes presses, and what
 * was in it does not. Here it takes its time, whatever the device asks for, so that this can be seen.
 */
export const GoesAway: Story = {
  globals: { motion: 'full' },
  args: {
    style: { animation: 'story-leave 400ms forwards' },
    actions: <Button>Send request</Button>,
  },
  decorators: [
    (Story) => (
      <>
        <style>{'@keyframes story-leave { to { opacity: 0.4; } }'}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, args, step }) => {
    const leaving = () => document.querySelector<HTMLElement>('dialog[data-state="leaving"]');
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Astronomy');
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await userEvent.click(close);
    await step('it is seen, and nothing but seen', async () => {
      await waitFor(() => expect(leaving()).toBeVisible());
      await expect(leaving()?.querySelector('input')).toHaveValue('Astronomy');
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(opener).toHaveFocus();
      close.focus();
      await expect(opener).toHaveFocus();
      const { left, top } = close.getBoundingClientRect();
      await expect(leaving()).not.toContainElement(
        document.elementFromPoint(left + 2, top + 2) as HTMLElement | null,
      );
      close.click();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await step('then nothing of it is left', async () => {
      await waitFor(() => expect(leaving()).toBeNull());
    });
    await step('and it opens again', async () => {
      await userEvent.click(opener);
      await expect(await screen.findByRole('dialog')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    });
  },
};

export const Open: Story = { args: { open: true } };
export const WithHero: Story = {
  parameters: inEveryMode,
  args: {
    open: true,
    title: 'Climbing & Mountaineering',
    description: 'Bouldering twice a week, gritstone weekends, winter skills in Scotland.',
    hero: <div style={{ background: 'linear-gradient(160deg, #0f4d4a, #1e7a6b)' }} />,
    emblem: <div style={{ inlineSize: 80, blockSize: 80, borderRadius: '50%', background: '#0f4d4a' }} />,
    children: undefined,
    actions: (
      <>
        <Button variant="soft" style={{ flex: 1 }}>
          Preview
        </Button>
        <Button style={{ flex: 1 }}>Join</Button>
      </>
    ),
  },
};
export const LongContent: Story = {
  args: {
    open: true,
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>{`Line ${line + 1} of a long proposal.`}</p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    const action = within(dialog).getByRole('button', { name: 'Send request' }).getBoundingClientRect();
    await expect(action.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** What is under way cannot be dismissed by accident. */
export const NotDismissible: Story = {
  args: { open: true, dismissible: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await userEvent.click(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
