import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { requests } from '../requests.fixture.ts';
import { RequestList } from './RequestList.tsx';

/** What a student asked for. */
const meta = {
  title: 'Societies/RequestList',
  component: RequestList,
  args: { requests },
} satisfies Meta<typeof RequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Astrophotography' })).toHaveAttribute(
      'href',
      '/my-societies/requests/1',
    );
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Changes asked');
    await expect(second).toHaveTextContent('Turned down');
    await expect(third).toHaveTextContent('Accepted');
  },
};
