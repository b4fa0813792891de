import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Sparkles } from '../Icon/icons.ts';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { row } from '../stories.styles.ts';
import { Badge } from './Badge.tsx';

/** A word or two about the thing it stands on. It cannot be pressed: chips that can are a `CheckboxGroup`. */
const meta = { title: 'Base/Badge', component: Badge, args: { children: 'Science' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('[data-soc="Badge"]');
    await expect(badge?.getBoundingClientRect().height).toBe(28);
  },
};
export const AllKinds: Story = {
  parameters: inEveryMode,
  render: () => (
    <div style={row}>
      <Badge>Arts</Badge>
      <Badge variant="soft" icon={<Sparkles aria-hidden="true" />}>
        President
      </Badge>
      <Badge variant="filled" icon={<Check aria-hidden="true" />}>
        Science
      </Badge>
      <Badge variant="success">Member</Badge>
      <Badge variant="warning">Pending</Badge>
      <Badge variant="danger">Rejected</Badge>
    </div>
  ),
};
export const LongText: Story = {
  args: { children: 'Interdisciplinary undergraduate research and everything besides' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
