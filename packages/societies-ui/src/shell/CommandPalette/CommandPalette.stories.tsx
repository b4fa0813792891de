import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CalendarDays, House } from '../../base/Icon/icons.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomy, chess } from '../../societies/societies.fixture.ts';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import { CommandPalette, type PaletteGroup } from './CommandPalette.tsx';

const [goToAstronomy, goToChess, goToEvent, goHome] = [fn(), fn(), fn(), fn()];
const groups: PaletteGroup[] = [
  {
    title: 'Societies',
    items: [
      {
        id: 'society 1',
        label: astronomy.name,
        match: { field: 'name', text: astronomy.name, ranges: [[0, 5]] },
        hint: 'Science',
        picture: <SocietyLogo name={astronomy.name} src={astronomy.logo} />,
        onSelect: goToAstronomy,
      },
      {
        id: 'society 2',
        label: chess.name,
        match: { field: 'event', text: 'Astronomers against dancers', ranges: [[0, 5]] },
        hint: 'Games',
        onSelect: goToChess,
      },
    ],
  },
  {
    title: 'Coming events',
    items: [
      {
        id: 'event 1',
        label: 'Geminids on the roof',
        hint: 'Astronomy Society',
        when: '2026-12-13T18:00:00Z',
        picture: <CalendarDays />,
        onSelect: goToEvent,
      },
    ],
  },
  { title: 'Posts', items: [] },
  { title: 'Pages', items: [{ id: 'home', label: 'My societies', picture: <House />, onSelect: goHome }] },
];

/**
 * One search over everything. The host asks for what is found and says where each line leads; the palette is a combobox
 * whose list is always open.
 */
const meta = {
  title: 'Shell/CommandPalette',
  component: CommandPalette,
  args: { open: true, search: 'astro', groups, onClose: fn(), onSearchChange: fn() },
  render: function Controlled(args) {
    const [search, setSearch] = useState(args.search);
    return (
      <CommandPalette
        {...args}
        search={search}
        onSearchChange={(next) => {
          setSearch(next);
          args.onSearchChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Search everything' });
    await step('begins where one types, at the best line', async () => {
      await expect(input).toHaveFocus();
      await expect(canvas.getAllByRole('option')).toHaveLength(4);
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Astronomy Society');
      await expect(canvas.queryByText('Posts')).toBeNull();
      await expect(canvas.getByText('Astronomy Society · 13 December 2026')).toBeInTheDocument();
    });
    await step('says what a line was found by, where it is marked', async () => {
      const [named, reasoned] = canvas.getAllByRole('option');
      await expect(named?.querySelector('mark')).toHaveTextContent('Astro');
      await expect(reasoned).toHaveTextContent('Event: Astronomers against dancers');
      await expect(reasoned?.querySelector('[data-part="label"] mark')).toBeNull();
      await expect(reasoned?.querySelector('[data-part="reason"] mark')).toHaveTextContent('Astro');
    });
    await step('the arrows go round all kinds', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      const event = canvas.getByRole('option', { name: /Geminids/ });
      await expect(input).toHaveAttribute('aria-activedescendant', event.id);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('My societies');
      await userEvent.keyboard('{Enter}');
      await expect(goHome).toHaveBeenCalledOnce();
    });
    await step('a press does what Enter does', async () => {
      await userEvent.click(canvas.getByRole('option', { name: /Geminids/ }));
      await expect(goToEvent).toHaveBeenCalledOnce();
    });
    await step('typing begins at the best line again', async () => {
      await userEvent.type(input, 'n');
      await expect(args.onSearchChange).toHaveBeenLastCalledWith('astron');
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Astronomy Society');
      await expect(canvas.getByRole('status')).toHaveTextContent('4 results');
    });
    await step('the cross asks to close it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
export const Nothing: Story = {
  args: { search: 'xylophone', groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
    await userEvent.keyboard('{ArrowDown}{Enter}');
  },
};
/** The host asked a server, whose lines stand above those that were there at once. */
export const LinesThatComeLater: Story = {
  render: function Later(args) {
    const [all, setAll] = useState(false);
    return (
      <div role="presentation" onKeyUp={({ key }) => key === 'Shift' && setAll(true)}>
        <CommandPalette {...args} groups={all ? groups : groups.slice(1)} loading={!all} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const selected = () => canvas.getByRole('option', { selected: true });
    await userEvent.keyboard('{ArrowDown}');
    await expect(selected()).toHaveTextContent('My societies');
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4));
    await expect(selected()).toHaveTextContent('My societies');
  },
};
/** The lines that are shown are those of the text before: Enter opens the best of the answer, unless somebody goes on. */
export const EnterBeforeTheAnswer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { search: 'astr' },
  render: function Later(args) {
    const [answered, setAnswered] = useState(false);
    const [search, setSearch] = useState(args.search);
    const [societies, , , pages] = groups;
    const kept = search.endsWith('x') ? [] : (societies?.items.slice(1) ?? []);
    const before = { title: 'Societies', items: kept, searched: true };
    const found = { ...before, items: societies?.items ?? [] };
    return (
      <div role="presentation" onKeyUp={({ key }) => key === 'Shift' && setAnswered(true)}>
        <CommandPalette
          {...args}
          search={search}
          onSearchChange={(next) => {
            setAnswered(false);
            setSearch(next);
          }}
          groups={[answered ? found : before, ...(pages ? [pages] : [])]}
          loading={!answered}
        />
      </div>
    );
  },
  play: async ({ canvas, step }) => {
    const selected = () => canvas.getByRole('option', { selected: true });
    for (const go of [goToAstronomy, goToChess, goHome]) go.mockClear();
    await step('typing on takes it back', async () => {
      await userEvent.keyboard('{Enter}o{Shift}');
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
      await expect(goToAstronomy).not.toHaveBeenCalled();
    });
    await step('the best line of the answer is opened once it is there', async () => {
      await userEvent.keyboard('n{Enter}');
      await expect(selected()).toHaveTextContent(chess.name);
      await expect(goToChess).not.toHaveBeenCalled();
      await userEvent.keyboard('{Shift}');
      await waitFor(() => expect(goToAstronomy).toHaveBeenCalledOnce());
      await expect(goToChess).not.toHaveBeenCalled();
    });
    await step('a line that will stand below the answer does not stand for it', async () => {
      await userEvent.keyboard('x{Enter}');
      await expect(selected()).toHaveTextContent('My societies');
      await expect(goHome).not.toHaveBeenCalled();
    });
    await step('a line that was chosen is opened at once', async () => {
      await userEvent.keyboard('o{ArrowDown}{Enter}');
      await expect(goHome).toHaveBeenCalledOnce();
    });
  },
};
export const Loading: Story = { args: { groups: [], loading: true } };
export const Failed: Story = { args: { groups: [], failed: true } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog').getBoundingClientRect();
    await expect([sheet.width, sheet.height]).toEqual([innerWidth, innerHeight]);
  },
};
