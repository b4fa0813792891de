import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from '../base/Icon/icons.ts';
import { initialThemes, type ThemeColors } from 'societies-contract';
import { expect } from 'storybook/test';
import { inEveryMode } from './modes.fixture.ts';
import { Badge } from '../base/Badge/Badge.tsx';
import { Button } from '../base/Button/Button.tsx';
import { Card } from '../base/Card/Card.tsx';
import { CheckboxGroup } from '../base/CheckboxGroup/CheckboxGroup.tsx';
import { Link } from '../base/Link/Link.tsx';
import { NavTabs } from '../base/Tabs/NavTabs.tsx';
import { NumberField } from '../base/NumberField/NumberField.tsx';
import { Progress } from '../base/Progress/Progress.tsx';
import { TextField } from '../base/TextField/TextField.tsx';
import { Toast } from '../base/Toast/Toast.tsx';
import { ThemeScope } from '../theme/ThemeScope.tsx';
import { font, size, space, weight } from '../theme/tokens.ts';
import { pageToRead } from './page.fixture.ts';

const themes: readonly (ThemeColors & { name: string })[] = [
  {
    name: 'Default',
    primary_color: '#302d53',
    secondary_color: '#564576',
    tertiary_color: '#c8a6ff',
    text_color: '#ffffff',
  },
  ...initialThemes.filter(({ name }) => name === 'Moss'),
  {
    name: 'Yellow on white (hostile)',
    primary_color: '#ffe600',
    secondary_color: '#fff27a',
    tertiary_color: '#ffffff',
    text_color: '#ffffff',
  },
];

const nothing = () => undefined;

const Parts = ({ theme }: { theme: ThemeColors & { name: string } }) => (
  <ThemeScope theme={theme}>
    <Card padding="large" style={{ display: 'grid', gap: 20 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <span
          style={{
            inlineSize: 44,
            blockSize: 44,
            borderRadius: '50%',
            border: '1px solid rgb(128 120 160 / 0.4)',
            background: `conic-gradient(${theme.primary_color} 0 33%, ${theme.secondary_color} 0 66%, ${theme.tertiary_color} 0)`,
          }}
        />
        <span style={{ fontFamily: font.display, fontSize: size[18], fontWeight: weight.strong }}>
          {theme.name}
        </span>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        <Button>Join</Button>
        <Button variant="soft">Preview</Button>
        <Button variant="quiet">Cancel</Button>
        <Button disabled>Registered</Button>
      </div>
      <Toast
        title="Joined successfully"
        description="You have joined Astronomy Society"
        duration={600_000}
        paused
        onDismiss={nothing}
      />
      <TextField label="Event name" defaultValue="Geminids on the roof" data-show="focus" />
      <NumberField
        label="Max participants"
        defaultValue={0}
        error="Max participants is required and must be at least 1."
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
        <CheckboxGroup
          label="Category"
          hideLabel
          options={[{ value: 1, label: 'Science' }]}
          defaultValue={[1]}
        />
        <Badge variant="soft">Events Officer</Badge>
        <Badge>Arts</Badge>
        <Badge icon={<Users aria-hidden="true" />}>212</Badge>
      </div>
      <NavTabs
        label={theme.name}
        items={[
          { label: 'Home', href: '#home', current: true },
          { label: 'Info', href: '#info' },
          { label: 'Events', href: '#events' },
        ]}
      />
      <Progress label="Places taken" hideLabel value={64} />
      <Link href="#societies">View all societies</Link>
    </Card>
  </ThemeScope>
);

/**
 * The parts side by side in three themes, the third one hostile: yellow with white text. Nothing is corrected by hand; every
 * colour is derived from the four that a committee chose, and every text stays readable.
 */
const meta = {
  title: 'Foundations/Parts',
  parameters: pageToRead,
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
        gap: space[6],
        padding: 'clamp(16px, 3vw, 40px)',
      }}
    >
      {themes.map((theme) => (
        <Parts key={theme.name} theme={theme} />
      ))}
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeThemes: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const colors = canvas
      .getAllByRole('button', { name: 'Join' })
      .map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(colors).size).toBe(3);
  },
};
