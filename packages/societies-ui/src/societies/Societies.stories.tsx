import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from '../base/Icon/icons.ts';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../foundations/modes.fixture.ts';
import { Button } from '../base/Button/Button.tsx';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import { PageLayout } from '../shell/PageLayout/PageLayout.tsx';
import { TopNavigation } from '../shell/TopNavigation/TopNavigation.tsx';
import { filterSocieties, noFilter, sortSocieties, type SocietyFilter } from './filterSocieties.ts';
import { FoundSocietyBanner } from './FoundSocietyBanner/FoundSocietyBanner.tsx';
import { JoinModal } from './JoinModal/JoinModal.tsx';
import { RecommendedRow } from './RecommendedRow/RecommendedRow.tsx';
import { anotherPortal } from './anotherPortal.fixture.ts';
import { categories, manySocieties, recommended } from './societies.fixture.ts';
import { SocietyFilters } from './SocietyFilters/SocietyFilters.tsx';
import { SocietyGrid } from './SocietyGrid/SocietyGrid.tsx';
import { pageToRead } from '../foundations/page.fixture.ts';

const all = manySocieties(48);

/** The parts of the browse page together, as a portal would put them: what they do beside each other, without a server. */
function Browse({ filter: first }: { filter: SocietyFilter }) {
  const [filter, setFilter] = useState(first);
  const [open, setOpen] = useState<number>();
  const shown = sortSocieties(filterSocieties(all, filter), filter.sort);
  return (
    <PageLayout
      navigation={
        <TopNavigation
          user={{ first_name: 'Mira', last_name: 'Voss', avatar: null, is_admin: false }}
          current="societies"
          colorScheme="light"
        />
      }
    >
      <div style={{ display: 'grid', gap: 36 }}>
        <PageHeader
          title="Browse all Societies"
          action={<Button icon={<Plus aria-hidden="true" />}>Create your own</Button>}
        />
        <SocietyFilters value={filter} onChange={setFilter} categories={categories} />
        <RecommendedRow societies={recommended} onOpen={({ id }) => setOpen(id)} />
        <SocietyGrid title="All Societies:" societies={shown} onOpen={({ id }) => setOpen(id)} />
        <FoundSocietyBanner onCreate={() => undefined} />
      </div>
      <JoinModal
        society={all.find(({ id }) => id === open) ?? null}
        onClose={() => setOpen(undefined)}
        onJoin={() => setOpen(undefined)}
      />
    </PageLayout>
  );
}

/**
 * The parts of the browse page beside each other, as a portal puts them together: filters, recommendations, the grid of all
 * societies and the invitation to found one. Searching and sorting begin again at page one, and a card opens the `JoinModal`.
 * Each part has a page of its own; this one is no export of the library.
 */
const meta = {
  title: 'Societies/Browse page',
  component: Browse,
  parameters: pageToRead,
  argTypes: {
    filter: {
      description: 'What the filters are set to at first.',
      table: { type: { summary: 'SocietyFilter' } },
      control: false,
    },
  },
  args: { filter: noFilter },
} satisfies Meta<typeof Browse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { parameters: inEveryMode };

/** With the controls of a desk: a phone has others. */
export const Searched: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    const names = () =>
      canvas
        .getAllByRole('article')
        .filter((card) => card.dataset.soc === 'SocietyCard')
        .map((card) => card.querySelector('h3')?.textContent);
    await step('searching narrows and goes back to page one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4 of 4' }));
      await userEvent.type(canvas.getByPlaceholderText('Search...'), 'jazz');
      await waitFor(() => expect(canvas.getByText('4 societies')).toBeVisible());
      await expect(names()[0]).toBe('Jazz Orchestra');
      await userEvent.clear(canvas.getByPlaceholderText('Search...'));
    });
    await step('sorting turns the list', async () => {
      const members = canvas.getByRole('button', { name: /^Members/ });
      await userEvent.click(members);
      await expect(names()[0]).toBe('Swahili Circle');
      await userEvent.click(members);
      await expect(names()[0]).toBe('Climbing & Mountaineering');
      await userEvent.click(members);
      await expect(names()[0]).toBe('Astronomy Society');
    });
    await step('a card opens the join modal', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chess Club' }));
      await expect(await canvas.findByRole('dialog', { name: 'Chess Club' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Filtered: Story = { args: { filter: { search: '', categories: [2, 6], sort: '-members' } } };
export const NothingFound: Story = { args: { filter: { search: 'zzz', categories: [], sort: null } } };

/**
 * The same page in another portal's clothes: its brand is twenty lines of CSS, and nothing of the library is changed. Each
 * society keeps its own colours on its cards.
 */
export const InAnotherPortalsClothes: Story = {
  decorators: [
    (Page) => (
      <div data-brand="harbour">
        <style>{anotherPortal}</style>
        <Page />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(anotherPortal.trim().split('\n').length).toBeLessThanOrEqual(20);
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Create your own' }));
    await expect(button.borderRadius).toBe('2px');
    await expect(button.backgroundColor).toBe('rgb(11, 79, 108)');
    await expect(button.minBlockSize).toBe('48px');
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontFamily).toMatch(/^Georgia/);
    const [card] = canvas.getAllByRole('article');
    await expect(getComputedStyle(card as Element).borderRadius).toBe('0px');
  },
};
export const InAnotherPortalsClothesDark: Story = {
  decorators: InAnotherPortalsClothes.decorators,
  globals: { colorScheme: 'dark' },
};
