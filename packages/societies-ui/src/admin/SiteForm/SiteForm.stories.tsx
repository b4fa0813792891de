import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { siteWords } from '../../site/site.fixture.ts';
import { SiteForm } from './SiteForm.tsx';

/** Where administrators say whom to write to, and what the foot of every page and mail says. */
const meta = {
  title: 'Admin/SiteForm',
  component: SiteForm,
  args: { site: siteWords, onSave: fn() },
} satisfies Meta<typeof SiteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const preview = within(canvas.getByRole('region', { name: 'As visitors read it' }));
    await step('the preview follows what is written', async () => {
      await expect(save).toBeDisabled();
      await expect(preview.getByRole('link', { name: 'students’ union' })).toBeVisible();
      const welcome = canvas.getByLabelText('Welcome');
      await userEvent.clear(welcome);
      await expect(preview.getByText(/Nothing yet/)).toBeVisible();
      await userEvent.type(welcome, 'Hello, **everybody**');
      await expect(preview.getByText('everybody').tagName).toBe('STRONG');
    });
    await step('an address that is cleared is sent as empty', async () => {
      await userEvent.clear(canvas.getByLabelText('Imprint'));
      await userEvent.click(save);
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith(
          expect.objectContaining({
            contact_email: siteWords.contact_email,
            imprint_url: '',
            welcome: 'Hello, **everybody**',
          }),
          3,
        ),
      );
    });
  },
};
export const Nothing: Story = { args: { site: {} } };
/** What the server would refuse is said at its field. */
export const Refused: Story = {
  args: { site: {} },
  play: async ({ canvas, args }) => {
    const privacy = canvas.getByLabelText('Privacy policy');
    await userEvent.type(privacy, 'http://university.example/privacy');
    const contact = canvas.getByLabelText('Contact address');
    await userEvent.type(contact, 'the office');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(contact).toHaveFocus());
    await expect(contact).toHaveAccessibleDescription(/Please enter an email address/);
    await expect(privacy).toHaveAccessibleDescription(/starts with https/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** Somebody else saved meanwhile. */
export const Conflict: Story = {
  args: { conflict: { ...siteWords, contact_email: 'office@union.example', version: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('office@union.example')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  },
};
/** The template is the statement itself, with the address that is being written. */
export const Template: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const texts: string[] = [];
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void texts.push(text) },
    });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy it as a template' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible());
      await expect(texts[0]).toContain('# Accessibility');
      await expect(texts[0]).toContain('## What falls short');
      await expect(texts[0]).toContain(siteWords.contact_email);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  },
};
