import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
