import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { timeLimits, outcomes } from 'societies-contract';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryColour, inEveryMode } from '../../foundations/modes.fixture.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { narrow, row } from '../stories.styles.ts';
import { Toast } from './Toast.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast } from './useToast.ts';

const moss = {
  primary_color: '#0f4d4a',
  secondary_color: '#1e7a6b',
  tertiary_color: '#ffd08a',
  text_color: '#ffffff',
};

/**
 * A short message about what has just happened: a headline, and a second line where it helps. It goes after 3 seconds; the
 * line at its lower edge shows how long is left, and it waits while it is pointed at, focused, or the tab is hidden. Success
 * wears the theme of the place it comes from. Screen readers are told at once only of failures.
 */
const meta = {
  title: 'Base/Toast',
  component: Toast,
  args: {
    title: 'Joined successfully',
    description: 'You have joined Astronomy Society',
    duration: Infinity,
    onDismiss: fn(),
  },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Warning: Story = {
  args: { variant: 'warning', ...outcomes.adminDelete.warning },
};
export const Danger: Story = { args: { variant: 'danger', ...outcomes.login.invalid } };
export const HeadlineOnly: Story = { args: { title: outcomes.profile.success, description: undefined } };
export const Running: Story = { args: { duration: 600_000 } };
/** What has just been done can be taken back. */
export const WithAction: Story = {
  parameters: inEveryColour,
  args: {
    title: 'Success',
    description: 'Post deleted successfully!',
    action: { label: 'Undo', onPress: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    title: 'Successfully registered to The Annual General Meeting of the Climbing and Mountaineering Society',
    description: 'Averylongwordwithoutanyspaceinitthathastobreaksomewherebecausetheboxisnarrow',
  },
};

const Buttons = ({ duration }: { duration?: number }) => {
  const toast = useToast();
  const [modal, setModal] = useState(false);
  return (
    <div style={row}>
      <Button onClick={() => toast.show({ ...outcomes.join.success('Astronomy Society'), duration })}>
        Join
      </Button>
      <Button
        variant="soft"
        onClick={() => toast.show({ ...outcomes.login.invalid, variant: 'danger', duration })}
      >
        Fail
      </Button>
      <Button variant="soft" onClick={() => toast.show({ title: 'Saved', id: 'saved', duration })}>
        Save
      </Button>
      <Button variant="quiet" onClick={() => setModal(true)}>
        Open a modal
      </Button>
      <Modal
        open={modal}
        onClose={() => setModal(false)}
        title="Astronomy Society"
        actions={<Button onClick={() => setModal(false)}>Save</Button>}
      >
        <Button onClick={() => toast.show({ ...outcomes.adminDelete.warning, variant: 'warning', duration })}>
          Remove Society
        </Button>
      </Modal>
    </div>
  );
};

/** Milliseconds: longer than a busy machine takes from a press to the next. */
const lifetime = 1_500;

/** The lifetime, the pauses, and the ways to dismiss. */
export const Lifetime: Story = {
  render: () => (
    <ToastProvider duration={lifetime}>
      <Buttons />
    </ToastProvider>
  ),
  play: async ({ canvas, step }) => {
    const join = canvas.getByRole('button', { name: 'Join' });
    await step('the live regions are there before anything is said', async () => {
      await expect(await screen.findByRole('status')).toBeEmptyDOMElement();
      await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    });
    await step('success is said politely, and goes by itself', async () => {
      await userEvent.click(join);
      const polite = screen.getByRole('status');
      await expect(within(polite).getByText('You have joined Astronomy Society')).toBeVisible();
      await expect(within(polite).queryByRole('button')).toBeNull();
      await waitFor(() => expect(polite).toBeEmptyDOMElement());
    });
    await step('a failure is said at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
      await expect(within(screen.getByRole('alert')).getByText('Invalid credentials')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
    });
    await step('it waits while it is pointed at, and goes on afterwards', async () => {
      await userEvent.click(join);
      const toast = screen.getByText('Joined successfully').closest('[data-soc="Toast"]') as HTMLElement;
      await userEvent.hover(toast);
      await waitFor(() => expect(toast).toHaveAttribute('data-state', 'paused'));
      const began = performance.now();
      await waitFor(() => expect(performance.now() - began).toBeGreaterThan(lifetime * 1.5));
      await expect(toast).toBeInTheDocument();
      await userEvent.unhover(toast);
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    });
    await step('F6 goes to it, focus holds it, Escape dismisses it', async () => {
      await userEvent.click(join);
      await userEvent.keyboard('{F6}');
      const button = screen.getByRole('button', { name: 'Dismiss' });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription(/Joined successfully/);
      const [toast, press] = [screen.getByText('Joined successfully').closest('[data-soc]'), button].map(
        (element) => (element as Element).getBoundingClientRect(),
      );
      await expect(press?.top).toBeGreaterThan(toast?.top ?? NaN);
      await expect(press?.right).toBeLessThan(toast?.right ?? NaN);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    });
    await step('it waits while the tab is hidden', async () => {
      const hidden = (value: boolean) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        void fireEvent(document, new Event('visibilitychange'));
      };
      try {
        await userEvent.click(join);
        hidden(true);
        const toast = screen.getByText('Joined successfully').closest('[data-soc="Toast"]');
        await waitFor(() => expect(toast).toHaveAttribute('data-state', 'paused'));
      } finally {
        hidden(false);
        Reflect.deleteProperty(document, 'hidden');
      }
      await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    });
  },
};

/** The product's lifetime is 3000 ms. */
export const DefaultLifetime: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <ToastProvider>
      <Buttons />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    const toast = (await screen.findByText('Joined successfully')).closest(
      '[data-soc="Toast"]',
    ) as HTMLElement;
    await expect(toast.style.getPropertyValue('--soc-toast-time')).toBe(`${timeLimits.toast}ms`);
    await expect(timeLimits.toast).toBe(3_000);
  },
};

const undone = fn();
const Undoing = () => {
  const toast = useToast();
  return (
    <Button onClick={() => toast.show({ title: 'Post deleted', action: { label: 'Undo', onPress: undone } })}>
      Delete
    </Button>
  );
};

/** An action stays long enough to be reached by keys, and is told of to who hears the toast. */
export const Undo: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <ToastProvider>
      <Undoing />
    </ToastProvider>
  ),
  play: async ({ canvas, step }) => {
    undone.mockClear();
    const remove = canvas.getByRole('button', { name: 'Delete' });
    await step('it stays for as long as WCAG asks, and says how to reach it', async () => {
      await userEvent.click(remove);
      const polite = screen.getByRole('status');
      const toast = (await within(polite).findByText('Post deleted')).closest(
        '[data-soc="Toast"]',
      ) as HTMLElement;
      await expect(toast.style.getPropertyValue('--soc-toast-time')).toBe(`${timeLimits.toastWithAction}ms`);
      await expect(timeLimits.toastWithAction).toBeGreaterThanOrEqual(20_000);
      await expect(polite).toHaveTextContent('F6: Undo');
      await expect(within(polite).queryByRole('button')).toBeNull();
    });
    await step('by keys: there, done once, and back to where one was', async () => {
      await userEvent.keyboard('{F6}');
      const undo = screen.getByRole('button', { name: 'Undo' });
      await expect(undo).toHaveFocus();
      await expect(undo).toHaveAccessibleDescription(/Post deleted/);
      await waitFor(() =>
        expect(screen.getByText('Post deleted').closest('[data-soc]')).toHaveAttribute(
          'data-state',
          'paused',
        ),
      );
      await userEvent.keyboard('{Enter}');
      await expect(undone).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
      await expect(remove).toHaveFocus();
    });
    await step('the button lies in the toast, beside the words', async () => {
      await userEvent.click(remove);
      const box = (element: Element | null) => (element as Element).getBoundingClientRect();
      const words = screen.getByText('Post deleted');
      const toast = box(words.closest('[data-soc="Toast"]'));
      const undo = box(screen.getByRole('button', { name: 'Undo' }));
      await expect(undo.left).toBeGreaterThanOrEqual(box(words).right);
      await expect(undo.top).toBeGreaterThanOrEqual(toast.top);
      await expect(undo.bottom).toBeLessThanOrEqual(toast.bottom);
      await expect(undo.right).toBeLessThan(box(screen.getByRole('button', { name: 'Dismiss' })).left);
      await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    });
  },
};

export const OneOfAKind: Story = {
  render: () => (
    <ToastProvider duration={Infinity}>
      <Buttons />
    </ToastProvider>
  ),
  play: async ({ canvas, step }) => {
    await step('the same id takes its own place', async () => {
      const save = canvas.getByRole('button', { name: 'Save' });
      await userEvent.click(save);
      await userEvent.click(save);
      await expect(screen.getAllByText('Saved')).toHaveLength(1);
    });
    await step('no more than four are shown', async () => {
      for (let times = 0; times < 5; times += 1)
        await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
      await expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(4);
      await expect(screen.queryByText('Saved')).toBeNull();
    });
  },
};

/** Everything outside an open modal is out of reach, so the toasts move into it and back. */
export const FromAModal: Story = {
  render: () => (
    <ToastProvider duration={Infinity}>
      <Buttons />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open a modal' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Society' }));
    const words = within(dialog).getByText('Delete Confirmation');
    await expect(words).toBeVisible();
    const box = (element: Element | null) => (element as Element).getBoundingClientRect();
    const [toast, cross] = [
      words.closest('[data-soc="Toast"]'),
      within(dialog).getByRole('button', { name: 'Dismiss' }),
    ].map(box);
    await expect(cross?.top).toBeGreaterThanOrEqual(toast?.top ?? NaN);
    await expect(cross?.bottom).toBeLessThanOrEqual(toast?.bottom ?? NaN);
    await expect(cross?.right).toBeLessThanOrEqual(toast?.right ?? NaN);
    const save = box(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(toast?.bottom).toBeLessThan(save.top);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText('Delete Confirmation')).toBeVisible();
  },
};

/** On a phone too a toast leaves the buttons free that answer a dialog. */
export const FromAModalOnAPhone: Story = { ...FromAModal, globals: { viewport: { value: 'phone' } } };

/** A toast wears the theme of the scope that it was shown from. */
export const KeepsItsTheme: Story = {
  render: () => (
    <ToastProvider duration={Infinity}>
      <ThemeScope theme={moss}>
        <Buttons />
      </ThemeScope>
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    const join = canvas.getByRole('button', { name: 'Join' });
    await userEvent.click(join);
    const toast = screen.getByText('Joined successfully').closest('[data-soc="Toast"]') as HTMLElement;
    await expect(getComputedStyle(toast).backgroundColor).toBe(getComputedStyle(join).backgroundColor);
    await expect(toast.style.getPropertyValue('--soc-primary')).toContain('#0f4d4a');
  },
};
