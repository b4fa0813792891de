import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomy, bare, hostileTheme, longNamed } from '../../societies/societies.fixture.ts';
import { invitations } from '../membership.fixture.ts';
import { InvitationPoster } from './InvitationPoster.tsx';

const [invitation] = invitations;
if (!invitation) throw new Error('There is no invitation.');

/** An invitation on paper. It is light in every scheme, and as wide as its place at most. */
const meta = {
  title: 'Membership/InvitationPoster',
  component: InvitationPoster,
  args: { society: astronomy, invitation },
} satisfies Meta<typeof InvitationPoster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const A4: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, canvasElement, step }) => {
    await step('has the shape of A4', async () => {
      const paper = canvasElement.querySelector('[data-part="paper"]')?.getBoundingClientRect();
      await expect((paper?.height ?? 0) / (paper?.width ?? 1)).toBeCloseTo(297 / 210, 2);
    });
    await step('spells the address', async () => {
      await expect(canvas.getByText('constellation.northgate.ac.uk/join/')).toBeVisible();
      await expect(canvas.getByText('k7f2 m9qx 4vt3 n8pw bc5y dzh6 1r')).toBeVisible();
      await expect(canvas.getByText('Valid until 04 October 2026')).toBeVisible();
    });
  },
};

export const LongName: Story = { args: { society: longNamed } };
export const WithoutLogo: Story = { args: { society: bare } };
export const HostileTheme: Story = { args: { society: { ...astronomy, theme: hostileTheme } } };
