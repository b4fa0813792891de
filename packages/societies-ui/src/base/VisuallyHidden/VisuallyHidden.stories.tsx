import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from '../Icon/icons.ts';
import { expect } from 'storybook/test';
import { row } from '../stories.styles.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Words for screen readers, where sighted readers see a picture. */
const meta = {
  title: 'Base/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'members' },
  render: (args) => (
    <span style={row}>
      <Users aria-hidden="true" /> <span>212</span> <VisuallyHidden {...args} />
    </span>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAnIcon: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('members').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
