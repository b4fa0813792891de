import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { CalendarSubscription } from './CalendarSubscription.tsx';

const url = 'https://societies.example/calendar/nq8Zr1XvT0.ics';

/** The address at which calendars follow somebody's events. */
const meta = {
  title: 'Agenda/CalendarSubscription',
  component: CalendarSubscription,
  args: { url, onRotate: fn() },
} satisfies Meta<typeof CalendarSubscription>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnEvents: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address of your calendar' })).toHaveValue(url);
    await step('each calendar is handed the address', async () => {
      const google = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Google Calendar' });
      await expect(new URL(google.href).searchParams.get('cid')).toBe(url.replace('https:', 'webcal:'));
      const outlook = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Outlook Calendar' });
      await expect(new URL(outlook.href).searchParams.get('url')).toBe(url);
      await expect(canvas.getByRole('link', { name: 'Apple Calendar' })).toHaveAttribute(
        'href',
        url.replace('https:', 'webcal:'),
      );
    });
    await step('another address is made once it is clear what stops working', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Make a new address' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await expect(dialog.getByText(/stops working at once/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(args.onRotate).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Make a new address' }));
      await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make a new address' }),
      );
      await expect(args.onRotate).toHaveBeenCalledOnce();
    });
  },
};

/** An address that is no secret is not changed. */
export const NoSecret: Story = {
  args: { onRotate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Make a new address' })).toBeNull();
    await expect(canvas.queryByText(/Keep it to yourself/)).toBeNull();
  },
};
export const Rotating: Story = { args: { pending: true } };
export const Loading: Story = { args: { url: undefined } };
export const Failed: Story = {
  args: { url: undefined, error: 'The server did not answer.', onRetry: fn() },
};
