import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { initialThemes, sizeLimits } from 'societies-contract';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { WidgetView } from '../WidgetView/WidgetView.tsx';
import { widgets } from '../widgets.fixture.ts';
import { WidgetBoard } from './WidgetBoard.tsx';

const now = new Date('2026-11-20T12:00:00Z');
const register = fn();
const theme = { ...initialThemes[0], tertiary_color: '#c9a7ff' } as (typeof initialThemes)[number];

/**
 * A society's home page for its readers: 3 columns from 996 px, 2 from 480, 1 below, each row 330 px high. It needs no script
 * to choose its columns, so the first paint is right. Reading order is row by row.
 */
const meta = {
  title: 'Widgets/WidgetBoard',
  component: WidgetBoard,
  parameters: { layout: 'fullscreen' },
  args: {
    widgets,
    renderWidget: (widget) => <WidgetView widget={widget} now={now} theme={theme} onRegister={register} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1284, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WidgetBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-part="widget"]')].map((widget) =>
    widget.getBoundingClientRect(),
  );

/** Every widget with words keeps the same room around them, so that their edges line up along a row. */
export const EqualInsets: Story = {
  play: async ({ canvasElement }) => {
    const insets = [
      ...canvasElement.querySelectorAll(
        '[data-soc="SloganWidget"], :is([data-soc="PostWidget"], [data-soc="EventWidget"]) > [data-part="body"]',
      ),
    ].map((body) => getComputedStyle(body).padding);
    await expect(insets.length).toBeGreaterThanOrEqual(3);
    await expect(new Set(insets)).toEqual(new Set(['20px']));
  },
};

export const Home: Story = {
  parameters: inEveryColour,
  play: async ({ canvas, canvasElement }) => {
    register.mockClear();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    const [slogan, event] = boxes(canvasElement);
    await expect(slogan?.height).toBe(sizeLimits.widgetRow);
    await expect(Math.round((slogan?.width ?? 0) - 2 * (event?.width ?? 0))).toBe(24);
    await expect(canvas.getByText('23 days to go')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(register).toHaveBeenCalledOnce();
  },
};

/** A page of 700 px: two columns; what was wider than one stays two. */
export const TwoColumns: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 700 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const [slogan, event, post, carousel] = boxes(canvasElement);
    await expect(event?.top).toBe(post?.top);
    await expect(slogan?.width).toBe(carousel?.width);
    await expect(event?.left).toBeLessThan(post?.left ?? 0);
  },
};

/** A phone: one column in reading order. */
export const OneColumn: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const all = boxes(canvasElement);
    await expect(new Set(all.map(({ left }) => left)).size).toBe(1);
    await expect(all.map(({ top }) => top)).toEqual([...all.map(({ top }) => top)].sort((a, b) => a - b));
  },
};
