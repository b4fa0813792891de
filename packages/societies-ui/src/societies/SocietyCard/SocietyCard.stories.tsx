import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SocietiesProvider } from '../../host/SocietiesProvider.tsx';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomy, bare, chess, hostileTheme, longNamed, rightToLeft } from '../societies.fixture.ts';
import { NextEvent } from '../NextEvent/NextEvent.tsx';
import { SocietyCard, SocietyCardSkeleton } from './SocietyCard.tsx';

/**
 * One society in a list. The whole card is one target with one focus ring: a link where it leads to the society, a button
 * where it opens the join modal. Description and name are cut after two lines, so a row of cards stays level.
 */
const meta = {
  title: 'Societies/SocietyCard',
  component: SocietyCard,
  args: { society: chess, onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 286 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SocietyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const target = canvas.getByRole('button', { name: 'Chess Club' });
    await step('a press anywhere on the card opens it', async () => {
      const card = canvas.getByRole('article').getBoundingClientRect();
      const hit = document.elementFromPoint(card.left + 20, card.top + 20);
      await expect(hit).toBe(target);
      await userEvent.click(target);
      await expect(args.onOpen).toHaveBeenCalledWith(chess);
    });
    await step('the keyboard does the same', async () => {
      target.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
    await step('size and category are said', async () => {
      await expect(canvas.getByText('Games')).toBeVisible();
      await expect(canvas.getByText('148').parentElement).toHaveTextContent('148 members');
      await expect(canvas.queryByText('Member')).toBeNull();
    });
  },
};

export const Member: Story = {
  parameters: inEveryMode,
  args: { society: astronomy },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Member')).toBeVisible();
  },
};

/** Found by a search: what was asked for is marked, in the name or in what else was found, which is then named. */
export const Found: Story = {
  parameters: inEveryMode,
  args: {
    society: { ...chess, match: { field: 'event', text: 'Blitz in the library', ranges: [[0, 5]] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Blitz')).toHaveProperty('tagName', 'MARK');
    await expect(canvas.getByText(/^Event:/).parentElement).toHaveTextContent('Event: Blitz in the library');
    await expect(canvas.getByRole('button', { name: 'Chess Club' })).toBeVisible();
  },
};

/** Among the reader's own the next event says more than that they are a member. */
export const WithANote: Story = {
  args: {
    society: { ...chess, member: true },
    note: <NextEvent event={{ name: 'Blitz in the library', datetime: '2026-12-05T19:30:00Z' }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Blitz in the library')).toBeVisible();
    await expect(canvas.queryByText('Member')).toBeNull();
  },
};

export const FoundByName: Story = {
  args: { society: { ...chess, match: { field: 'name', text: 'Chess Club', ranges: [[0, 5]] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chess')).toHaveProperty('tagName', 'MARK');
    await expect(canvas.getByRole('button', { name: /^Chess ?Club$/ })).toBeVisible();
    await expect(canvas.queryByText(/Keyword:/)).toBeNull();
  },
};

/** The part of the description that holds it stands in the place of its beginning. */
export const FoundByDescription: Story = {
  args: {
    society: {
      ...chess,
      match: { field: 'description', text: '…bring a thermos to the tables…', ranges: [[9, 16]] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('thermos').parentElement).toHaveTextContent(
      '…bring a thermos to the tables…',
    );
  },
};

/** With nothing to open here it leads to the society. */
export const AsLink: Story = {
  args: { society: astronomy, onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Astronomy Society' })).toHaveAttribute(
      'href',
      '/societies/1',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** On a site that has no page for a society the card is text. */
export const AsText: Story = {
  args: { society: astronomy, onOpen: undefined },
  decorators: [
    (Story) => (
      <SocietiesProvider routes={{ society: () => undefined }}>
        <Story />
      </SocietiesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Astronomy Society' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** With the current time it says when the society was last active; a card that is coming keeps room for it. */
export const LastActive: Story = {
  args: { society: { ...chess, last_active: '2027-03-12' }, now: new Date('2027-06-02T09:00:00Z') },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SocietyCard {...args} />
      <SocietyCardSkeleton dated />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Quiet since March')).toBeVisible();
    const waiting = canvasElement.querySelector('[data-soc="SocietyCardSkeleton"]');
    const there = canvas.getByRole('article').getBoundingClientRect().height;
    await expect(Math.abs((waiting?.getBoundingClientRect().height ?? 0) - there)).toBeLessThanOrEqual(1);
  },
};

export const WithoutPictures: Story = { args: { society: bare } };

export const LongText: Story = {
  args: { society: longNamed },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const OneMember: Story = {
  args: { society: { ...chess, member_count: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1', { exact: true }).parentElement).toHaveTextContent('1 member');
  },
};

export const RightToLeft: Story = { args: { society: rightToLeft }, globals: { direction: 'rtl' } };
/** Where the page is written from right to left an English text still ends in its own stop, and is cut at its end. */
export const EnglishFromRightToLeft: Story = {
  args: { society: { ...chess, description: 'Blitz on Tuesdays, lessons for beginners.' } },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Blitz on Tuesdays/).firstChild as Text;
    const leftOf = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    const stop = text.data.indexOf(',');
    await expect(leftOf(stop)).toBeGreaterThan(leftOf(stop - 1));
    await expect(leftOf(text.data.length - 1)).toBeGreaterThan(leftOf(text.data.length - 2));
    // The name stays where the page's own lines begin.
    const name = canvas.getByRole('heading').getBoundingClientRect();
    const letters = document.createRange();
    letters.selectNodeContents(canvas.getByRole('button', { name: 'Chess Club' }));
    await expect(Math.round(letters.getBoundingClientRect().right)).toBe(Math.round(name.right));
  },
};
export const HostileTheme: Story = { args: { society: { ...chess, theme: hostileTheme, logo: null } } };
export const Dark: Story = { args: { society: astronomy }, globals: { colorScheme: 'dark' } };

/** A card that is coming has the size of one that is there. */
export const Loading: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SocietyCard {...args} />
      <SocietyCardSkeleton />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const waiting = canvasElement.querySelector('[data-soc="SocietyCardSkeleton"]');
    const there = canvas.getByRole('article').getBoundingClientRect().height;
    await expect(Math.abs((waiting?.getBoundingClientRect().height ?? 0) - there)).toBeLessThanOrEqual(1);
  },
};
