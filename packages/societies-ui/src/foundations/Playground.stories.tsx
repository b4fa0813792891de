import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { defaultTheme, type ThemeColors } from 'societies-contract';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Badge } from '../base/Badge/Badge.tsx';
import { Button } from '../base/Button/Button.tsx';
import { Card } from '../base/Card/Card.tsx';
import { CheckboxGroup } from '../base/CheckboxGroup/CheckboxGroup.tsx';
import { Field } from '../base/Field/Field.tsx';
import { Link } from '../base/Link/Link.tsx';
import { NavTabs } from '../base/Tabs/NavTabs.tsx';
import { Pagination } from '../base/Pagination/Pagination.tsx';
import { Progress } from '../base/Progress/Progress.tsx';
import { SearchField } from '../base/SearchField/SearchField.tsx';
import { Slider } from '../base/Slider/Slider.tsx';
import { Spinner } from '../base/Spinner/Spinner.tsx';
import { Switch } from '../base/Switch/Switch.tsx';
import { TextField } from '../base/TextField/TextField.tsx';
import { Toast } from '../base/Toast/Toast.tsx';
import { EventCard } from '../events/EventCard/EventCard.tsx';
import { open as openEvent, storyNow } from '../events/events.fixture.ts';
import { hoodie } from '../merch/merch.fixture.ts';
import { MerchCard } from '../merch/MerchCard/MerchCard.tsx';
import { PostCard } from '../posts/PostCard/PostCard.tsx';
import { andromeda } from '../posts/posts.fixture.ts';
import { astronomy } from '../societies/societies.fixture.ts';
import { SocietyCard } from '../societies/SocietyCard/SocietyCard.tsx';
import {
  contrastOf,
  createTheme,
  leastContrast,
  type Scheme,
  type ThemedToken,
} from '../theme/createTheme.ts';
import { palette } from '../theme/palette.ts';
import { ThemeScope } from '../theme/ThemeScope.tsx';
import { Sheet } from './foundations.styles.ts';
import { pageToRead } from './page.fixture.ts';

type Ground = ThemedToken | keyof typeof palette;

/** What stands on what, and how much contrast it needs. */
const pairs: readonly (readonly [ink: ThemedToken, ground: Ground, least: number])[] = [
  ['onPrimary', 'primary', leastContrast.text],
  ['onPrimary', 'primaryHover', leastContrast.text],
  ['onPrimary', 'primaryActive', leastContrast.text],
  ['onSecondary', 'secondary', leastContrast.text],
  ['onTertiary', 'tertiary', leastContrast.text],
  ['onSoft', 'soft', leastContrast.text],
  ['onSoft', 'softHover', leastContrast.text],
  ['accentText', 'page', leastContrast.text],
  ['accentText', 'surface', leastContrast.text],
  ['accentText', 'sunken', leastContrast.text],
  ['accent', 'surface', leastContrast.mark],
  ['focus', 'page', leastContrast.mark],
];

const slots = [
  ['primary_color', 'Primary'],
  ['secondary_color', 'Secondary'],
  ['tertiary_color', 'Tertiary'],
  ['text_color', 'Text'],
] as const;

const Contrast = ({ colors }: { colors: ThemeColors }) => {
  const theme = createTheme(colors);
  const hex = (token: Ground, scheme: Scheme) =>
    token in palette
      ? palette[token as keyof typeof palette][scheme === 'light' ? 0 : 1]
      : theme[scheme][token as ThemedToken];
  return (
    <table>
      <caption style={{ textAlign: 'start', paddingBlockEnd: 8 }}>
        {theme.report.length === 0
          ? 'Nothing had to change.'
          : `${theme.report.length} ${theme.report.length === 1 ? 'colour' : 'colours'} had to change for readability.`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Least</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([ink, ground, least]) => (
          <tr key={`${ink} ${ground}`}>
            <th scope="row">
              <code>
                {ink} on {ground}
              </code>
            </th>
            <td>{least}:1</td>
            {(['light', 'dark'] as const).map((scheme) => {
              const ratio = contrastOf(hex(ink, scheme), hex(ground, scheme));
              const changed = theme.report.some((each) => each.scheme === scheme && each.token === ink);
              return (
                <td key={scheme} data-ratio={ratio} data-least={least}>
                  {ratio.toFixed(2)} {ratio >= least ? '✓' : '✗'}{' '}
                  {changed && <Badge variant="warning">changed</Badge>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const nothing = () => undefined;

const Library = ({ colors, scheme }: { colors: ThemeColors; scheme: Scheme }) => (
  <div
    style={{
      display: 'grid',
      gap: 24,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    }}
  >
    <Card padding="medium" style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        <Button>Join</Button>
        <Button variant="soft">Preview</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Remove</Button>
        <Button disabled>Registered</Button>
        <Button loading>Save</Button>
      </div>
      <CheckboxGroup
        label="Categories"
        options={[
          { value: 1, label: 'Arts' },
          { value: 2, label: 'Science' },
          { value: 3, label: 'Sport' },
        ]}
        defaultValue={[2]}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Badge>Games</Badge>
        <Badge variant="soft">President</Badge>
        <Badge variant="filled">Chosen</Badge>
        <Badge variant="success">Member</Badge>
      </div>
      <Link href="#societies">View all societies</Link>
      <Spinner />
    </Card>
    <Card padding="medium" style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
      <SearchField />
      <TextField label="Event name" defaultValue="Geminids on the roof" />
      <TextField label="Venue" error="Event venue is required." />
      <Slider label="Places" defaultValue={60} />
      <Switch label="Events" defaultChecked />
    </Card>
    <Card padding="medium" style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
      <NavTabs
        label={`Astronomy Society, ${scheme}`}
        items={[
          { label: 'Home', href: '#home', current: true },
          { label: 'Info', href: '#info' },
          { label: 'Events', href: '#events' },
        ]}
      />
      <Progress label="Places taken" value={64} />
      <Pagination page={2} count={4} onPageChange={nothing} aria-label={`Pages, ${scheme}`} />
      <Toast
        title="Joined successfully"
        description="You have joined Astronomy Society"
        duration={Infinity}
        onDismiss={nothing}
      />
    </Card>
    <SocietyCard
      society={{ ...astronomy, banner: null, theme: { ...astronomy.theme, ...colors } }}
      headingLevel={2}
    />
    <EventCard event={openEvent} now={storyNow} theme={colors} />
    <PostCard post={andromeda} theme={colors} />
    <MerchCard item={hoodie} theme={colors} />
  </div>
);

/** This page in given colours. */
const addressOf = (colors: ThemeColors) =>
  `?path=/story/playground--four-colours&args=${slots
    .map(([slot]) => `${slot}:!hex(${colors[slot].slice(1)})`)
    .join(';')}`;

const Playground = (start: ThemeColors) => {
  const [colors, setColors] = useState<ThemeColors>(start);
  return (
    <Sheet>
      <section>
        <h2>Four colours</h2>
        <p>Choose any. Everything below is derived from them, in light and in dark, and stays readable.</p>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          {slots.map(([slot, name]) => (
            <Field key={slot} label={name}>
              {(control) => (
                <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                  <input
                    {...control}
                    type="color"
                    value={colors[slot]}
                    onChange={(event) => setColors({ ...colors, [slot]: event.currentTarget.value })}
                    style={{ inlineSize: 64, blockSize: 44 }}
                  />
                  <code>{colors[slot]}</code>
                </span>
              )}
            </Field>
          ))}
        </div>
        <p style={{ marginBlock: 16 }}>
          <Link href={addressOf(colors)} target="_top">
            Link to these colours
          </Link>
        </p>
      </section>
      <section>
        <h2>Contrast</h2>
        <Contrast colors={colors} />
      </section>
      {(['light', 'dark'] as const).map((scheme) => (
        <ThemeScope
          key={scheme}
          theme={colors}
          colorScheme={scheme}
          style={{ padding: 24, borderRadius: 16, background: palette.page[scheme === 'light' ? 0 : 1] }}
        >
          <Library colors={colors} scheme={scheme} />
        </ThemeScope>
      ))}
    </Sheet>
  );
};

/** Chosen in the page itself; the address may bring another. */
const slot = { type: 'string', control: false } as const;

/**
 * Four colours in, the whole library out: in light and dark, with the contrast of every pair. A link keeps the colours, to be sent to
 * somebody.
 */
const meta = {
  title: 'Playground',
  parameters: pageToRead,
  args: {
    primary_color: defaultTheme.primary_color,
    secondary_color: defaultTheme.secondary_color,
    tertiary_color: defaultTheme.tertiary_color,
    text_color: defaultTheme.text_color,
  },
  argTypes: { primary_color: slot, secondary_color: slot, tertiary_color: slot, text_color: slot },
  render: (args) => <Playground {...args} />,
} satisfies Meta<ThemeColors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourColours: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const poor = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')]
        .filter((cell) => Number(cell.dataset['ratio']) < Number(cell.dataset['least']))
        .map((cell) => cell.closest('tr')?.textContent);
    await step('the Default theme reads', async () => {
      await expect(poor()).toEqual([]);
    });
    await step('so does white on yellow, and the table says what changed', async () => {
      await fireEvent.input(canvas.getByLabelText('Primary'), { target: { value: '#ffe600' } });
      await waitFor(() => expect(canvas.getAllByText('changed').length).toBeGreaterThan(0));
      await expect(canvas.getByRole('link', { name: 'Link to these colours' })).toHaveAttribute(
        'href',
        expect.stringContaining('args=primary_color:!hex(ffe600);'),
      );
      await expect(poor()).toEqual([]);
      const [join] = canvas.getAllByRole('button', { name: 'Join' });
      // A change of colour takes a moment.
      await waitFor(() => expect(getComputedStyle(join as Element).backgroundColor).toBe('rgb(255, 230, 0)'));
    });
  },
};

export const Hostile: Story = {
  args: {
    primary_color: '#ffe600',
    secondary_color: '#fff27a',
    tertiary_color: '#ffffff',
    text_color: '#ffffff',
  },
};
