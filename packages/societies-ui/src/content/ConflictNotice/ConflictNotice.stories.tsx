import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { ConflictNotice } from './ConflictNotice.tsx';

/**
 * Two people edit one thing: whoever saves second is told what the first changed, and chooses. `EventForm`, `PostForm`,
 * `MerchForm` and `SocietyAbout` show it by themselves when they get what is there now as `conflict`.
 */
const meta = {
  title: 'Content/ConflictNotice',
  component: ConflictNotice,
  args: {
    changes: [
      { label: 'Venue', theirs: 'Library roof', mine: 'North gate' },
      { label: 'Max participants', theirs: '60' },
      { label: 'Description', theirs: '', mine: 'Round the lake, with torches.' },
    ],
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
} satisfies Meta<typeof ConflictNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('takes the focus, so that it is read out', async () => {
      await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    });
    await step('says what they saved and what the reader wrote there', async () => {
      const [venue, places, description] = canvas.getAllByRole('listitem');
      await expect(venue).toHaveTextContent('VenueTheirsLibrary roofYoursNorth gate');
      await expect(places).toHaveTextContent('Max participantsTheirs60');
      await expect(within(description as HTMLElement).getByText('Nothing')).toBeVisible();
    });
    await step('lets the reader choose', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
      await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
      await expect(args.onKeepMine).toHaveBeenCalledOnce();
    });
  },
};

export const Saving: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take theirs' })).toBeDisabled();
  },
};
