import type { Meta, StoryObj } from '@storybook/react-vite';
import { initialRoles, type CommitteeEntry } from 'societies-contract';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { climbing } from '../societies.fixture.ts';
import { SocietyAdminModal } from './SocietyAdminModal.tsx';

const holders = ['Mira Voss', 'Tom Adeyemi', null, 'Yuki Tanaka', 'Nadia Rahman'];
const committee: Record<string, CommitteeEntry> = Object.fromEntries(
  initialRoles.slice(0, -1).map(({ name, permissions }, index) => [
    String(index + 1),
    {
      role: { id: index + 1, name, permissions: [...permissions] },
      name: holders[index] ?? 'Unassigned',
      university_id: holders[index] ? String(10_000_002 + index) : null,
    },
  ]),
);

/** What a card opens for an administrator. Removing takes two presses, of which the first warns and turns the button red. */
const meta = {
  title: 'Societies/SocietyAdminModal',
  component: SocietyAdminModal,
  args: { society: climbing, committee, onWarn: fn(), onDelete: fn(), onClose: fn() },
} satisfies Meta<typeof SocietyAdminModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSteps: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('shows who runs it', async () => {
      const dialog = canvas.getByRole('dialog', { name: climbing.name });
      await expect(dialog).toHaveTextContent('President');
      await expect(dialog).toHaveTextContent('Mira Voss');
      await expect(dialog).toHaveTextContent('Unassigned');
      await expect(canvas.getByRole('link', { name: 'Change members' })).toHaveAttribute(
        'href',
        '/societies/3/info?committee=edit',
      );
      await expect(canvas.getByRole('link', { name: 'All details' })).toHaveAttribute(
        'href',
        '/admin/societies/3',
      );
    });
    const remove = canvas.getByRole('button', { name: 'Remove Society' });
    await step('the first press warns', async () => {
      await userEvent.click(remove);
      await expect(args.onWarn).toHaveBeenCalledWith(climbing);
      await expect(args.onDelete).not.toHaveBeenCalled();
      await expect(remove).toHaveAttribute('data-variant', 'danger');
    });
    await step('the second removes', async () => {
      await userEvent.click(remove);
      await expect(args.onDelete).toHaveBeenCalledWith(climbing);
      await expect(args.onWarn).toHaveBeenCalledOnce();
    });
  },
};
export const Closes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LoadingCommittee: Story = { args: { committee: undefined } };
export const FailedCommittee: Story = {
  args: { committee: undefined, error: 'Failed to fetch data', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Change members' })).toBeVisible();
  },
};
export const Removing: Story = { args: { pending: true } };
