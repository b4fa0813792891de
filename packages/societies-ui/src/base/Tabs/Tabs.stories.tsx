import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Tabs } from './Tabs.tsx';

/** Several views of one thing in one place. Arrow keys choose; the chosen tab is underlined in the theme's accent. */
const meta = {
  title: 'Base/Tabs',
  component: Tabs,
  args: {
    label: 'Requests',
    onChange: fn(),
    items: [
      { id: 'pending', label: 'Requests', content: 'Three are waiting.' },
      { id: 'accepted', label: 'Accepted', disabled: true, content: '' },
      { id: 'rejected', label: 'Rejected Requests', content: 'One was rejected.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(tab('Requests')).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(tab('Requests')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Rejected Requests')).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Rejected Requests' })).toHaveTextContent(
      'One was rejected.',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Requests')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('rejected');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
export const Controlled: Story = {
  parameters: inEveryMode,
  args: { value: 'pending' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Rejected Requests' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('rejected');
    await expect(canvas.getByRole('tab', { name: 'Requests' })).toHaveAttribute('aria-selected', 'true');
  },
};
