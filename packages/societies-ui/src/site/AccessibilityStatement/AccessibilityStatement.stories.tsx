import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { siteWords } from '../site.fixture.ts';
import { AccessibilityStatement } from './AccessibilityStatement.tsx';

/** Shown where an operator names no statement of their own, and the template of theirs. */
const meta = {
  title: 'Site/AccessibilityStatement',
  component: AccessibilityStatement,
  args: { contact: siteWords.contact_email },
} satisfies Meta<typeof AccessibilityStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithContact: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
      'What was tested',
      'What falls short',
      'Tell us',
      'About this statement',
    ]);
    await expect(canvas.getByText(/write to societies@university\.example/)).toBeVisible();
    await expect(canvas.getByText(/No audit by an independent body/)).toBeVisible();
  },
};
export const NobodyNamed: Story = {
  args: { contact: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/tell the university or the students’ union/)).toBeVisible();
  },
};
