import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { TopNavigation } from './TopNavigation.tsx';

/**
 * The bar over every page, 64 px high. It shows the ways that are open to the reader: a visitor logs in or signs up, a user
 * goes to societies, a site administrator to the dashboard as well. On a phone the ways are a menu.
 */
const meta = {
  title: 'Shell/TopNavigation',
  component: TopNavigation,
  parameters: { layout: 'fullscreen' },
  args: {
    user: { first_name: 'Mira', last_name: 'Voss', avatar: null, is_admin: false },
    current: 'societies',
    colorScheme: 'light',
    onColorSchemeChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  parameters: inEveryColour,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'My societies' })).toHaveAttribute('href', '/my-societies');
    await expect(canvas.getByRole('link', { name: 'Browse societies' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/profile');
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark colours' }));
    await expect(args.onColorSchemeChange).toHaveBeenCalledWith('dark');
  },
};

/** The way to one search over everything; nobody who is logged out has it. */
export const WithSearch: Story = {
  args: { onSearch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search everything' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];

/** A list of the browser's own behind an icon: each language by its own name. */
export const ToChooseALanguage: Story = {
  parameters: inEveryColour,
  args: { languages, language: 'en', onLanguageChange: fn() },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('combobox', { name: 'Language' });
    await expect(list).toHaveValue('en');
    await expect(list.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.selectOptions(list, 'Deutsch');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('de');
  },
};

/** A visitor with a phone: everything has its room. */
export const LanguageOnAPhone: Story = {
  args: { user: null, current: undefined, languages, language: 'en', onLanguageChange: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toBeEnabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const Administrator: Story = {
  args: {
    user: { first_name: 'Mira', last_name: 'Voss', avatar: null, is_admin: true },
    current: 'dashboard',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin');
  },
};

export const LoggedOut: Story = {
  args: { user: null, current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await expect(canvas.queryByRole('link', { name: 'Your profile' })).toBeNull();
  },
};

/** While it is not known who reads, neither set of links flashes by. */
export const Unknown: Story = {
  args: { user: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await step('opens', async () => {
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('link', { name: 'My societies' })).toBeVisible();
    });
    await step('Escape closes it and gives focus back', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle).toHaveFocus();
    });
  },
};

export const PhoneLoggedOut: Story = { args: { user: null }, globals: { viewport: { value: 'phone' } } };
