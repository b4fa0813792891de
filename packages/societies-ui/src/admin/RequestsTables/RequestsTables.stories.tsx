import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pressByKeys } from '../../foundations/keys.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { categories } from '../../societies/societies.fixture.ts';
import { requests } from '../admin.fixture.ts';
import { RequestsTables } from './RequestsTables.tsx';

/** Requests that wait, and those that were rejected. Each opens in full, with what can be done about it. */
const meta = {
  title: 'Admin/RequestsTables',
  component: RequestsTables,
  args: { requests, categories, onAction: fn(), onExport: fn() },
} satisfies Meta<typeof RequestsTables>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('heading', { name: 'Requests' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Rejected Requests' })).toBeVisible();
    await step('both are taken along as one file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await expect(args.onExport).toHaveBeenCalledOnce();
    });
    await step('a name that could be mistaken says for what', async () => {
      await expect(canvas.getByRole('row', { name: /Night Cyclists/ })).toHaveTextContent(
        'Looks like Cycling Club',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'View Request: Night Cyclists' }));
      const modal = await canvas.findByRole('dialog', { name: 'View Request' });
      await expect(modal).toHaveTextContent('This name looks like Cycling Club');
      await expect(modal).toHaveTextContent('Ada Okafor · 10000012');
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
    await step('a pending request is accepted or rejected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View Request: Zen Garden' }));
      const modal = await canvas.findByRole('dialog', { name: 'View Request' });
      await expect(modal).toHaveTextContent('Zen Garden');
      await expect(modal).toHaveTextContent('We rake gravel every morning');
      await expect(modal).toHaveTextContent('Community');
      await expect(modal).toHaveTextContent('10000007');
      await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onAction).toHaveBeenCalledWith(requests[0], 'reject', '');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
    await step('a rejected request is deleted, or accepted after all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View Request: Chess Club Two' }));
      await expect(await canvas.findByRole('button', { name: 'Accept' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Reject' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await expect(args.onAction).toHaveBeenCalledWith(requests[2], 'delete', '');
    });
  },
};

/** An answer that the server refused leaves the request open. */
export const Refused: Story = {
  args: { onAction: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Request: Zen Garden' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(args.onAction).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('dialog', { name: 'View Request' })).toBeVisible();
  },
};

/** With the last request of a list its table goes: who decided it by keys goes on at the heading. */
export const LastDecided: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function LastDecided(args) {
    const [left, setLeft] = useState(requests.slice(0, 1));
    return <RequestsTables {...args} requests={left} onAction={() => setLeft([])} />;
  },
  play: async ({ canvas }) => {
    await pressByKeys(canvas.getByRole('button', { name: 'View Request: Zen Garden' }));
    await pressByKeys(await canvas.findByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByText('No requests to display!')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Society requests' })).toHaveFocus(),
    );
  },
};

/** Ten thousand rejected requests of which a server sends 40 at a time, beside the few that wait. */
export const FromServer: Story = {
  render: function FromServer(args) {
    const [page, setPage] = useState(1);
    const [asked] = requests.slice(2);
    const rejected = Array.from({ length: 40 }, (_, index) => ({
      ...(asked as (typeof requests)[number]),
      id: 100 + page * 40 + index,
      name: `Rejected ${(page - 1) * 40 + index + 1}`,
    }));
    return (
      <RequestsTables
        {...args}
        requests={{
          waiting: { requests: requests.slice(0, 2), count: 2, page: 1 },
          rejected: { requests: rejected, count: 10_000, page, onPageChange: setPage },
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–2 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 250 of 250' }));
    await expect(canvas.getByText('Rejected 10000')).toBeVisible();
    await expect(canvas.getByText('9,961–10,000 of 10,000')).toBeVisible();
    await expect(canvas.getByText('Zen Garden')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { requests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests to display!')).toBeVisible();
  },
};
export const PendingOnly: Story = { args: { requests: requests.slice(0, 2) } };
export const RejectedOnly: Story = { args: { requests: requests.slice(2) } };
export const Loading: Story = { args: { requests: undefined } };
/** The requests are there, the names of their categories are not: nothing is shown that would move when they come. */
export const WithoutCategories: Story = {
  args: { categories: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Requests' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Zen Garden')).toBeNull();
  },
};
export const Failed: Story = { args: { requests: undefined, error: 'Failed to fetch data', onRetry: fn() } };
/** All columns and the buttons are in sight. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-soc="DataTable"] > [data-part="scroll"]')];
    await expect(boxes.length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.scrollWidth)).toEqual(
        [],
      ),
    );
  },
};
