import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Link } from '../../base/Link/Link.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { AuthLayout } from './AuthLayout.tsx';

/** The page of a form that lets somebody in. On a phone the sky is a strip above the form. */
const meta = {
  title: 'Shell/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Log In',
    other: <Link href="/signup">Don&apos;t have an account? Sign up</Link>,
    children: <TextField label="University ID" />,
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Constellation' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { name: 'Log In' }));
  },
};

/** The policies are in reach before anybody has an account. */
export const WithFooter: Story = {
  args: { footer: <SiteFooter site={null} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('main')).not.toContainElement(canvas.getByRole('contentinfo'));
  },
};
