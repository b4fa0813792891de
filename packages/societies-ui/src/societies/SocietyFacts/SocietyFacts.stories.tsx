import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomyFacts } from '../societies.fixture.ts';
import { SocietyFacts } from './SocietyFacts.tsx';

/** What a visitor wants to know before the first evening. Nothing in it is required, and what is not said has no line. */
const meta = {
  title: 'Societies/SocietyFacts',
  component: SocietyFacts,
  args: { facts: astronomyFacts },
} satisfies Meta<typeof SocietyFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Physics 2.14')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Instagram/ })).toHaveAttribute(
      'href',
      astronomyFacts.instagram,
    );
    await expect(canvas.getByRole('link', { name: astronomyFacts.contact })).toHaveAttribute(
      'href',
      `mailto:${astronomyFacts.contact}`,
    );
    const drawn = ['Website', 'Instagram', 'Discord'].map(
      (name) => canvas.getByRole('link', { name }).querySelector('svg')?.innerHTML,
    );
    await expect(drawn.filter(Boolean)).toHaveLength(3);
    await expect(new Set(drawn).size).toBe(3);
    await expect(canvas.getByRole('list', { name: 'Keywords' })).toHaveTextContent('stargazing');
  },
};
export const Little: Story = {
  args: {
    facts: { meeting_time: 'Tuesdays at seven', contact: 'Ask the porter', keywords: [], website: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask the porter')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('Where')).toBeNull();
  },
};
export const Nothing: Story = {
  args: { facts: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
/** Who may write is offered to. */
export const NothingYet: Story = {
  args: { facts: {}, onBegin: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say when and where' }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
};
