import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Card } from '../../base/Card/Card.tsx';
import { committee, members } from '../committee.fixture.ts';
import { CommitteeEditor } from './CommitteeEditor.tsx';

/**
 * Who holds which post. Only a site administrator changes the President. A member holds one post at the most: the second is
 * refused before anything is sent.
 */
const meta = {
  title: 'Committee/CommitteeEditor',
  component: CommitteeEditor,
  args: { committee, members, onSave: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <Card padding="large" style={{ maxInlineSize: 560 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof CommitteeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('President')).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText('Secretary'), 'Sam Okafor');
    await userEvent.selectOptions(canvas.getByLabelText('Treasurer'), 'Unassigned');
    await userEvent.click(canvas.getByRole('button', { name: 'Save committee' }));
    await expect(args.onSave).toHaveBeenCalledWith([
      {
        role_id: 1,
        role_name: 'President',
        previous_user_id: '10000002',
        user_id: '10000002',
        user_name: 'Mira Voss',
      },
      {
        role_id: 2,
        role_name: 'Vice President',
        previous_user_id: '10000187',
        user_id: '10000187',
        user_name: 'Tom Adeyemi',
      },
      {
        role_id: 3,
        role_name: 'Secretary',
        previous_user_id: null,
        user_id: '10000004',
        user_name: 'Sam Okafor',
      },
      { role_id: 4, role_name: 'Treasurer', previous_user_id: '10000214', user_id: null, user_name: null },
      {
        role_id: 5,
        role_name: 'Events Officer',
        previous_user_id: '10000003',
        user_id: '10000003',
        user_name: 'Nadia Rahman',
      },
    ]);
  },
};

/** The same member twice: the specified words, beside both posts, and nothing is sent. */
export const SameMemberTwice: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Secretary'), 'Yuki Tanaka (now Treasurer)');
    await userEvent.click(canvas.getByRole('button', { name: 'Save committee' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some roles have the same member assigned.');
    await expect(canvas.getByLabelText('Treasurer')).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Treasurer'), 'Unassigned');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Administrator: Story = {
  args: { isAdmin: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('President')).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = { args: { saving: true } };
