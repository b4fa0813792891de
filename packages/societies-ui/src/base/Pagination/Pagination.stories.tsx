import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Pagination } from './Pagination.tsx';

/** Goes through a list page by page. The row keeps its length, so that 'next' stays under the pointer. */
const meta = {
  title: 'Base/Pagination',
  component: Pagination,
  args: { page: 1, count: 4, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  render: function Paging(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          args.onPageChange(next);
          setPage(next);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled');
    await userEvent.click(next);
    await expect(canvas.getByRole('button', { name: 'Page 2 of 4' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3 of 4' }));
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 4 of 4' }));
    await expect(args.onPageChange.mock.calls).toEqual([[2], [3], [4]]);
  },
};
export const Middle: Story = { parameters: inEveryMode, args: { page: 10, count: 20 } };
export const Last: Story = { args: { page: 834, count: 834 } };
export const OnePage: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const Phone: Story = {
  args: { page: 10, count: 20 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Page 10 of 20')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(11);
  },
};
