import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { painted } from '../../foundations/frames.fixture.ts';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { Card } from '../../base/Card/Card.tsx';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { TopNavigation } from '../../shell/TopNavigation/TopNavigation.tsx';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { SocietyBar } from '../SocietyBar/SocietyBar.tsx';
import { SocietyHeader } from '../SocietyHeader/SocietyHeader.tsx';
import { SocietyTabs } from '../SocietyTabs/SocietyTabs.tsx';
import { astronomy, bare, societies } from '../societies.fixture.ts';
import { SocietyLayout } from './SocietyLayout.tsx';

/** The frame of a society's pages. On a phone the rail is a drawer behind a button on the banner. */
const meta = {
  title: 'Societies/SocietyLayout',
  component: SocietyLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    rail: { societies: [...societies.slice(0, 5), bare], current: 1 },
    header: <SocietyHeader society={astronomy} theme={astronomy.theme} role="President" />,
    tabs: <SocietyTabs society={astronomy} current="home" committee />,
    page: 'home',
    bar: <SocietyBar onEditingChange={() => undefined} />,
    children: (
      <Card padding="large">
        <p>{astronomy.description}</p>
      </Card>
    ),
  },
  render: (args) => (
    <>
      <TopNavigation
        user={{ first_name: 'Mira', last_name: 'Voss', avatar: null, is_admin: false }}
        colorScheme="light"
      />
      <ThemeScope theme={astronomy.theme}>
        <SocietyLayout {...args} />
      </ThemeScope>
    </>
  ),
} satisfies Meta<typeof SocietyLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  parameters: inEveryColour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Your societies' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Your societies' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your societies' }));
    const drawer = await canvas.findByRole('dialog', { name: 'Your societies' });
    await expect(drawer).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chess Club' })).toBeVisible();
  },
};

/** The tabs stay in view, and a page that is opened from them begins at its beginning. */
export const Scrolled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Paged(args) {
    const [page, setPage] = useState('home');
    return (
      <ThemeScope theme={astronomy.theme}>
        <SocietyLayout {...args} page={page}>
          <button type="button" onClick={() => setPage('events')}>
            Events
          </button>
          <Card padding="large" style={{ blockSize: '300vh' }}>
            {page}
          </Card>
        </SocietyLayout>
      </ThemeScope>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const tabs = canvas.getByRole('navigation', { name: 'Pages of Astronomy Society' });
    const page = canvasElement.querySelector('[data-soc="SocietyLayout"] [data-part="page"]');
    const top = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? NaN);
    // The layout learns of it by the event, a frame after the window has moved.
    await new Promise((resolve) => {
      addEventListener('scroll', resolve, { once: true });
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    await waitFor(() => expect(top(tabs)).toBe(64));
    canvas.getByRole('button', { name: 'Events' }).click();
    await waitFor(() => expect(top(page)).toBe(117));
    window.scrollTo(0, 0);
  },
};

/** Headers of two heights: the tabs stay where they are, and never leave the top of the page behind. */
export const InPlace: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Paged(args) {
    const [page, setPage] = useState('events');
    return (
      <ThemeScope theme={astronomy.theme}>
        <SocietyLayout
          {...args}
          header={
            <SocietyHeader
              society={astronomy}
              theme={astronomy.theme}
              variant={page === 'home' ? 'full' : 'compact'}
            />
          }
          page={page}
        >
          <button type="button" onClick={() => setPage(page === 'home' ? 'events' : 'home')}>
            Another
          </button>
        </SocietyLayout>
      </ThemeScope>
    );
  },
  play: async ({ canvas, step }) => {
    const tabs = canvas.getByRole('navigation', { name: 'Pages of Astronomy Society' });
    const top = () => Math.round(tabs.getBoundingClientRect().top);
    const another = canvas.getByRole('button', { name: 'Another' });
    const before = top();
    // Tabs that nobody has seen yet keep no place.
    await painted();
    await step('to a higher header', async () => {
      another.click();
      await waitFor(() => expect(scrollY).toBeGreaterThan(0));
      await expect(top()).toBe(before);
    });
    await step('and back', async () => {
      another.click();
      await waitFor(() => expect(scrollY).toBe(0));
      await expect(top()).toBe(before);
    });
    await step('from the top of the higher one as near as there is room', async () => {
      another.click();
      await waitFor(() => expect(scrollY).toBeGreaterThan(0));
      await new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, 0);
      });
      another.click();
      await waitFor(() => expect(top()).toBe(before));
      await expect(scrollY).toBe(0);
    });
  },
};

/** A page that leads to another before anything was seen: that one begins at its top. */
export const Redirected: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Redirecting(args) {
    const [page, setPage] = useState('events');
    useLayoutEffect(() => setPage('home'), []);
    return (
      <SocietyLayout {...args} page={page}>
        <p style={{ blockSize: '200vh' }}>{page}</p>
      </SocietyLayout>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('home');
    await expect(scrollY).toBe(0);
  },
};

/** What stands on a page has parts of the same names: they keep their own look. */
export const PagesOfAList: Story = {
  args: { children: <Pagination page={2} count={9} onPageChange={() => undefined} /> },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: /Page 3/ }).getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: 44, height: 44 });
  },
};
