import type { Meta, StoryObj } from '@storybook/react-vite';
import { forwardRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import type { LinkComponentProps } from '../../host/SocietiesContext.ts';
import { SocietiesProvider } from '../../host/SocietiesProvider.tsx';
import { Link } from './Link.tsx';

/**
 * Goes somewhere. `plain` stands alone in the theme's accent, `inline` is underlined inside a sentence so that it is seen
 * without colour, `quiet` takes the colour around it. `SocietiesProvider` hands navigation to a router.
 */
const meta = {
  title: 'Base/Link',
  component: Link,
  args: { href: '#societies', children: 'View all societies' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Inline: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <p>
      Nothing here yet;{' '}
      <Link {...args} variant="inline">
        browse all societies
      </Link>{' '}
      and join one.
    </p>
  ),
};
export const Quiet: Story = { args: { variant: 'quiet' } };

const navigate = fn();
const RouterLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  return (
    <a
      ref={ref}
      href={`/campus${href}`}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
});

export const ThroughARouter: Story = {
  beforeEach: () => {
    navigate.mockClear();
  },
  render: (args) => (
    <SocietiesProvider linkComponent={RouterLink}>
      <Link {...args} href="/societies" />
    </SocietiesProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View all societies' });
    await expect(link).toHaveAttribute('href', '/campus/societies');
    await expect(link).toHaveAttribute('data-soc', 'Link');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenLastCalledWith('/societies');
  },
};
