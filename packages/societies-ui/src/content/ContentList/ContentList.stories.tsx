import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { ContentList } from './ContentList.tsx';

const items = [1, 2, 3, 4].map((id) => ({ id }));

/** What the pages for events, posts and merch share: a title, an action, and every state of a list. */
const meta = {
  title: 'Content/ContentList',
  component: ContentList,
  args: {
    title: 'All Events',
    items,
    renderItem: ({ id }: { id: number }) => <Card padding="large">{`Event ${id}`}</Card>,
    skeleton: <Skeleton variant="block" height={80} />,
    empty: 'No events to display',
    disabledText: 'Events are disabled for this society',
    action: <Button>Create event</Button>,
  },
} satisfies Meta<typeof ContentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
/** The events of years: far away ones are not drawn before they come near. */
export const Long: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    items: Array.from({ length: 41 }, (_, index) => ({ id: index + 1 })),
    renderItem: ({ id }: { id: number }) => (
      <Card padding="large">
        <p>{`Event ${id}`}</p>
      </Card>
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: 400 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const drawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(drawn(canvas.getByText('Event 1'))).toBe(true));
    const last = canvas.getByText('Event 41');
    await expect(drawn(last)).toBe(false);
    last.scrollIntoView();
    await waitFor(() => expect(drawn(last)).toBe(true));
    window.scrollTo(0, 0);
  },
};
/** Thirty events of which a server sends twelve at a time: the page asked for is shown when it is there. */
export const Paged: Story = {
  parameters: inEveryMode,
  render: function Paged(args) {
    const [page, setPage] = useState(1);
    const ids = Array.from({ length: 30 }, (_, index) => ({ id: index + 1 }));
    return (
      <ContentList
        {...args}
        items={ids.slice(12 * (page - 1), 12 * page)}
        pages={{ count: ids.length, page, pageSize: 12, onPageChange: setPage }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Event/)).toHaveLength(12);
    // A phone shows no numbers of pages.
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getAllByText(/^Event/)).toHaveLength(6);
    await expect(canvas.getByText('Event 30')).toBeVisible();
  },
};
/** While another page is on its way, the one before stays and is dimmed. */
export const Pending: Story = {
  // For as long as a call takes, words may be fainter than those that are to be read.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  args: { pages: { count: 30, page: 2, pageSize: 12, onPageChange: fn(), pending: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Event 1')).toBeVisible();
    await expect(canvasElement.querySelector('[data-soc="ContentList"]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
export const Empty: Story = { args: { items: [], emptyAction: <Button>Create the first!</Button> } };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Events are disabled for this society')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create event' })).toBeNull();
  },
};
export const Failed: Story = {
  args: { items: undefined, error: 'Failed to fetch data', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
