import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pressByKeys } from '../../foundations/keys.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { SocietyChecklist } from './SocietyChecklist.tsx';

/** What its President sees of a new society until everything is there. */
const meta = {
  title: 'Societies/SocietyChecklist',
  component: SocietyChecklist,
  args: {
    done: { logo: true, slogan: false, description: true, event: false, post: false, invite: false },
    onStep: fn(),
  },
} satisfies Meta<typeof SocietyChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeDone: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 6 done');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Done: Give it a logo');
    await expect(canvas.queryByRole('button', { name: 'Choose a logo' })).toBeNull();
    for (const [name, step] of [
      ['Write a slogan', 'slogan'],
      ['Create an event', 'event'],
    ] as const) {
      await pressByKeys(canvas.getByRole('button', { name }));
      await expect(args.onStep).toHaveBeenLastCalledWith(step);
    }
  },
};

/** A step that is left out is not asked for. */
export const WithoutEvents: Story = {
  args: { done: { logo: true, slogan: true, description: true, post: false, invite: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByText('Announce a first event')).toBeNull();
  },
};

/** Done: it is gone. */
export const AllDone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { done: { logo: true, slogan: true, description: true, event: true, post: true, invite: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
