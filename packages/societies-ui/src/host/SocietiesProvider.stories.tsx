import type { Meta, StoryObj } from '@storybook/react-vite';
import { de } from 'date-fns/locale/de';
import { forwardRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LoginForm } from '../account/LoginForm/LoginForm.tsx';
import { SignupForm } from '../account/SignupForm/SignupForm.tsx';
import { EventCard } from '../events/EventCard/EventCard.tsx';
import { open, storyNow } from '../events/events.fixture.ts';
import { hoodie } from '../merch/merch.fixture.ts';
import { MerchCard } from '../merch/MerchCard/MerchCard.tsx';
import { MerchForm } from '../merch/MerchForm/MerchForm.tsx';
import { NotFound } from '../shell/NotFound/NotFound.tsx';
import { TopNavigation } from '../shell/TopNavigation/TopNavigation.tsx';
import { SocietyCard } from '../societies/SocietyCard/SocietyCard.tsx';
import { SocietyNotFound } from '../societies/SocietyNotFound/SocietyNotFound.tsx';
import { SocietyRail } from '../societies/SocietyRail/SocietyRail.tsx';
import { SocietyTabs } from '../societies/SocietyTabs/SocietyTabs.tsx';
import { astronomy, chess } from '../societies/societies.fixture.ts';
import { PostWidget } from '../widgets/PostWidget/PostWidget.tsx';
import { andromeda } from '../widgets/widgets.fixture.ts';
import type { LinkComponentProps } from './SocietiesContext.ts';
import { SocietiesProvider } from './SocietiesProvider.tsx';
import { defaultRoutes, type Routes } from './useRoutes.ts';

/**
 * What the library knows of the site around it: how to link and where things are, currency, language and time, texts, and what
 * forms accept. Everything has a default, so a page without it works; providers nest, and what an inner one leaves out stays.
 */
const meta = {
  title: 'Foundations/SocietiesProvider',
  component: SocietiesProvider,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: null },
} satisfies Meta<typeof SocietiesProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = { first_name: 'Ada', last_name: 'Byron', avatar: null, is_admin: true };
const theme = astronomy.theme;
const dear = { ...open, price: 4.5 };

/** Another portal: its addresses, its money, its language and its clock. */
export const AnotherSite: Story = {
  args: {
    routes: {
      society: ({ name }, page) => `/vereine/${name.toLowerCase().replaceAll(' ', '-')}/${page ?? ''}`,
      societies: () => '/vereine',
    },
    currency: 'EUR',
    locale: de,
    timeZone: 'Asia/Kolkata',
    children: (
      <>
        <SocietyNotFound />
        <SocietyTabs society={chess} current="home" />
        <SocietyCard society={chess} headingLevel={2} />
        <EventCard event={dear} now={storyNow} theme={theme} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Chess Club' })).toHaveAttribute(
      'href',
      '/vereine/chess-club/',
    );
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute(
      'href',
      '/vereine/chess-club/events',
    );
    await expect(canvas.getByRole('link', { name: 'View all societies' })).toHaveAttribute(
      'href',
      '/vereine',
    );
    await expect(canvas.getByText('4,50 €')).toBeVisible();
  },
};

/** An inner provider changes one thing, and the rest stays as the outer one said. */
export const Nested: Story = {
  args: {
    currency: 'EUR',
    messages: { TopNavigation: { profile: 'Ich', browse: 'Alle Vereine' } },
    routes: { profile: () => '/ich', start: () => '/anfang' },
    children: (
      <SocietiesProvider
        locale={de}
        messages={{ TopNavigation: { profile: 'Mein Profil' } }}
        routes={{ start: () => '/start' }}
      >
        <TopNavigation user={user} />
        <EventCard event={dear} now={storyNow} theme={theme} />
      </SocietiesProvider>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Mein Profil' })).toHaveAttribute('href', '/ich');
    await expect(canvasElement.querySelector('[data-part="brand"]')).toHaveAttribute('href', '/start');
    await expect(canvas.getAllByText('Alle Vereine')[0]).toHaveAttribute('href', '/societies');
    await expect(canvas.getByText('4,50 €')).toBeVisible();
  },
};

const nowhere = Object.fromEntries(
  Object.keys(defaultRoutes).map((route) => [route, () => undefined]),
) as Partial<Routes>;

/** A site that has none of the pages: what would lead there says the same, or is left out. */
export const NowhereToGo: Story = {
  args: {
    routes: nowhere,
    children: (
      <>
        <SocietyRail societies={[chess]} />
        <SocietyCard society={chess} headingLevel={2} />
        <PostWidget post={andromeda} />
        <NotFound />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link', { hidden: true })).toEqual([]);
    await expect(canvas.getAllByText('Chess Club')).toHaveLength(2);
    await expect(canvas.getByText(andromeda.title)).toBeVisible();
  },
};

const follow = fn();
const RouterLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  return (
    <a
      ref={ref}
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  );
});

/** A router gets the addresses of the site. What leads to another one, or opens another window, is left to the browser. */
export const OtherSites: Story = {
  beforeEach: () => {
    follow.mockClear();
  },
  args: {
    linkComponent: RouterLink,
    routes: { signup: () => 'https://accounts.example.org/new' },
    children: (
      <>
        <TopNavigation user={null} />
        <MerchCard item={hoodie} theme={theme} />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    // Nothing is loaded: what a press would do by itself is stopped here.
    const stop = fn((event: Event) => {
      const handled = event.defaultPrevented;
      event.preventDefault();
      return handled;
    });
    canvasElement.addEventListener('click', stop);
    await userEvent.click(canvas.getByRole('link', { name: /^Buy/ }));
    await expect(stop).toHaveLastReturnedWith(false);
    await userEvent.click(canvas.getByRole('link', { name: 'Sign up' }));
    await expect(stop).toHaveLastReturnedWith(false);
    await expect(follow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('link', { name: 'Log in' })[0] ?? document.body);
    await expect(follow).toHaveBeenLastCalledWith('/login');
  },
};

/** IDs of three letters and four digits: the pattern, the words, the keys of a phone. */
export const AnotherId: Story = {
  args: {
    formRules: { universityId: { pattern: '^[A-Z]{3}[0-9]{4}$', maxLength: 7, inputMode: 'text' } },
    messages: {
      SignupForm: {
        universityId: 'Student code',
        universityIdHint: 'Three letters and four digits',
        idFormat: 'Please write it like ABC1234',
      },
    },
    children: (
      <>
        <SignupForm onSubmit={fn()} />
        <LoginForm onSubmit={fn()} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('Student code');
    await expect(code).toHaveAttribute('inputmode', 'text');
    await userEvent.type(code, '12345678');
    await userEvent.tab();
    await expect(await canvas.findByText('Please write it like ABC1234')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, 'ABC1234');
    await expect(canvas.queryByText('Please write it like ABC1234')).toBeNull();
    // Login accepts what is no longer than these IDs.
    const login = canvas.getByLabelText('University ID');
    await userEvent.type(login, 'ABC12345');
    await userEvent.tab();
    await expect(await canvas.findByText('Maximum length is 7 characters')).toBeVisible();
  },
};

/** The sign of the currency stands where the language has it. */
export const CurrencySign: Story = {
  args: {
    currency: 'EUR',
    locale: de,
    formRules: { merch: { priceMax: 50 } },
    children: <MerchForm open onClose={fn()} onSubmit={fn()} />,
  },
  play: async ({ canvas }) => {
    const price = canvas.getByLabelText('Price');
    await expect(price.parentElement).toHaveTextContent('€');
    await expect(price).toHaveAttribute('max', '50');
  },
};

/** Whose clock differs from the site's reads whose time it is. */
export const Elsewhere: Story = {
  args: { siteTimeZone: 'Asia/Kolkata', children: <EventCard event={open} now={storyNow} theme={theme} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^[0-9]{2}:[0-9]{2} GMT ·$/)).toBeVisible();
  },
};
