import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Card } from '../../base/Card/Card.tsx';
import { manyMembers, members } from '../committee.fixture.ts';
import { MembersList } from './MembersList.tsx';

const tenThousand = manyMembers(10_000);

/** Everybody in a society, found by name or university ID. */
const meta = {
  title: 'Committee/MembersList',
  component: MembersList,
  args: { members },
  decorators: [
    (Story) => (
      <Card padding="large" style={{ maxInlineSize: 560 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof MembersList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search members' }), 'inés');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), '10000187');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Tom Adeyemi');
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nobody of that name or ID');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1);
  },
};

/** Ten thousand members: only the rows in view exist, and a screen reader still hears how many there are. */
export const TenThousand: Story = {
  args: { members: tenThousand },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
    const scroll = canvasElement.querySelector('[data-part="scroll"]');
    scroll?.scrollTo({ top: 56 * 5000 });
    await waitFor(() => expect(canvas.getByText('20005000')).toBeInTheDocument());
  },
};

/** Ten thousand members of whom a server sends 25 at a time, found by its search. */
export const FromServer: Story = {
  render: function FromServer() {
    const [page, setPage] = useState(1);
    const [search, setSearch] = useState('');
    const found = tenThousand.filter(({ university_id }) => university_id.includes(search));
    return (
      <MembersList
        members={found.slice((page - 1) * 25, page * 25)}
        count={found.length}
        page={page}
        onPageChange={setPage}
        search={search}
        onSearchChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Members 10,000' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 400 of 400' }));
    const last = canvas.getByText('20009999').closest('li');
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search members' }), '20009987');
    await expect(canvas.getByText('20009987')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Members found: 1');
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(canvas.getByText('Nobody of that name or ID')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
};

/** The server's first page, on a site that neither searches nor turns it. */
export const FirstPageOnly: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { count: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,204')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const Empty: Story = { args: { members: [] } };
