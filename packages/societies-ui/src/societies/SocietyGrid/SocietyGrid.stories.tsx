import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../../base/Button/Button.tsx';
import { hostileTheme, manySocieties, societies } from '../societies.fixture.ts';
import { SocietyGrid } from './SocietyGrid.tsx';

/**
 * Cards of societies, twelve to a page, in one to four columns. It has all four states: skeletons of the final size, an
 * error with Retry, a drawing when there is nothing, and the cards.
 */
const meta = {
  title: 'Societies/SocietyGrid',
  component: SocietyGrid,
  args: { title: 'All Societies:', societies, onOpen: fn() },
} satisfies Meta<typeof SocietyGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'All Societies:' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByText('12 societies')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    const pictures = canvas.getAllByRole('article').map((card) => card.querySelector('img')?.loading);
    await expect(pictures).toEqual(['eager', ...Array.from({ length: 11 }, () => 'lazy')]);
    await userEvent.click(canvas.getByRole('button', { name: 'Jazz Orchestra' }));
    await expect(args.onOpen).toHaveBeenCalledWith(societies[3]);
  },
};

export const FourPages: Story = {
  args: { societies: manySocieties(48) },
  play: async ({ canvas, step }) => {
    await step('twelve to a page', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(12);
      await expect(canvas.getByText('48 societies')).toBeVisible();
    });
    await step('the second page shows the next twelve', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 2 of 4' }));
      await expect(canvas.getByRole('button', { name: 'Astronomy Society 2' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Astronomy Society' })).toBeNull();
    });
  },
};

/** When the number of societies changes the list begins at page 1 again. */
export const BackToPageOne: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Filtered(args) {
    const [count, setCount] = useState(48);
    return (
      <>
        <Button onClick={() => setCount(30)}>Show fewer</Button>
        <SocietyGrid {...args} societies={manySocieties(count)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3 of 4' }));
    await expect(canvas.getByRole('button', { name: 'Page 3 of 4' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Page 1 of 3' })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

/** The server pages the list: the grid shows what it is given and asks for another page. */
export const PagedByServer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { societies: manySocieties(12), count: 10_000, page: 7, onPageChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByText('10,000 societies')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(8);
  },
};

/** The first page of many, on a site that does not turn it: no button that does nothing. */
export const OnePageOfMany: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { societies: manySocieties(12), count: 10_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,000 societies')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { societies: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading societies...');
  },
};

export const Empty: Story = {
  args: { societies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No societies to display')).toBeVisible();
    await expect(canvas.getByText('0 societies')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { societies: undefined, error: 'Failed to fetch data', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const lapsed = societies.map((society, index) =>
  index % 4 === 1 ? { ...society, affiliation: 'lapsed' as const } : society,
);

/** Societies that are not active this year stand last, folded: they are neither hidden nor blamed. */
export const NotActiveThisYear: Story = {
  parameters: inEveryMode,
  args: { societies: lapsed },
  play: async ({ canvas, step }) => {
    const chess = () => canvas.getByRole('button', { name: 'Chess Club', hidden: true });
    await step('stands last, folded', async () => {
      await expect(canvas.getByText('12 societies')).toBeVisible();
      await expect(canvas.getByText('Jazz Orchestra')).toBeVisible();
      await expect(chess()).not.toBeVisible();
      await expect(canvas.getByText(/^3 societies, waiting for/)).toBeVisible();
    });
    await step('opens', async () => {
      await userEvent.click(canvas.getByText('Not active this year'));
      await expect(chess()).toBeVisible();
      await expect(canvas.getAllByRole('article').at(-3)).toHaveTextContent('Chess Club');
    });
  },
};

/** Where nothing else is found they are seen at once. */
export const OnlyNotActive: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    societies: lapsed.filter(({ affiliation }: { affiliation?: unknown }) => affiliation === 'lapsed'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chess Club' })).toBeVisible();
  },
};

/** The list pages by itself: those not active this year are on its last page. */
export const InactiveOnTheLastPage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { societies: lapsed, pageSize: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Not active this year')).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2 of 2' }));
    await expect(canvas.getByText('Not active this year')).toBeVisible();
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(6);
  },
};

export const One: Story = { args: { societies: societies.slice(0, 1) } };

export const HostileTheme: Story = {
  args: {
    societies: societies.slice(0, 4).map((society) => ({ ...society, theme: hostileTheme, logo: null })),
  },
};
