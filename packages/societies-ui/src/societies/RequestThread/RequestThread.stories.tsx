import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { request } from '../requests.fixture.ts';
import { RequestThread } from './RequestThread.tsx';

/** What a student and administrators wrote to each other about a request. */
const meta = {
  title: 'Societies/RequestThread',
  component: RequestThread,
  args: { request, reader: 'student' },
} satisfies Meta<typeof RequestThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangesAsked: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const [asked, answer] = canvas.getAllByRole('listitem');
    await expect(asked).toHaveTextContent('Ines Okafor');
    await expect(asked).toHaveTextContent('Asked for changes');
    await expect(answer).toHaveTextContent('You');
  },
};

/** A decision without a word stands as a step; the student is named to administrators. */
export const ForAdministrators: Story = {
  args: {
    reader: 'administrator',
    request: { ...request, steps: [...request.steps, { at: '2026-10-21T09:00:00Z', state: 'rejected' }] },
  },
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries).toHaveLength(3);
    await expect(entries[1]).toHaveTextContent('Lena Castell');
    await expect(entries[2]).toHaveTextContent('Turned down');
  },
};
