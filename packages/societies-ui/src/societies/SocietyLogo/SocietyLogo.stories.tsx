import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomy } from '../societies.fixture.ts';
import { SocietyLogo } from './SocietyLogo.tsx';

/**
 * A society's logo, or its initials on a colour made from its name: two-word names give the first letters, all others their
 * first two characters.
 */
const meta = {
  title: 'Societies/SocietyLogo',
  component: SocietyLogo,
  args: { name: astronomy.name, src: astronomy.logo, size: 'modal', label: astronomy.name },
} satisfies Meta<typeof SocietyLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Square: Story = { args: { shape: 'square' } };

export const TwoWords: Story = {
  args: { name: 'Swimming Club', src: null, label: 'Swimming Club' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Swimming Club' })).toHaveTextContent('SC');
  },
};
export const OneWord: Story = {
  args: { name: 'Photography', src: null, label: 'Photography' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Photography' })).toHaveTextContent('PH');
  },
};
export const ThreeWords: Story = {
  args: { name: 'Model United Nations', src: null, label: 'Model United Nations' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Model United Nations' })).toHaveTextContent('MO');
  },
};
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: astronomy.name })).toHaveTextContent('AS'));
  },
};
/** Whether there is a picture is not known yet: no initials flash by. */
export const NotKnownYet: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: astronomy.name })).toBeEmptyDOMElement();
  },
};
export const EverySize: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      {(['rail', 'card', 'row', 'modal', 'page'] as const).map((size) => (
        <SocietyLogo key={size} {...args} size={size} ringed />
      ))}
    </div>
  ),
};
