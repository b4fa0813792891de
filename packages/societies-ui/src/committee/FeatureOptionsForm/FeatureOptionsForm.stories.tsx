import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Accordion } from '../../base/Accordion/Accordion.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { FeatureOptionsForm } from './FeatureOptionsForm.tsx';

/** Which pages a society has. On the committee's dashboard it stands in an accordion. */
const meta = {
  title: 'Committee/FeatureOptionsForm',
  component: FeatureOptionsForm,
  args: {
    options: { id: 1, enable_posts: true, enable_events: true, enable_merch: false },
    onSave: fn(),
    onDirtyChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card padding="large" style={{ maxInlineSize: 560 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof FeatureOptionsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Options: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Merchandise' }));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('switch', { name: 'Merchandise' }));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('switch', { name: 'Merchandise' }));
    canvas.getByRole('switch', { name: 'Posts' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      id: 1,
      enable_posts: false,
      enable_events: true,
      enable_merch: true,
    });
  },
};

/** What others see of a feature is counted before it is switched off; Cancel leaves everything as it is. */
export const SwitchingOff: Story = {
  args: {
    options: { id: 1, enable_posts: true, enable_events: true, enable_merch: false },
    shown: { events: 21, registrations: 100, posts: 3, scheduled_posts: 0, merch: 2 },
  },
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await step('asks with numbers', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Events' }));
      await userEvent.click(save);
      const dialog = within(canvas.getByRole('alertdialog', { name: 'Switch off Events?' }));
      await expect(
        dialog.getByText(
          /^21 coming events with 100 registrations will be hidden\. Everyone registered will be told\./,
        ),
      ).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('says what each of them hides', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Posts' }));
      await userEvent.click(save);
      const dialog = within(canvas.getByRole('alertdialog', { name: 'Switch off Posts and Events?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
      await expect(args.onSave).toHaveBeenCalledWith({
        id: 1,
        enable_posts: false,
        enable_events: false,
        enable_merch: false,
      });
    });
  },
};

/** Switching off what nobody sees anything of asks nothing. */
export const NothingToHide: Story = {
  args: { shown: { events: 0, registrations: 0, posts: 0, scheduled_posts: 0, merch: 0 } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Events' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ enable_events: false }));
  },
};

/** Somebody else switched meanwhile: what is switched here stays, and saving says what they switched and asks. */
export const ChangedMeanwhile: Story = {
  args: { options: { id: 1, enable_posts: true, enable_events: true, enable_merch: false, version: 4 } },
  render: function Shared(args) {
    const [stored, store] = useState(args.options);
    return (
      <>
        <FeatureOptionsForm
          {...args}
          options={stored}
          onSave={async (options) => {
            await args.onSave(options);
            store({ ...options, version: (stored.version ?? 0) + 1 });
          }}
        />
        <button
          type="button"
          onClick={() => store((before) => ({ ...before, enable_posts: false, version: 5 }))}
        >
          Read anew
        </button>
      </>
    );
  },
  play: async ({ canvas, args, step }) => {
    const merch = canvas.getByRole('switch', { name: 'Merchandise' });
    await userEvent.click(merch);
    await userEvent.click(canvas.getByRole('button', { name: 'Read anew' }));
    await step('what is switched and not saved stays', async () => {
      await expect(merch).toBeChecked();
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    });
    await step('saving asks first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).not.toHaveBeenCalled();
      await expect(canvas.getByRole('listitem')).toHaveTextContent('PostsTheirsNo');
    });
    await step('keeping mine keeps theirs where only they switched', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
      await expect(args.onSave).toHaveBeenCalledWith({
        id: 1,
        enable_posts: false,
        enable_events: true,
        enable_merch: true,
        version: 5,
      });
      await expect(canvas.queryByRole('button', { name: 'Keep mine' })).toBeNull();
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const InAnAccordion: Story = {
  render: (args) => (
    <Accordion
      items={[
        {
          id: 'features',
          title: 'Feature options',
          defaultOpen: true,
          content: <FeatureOptionsForm {...args} />,
        },
      ]}
    />
  ),
};

export const Saving: Story = { args: { pending: true } };
