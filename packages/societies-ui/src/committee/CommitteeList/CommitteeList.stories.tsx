import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Card } from '../../base/Card/Card.tsx';
import { committee } from '../committee.fixture.ts';
import { CommitteeList } from './CommitteeList.tsx';

/** Who runs a society, President first. A post without a holder reads 'Unassigned'. */
const meta = {
  title: 'Committee/CommitteeList',
  component: CommitteeList,
  args: { committee },
  decorators: [
    (Story) => (
      <Card padding="large" style={{ maxInlineSize: 770 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof CommitteeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Mira VossPresident');
    await expect(rows[2]).toHaveTextContent('UnassignedSecretary');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Editing: Story = {
  args: { onChangeMembers: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change members' }));
    await expect(args.onChangeMembers).toHaveBeenCalledOnce();
  },
};
