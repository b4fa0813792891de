import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { row } from '../stories.styles.ts';
import { Avatar } from './Avatar.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23e0705a"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="%23fff"/%3E%3Cellipse cx="4" cy="8" rx="3" ry="3" fill="%23fff"/%3E%3C/svg%3E';

/** A person, round. Without a picture, or with one that cannot be loaded, initials stand on a colour made from the name. */
const meta = { title: 'Base/Avatar', component: Avatar, args: { name: 'Mira Voss' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mira Voss' })).toHaveTextContent('MV');
  },
};
export const Picture: Story = { args: { src: picture } };
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Mira Voss' })).toHaveTextContent('MV'));
  },
};
export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
export const ManyNames: Story = {
  parameters: inEveryMode,
  render: () => (
    <div style={row}>
      {[
        'Tom Adeyemi',
        'Nadia Rahman',
        'Yuki Tanaka',
        'Mira Voss',
        'Ana de la Cruz',
        'Bo',
        'Łucja Żak',
        'Øyvind Åse',
        'Zoë',
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};
