import type { Meta, StoryObj } from '@storybook/react-vite';
import { memo, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within, type Mock } from 'storybook/test';
import { initialThemes, timeLimits, widgetLimits, type LayoutConfig, tooMany } from 'societies-contract';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import type { PlacedWidget, WidgetSize } from '../layout.ts';
import type { ShownWidget } from '../shownWidget.ts';
import { SocietyBar } from '../../societies/SocietyBar/SocietyBar.tsx';
import { SocietyLayout } from '../../societies/SocietyLayout/SocietyLayout.tsx';
import { WidgetView } from '../WidgetView/WidgetView.tsx';
import { widgets } from '../widgets.fixture.ts';
import { WidgetGrid, type WidgetGridProps } from './WidgetGrid.tsx';

const now = new Date('2026-11-20T12:00:00Z');
const theme = { ...initialThemes[0], tertiary_color: '#c9a7ff' } as (typeof initialThemes)[number];
const rendered = fn();
const geminidsWidget = widgets.find(({ content_type }) => content_type === 'events')?.id;

const Inside = memo(function Inside({ widget }: { widget: ShownWidget }) {
  rendered(widget.id);
  return <WidgetView widget={widget} now={now} theme={theme} onRegister={fn()} />;
});

/**
 * The same home page while its committee arranges it. Drag a widget, pull its corner, or lift it with Enter on its handle and
 * use the arrow keys (Shift resizes, Enter drops, Escape puts back); the menu of each widget does it without dragging. A live
 * region says where it went. Nothing is kept until 'Save Layout Changes'.
 */
const meta = {
  title: 'Widgets/WidgetGrid',
  component: WidgetGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    widgets,
    renderWidget: (widget) => <Inside widget={widget} />,
    onAdd: fn(),
    onEdit: fn(),
    onDeletePress: fn(),
    onSave: fn(),
    onDirtyChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1232, marginInline: 'auto', padding: '16px 8px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WidgetGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = (root: HTMLElement) => root.querySelector('[data-part="announcement"]')?.textContent ?? '';

export const Editing: Story = {
  parameters: inEveryColour,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Move or resize Event: Geminids on the roof' }),
    ).toBeVisible();
    await expect(canvas.getByText('Register').closest<HTMLElement>('[data-part="content"]')?.inert).toBe(
      true,
    );
  },
};

/** Enter lifts, arrows move, Enter drops; focus stays on the handle and the layout is handed over when it is saved. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, args, step }) => {
    const handle = await canvas.findByRole('button', { name: /Move or resize Event/ });
    await expect(canvas.getByText(/press Enter on a handle/)).toBeVisible();
    await step('lift and move', async () => {
      handle.focus();
      await userEvent.keyboard('{Enter}');
      await expect(handle).toHaveAttribute('aria-pressed', 'true');
      await expect(said(canvasElement)).toMatch(/^Event lifted at column 3, row 1 of 2/);
      await expect(canvas.getByText(/^Arrow keys move, Shift/)).toBeVisible();
      await userEvent.keyboard('{ArrowDown}');
      await expect(said(canvasElement)).toMatch(/^Event moved to column 3, row 3 of 3/);
      await expect(handle).toHaveFocus();
      await expect(canvas.getByText(/changes? not saved yet/)).toBeVisible();
    });
    await step('resize', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(said(canvasElement)).toBe('Event is now 1 column by 2 rows.');
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(said(canvasElement)).toMatch(/cannot go further/);
    });
    await step('drop and save', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(handle).toHaveAttribute('aria-pressed', 'false');
      await expect(said(canvasElement)).toMatch(/^Event dropped at column 3/);
      await userEvent.click(canvas.getByRole('button', { name: 'Save Layout Changes' }));
      const changes = args.onSave.mock.lastCall?.[0] as PlacedWidget[];
      await expect(changes.find(({ id }) => id === 2)?.layout_config).toMatchObject({ x: 2, w: 1, h: 2 });
    });
  },
};

/** Escape puts a lifted widget back where it was; leaving the handle drops it. */
export const PutBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const handle = await canvas.findByRole('button', { name: /Move or resize Slogan/ });
    handle.focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(said(canvasElement)).toMatch(/^Slogan moved to column 2/);
    await userEvent.keyboard('{Escape}');
    await expect(said(canvasElement)).toMatch(/^Slogan put back at column 1, row 1/);
    await expect(canvas.queryByText(/not saved yet/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(said(canvasElement)).toMatch(/^Slogan dropped at/);
    await expect(handle).toHaveAttribute('aria-pressed', 'false');
  },
};

/** After a drop 'Add widget' waits half a second, so that the end of a drag is never taken for a press on it. */
export const AddBlockedAfterDrop: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const handle = await canvas.findByRole('button', { name: /Move or resize Slogan/ });
    const add = canvas.getByRole<HTMLButtonElement>('button', { name: 'Add widget' });
    await expect(add).toBeEnabled();
    // On a busy machine half a second may be over before one looks.
    const disabled: boolean[] = [];
    const watch = new MutationObserver(() => disabled.push(add.disabled));
    watch.observe(add, { attributeFilter: ['disabled'] });
    handle.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    const dropped = performance.now();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(disabled).toEqual([true, false]));
    watch.disconnect();
    await expect(performance.now() - dropped).toBeGreaterThanOrEqual(
      timeLimits.addWidgetBlockedAfterDrop - 5,
    );
    await userEvent.click(add);
    const place = args.onAdd.mock.lastCall?.[0] as (size: WidgetSize) => LayoutConfig;
    await expect(place('regular')).toMatchObject({ w: 1, h: 1 });
  },
};

/** The menu: every move and size with single presses, none by dragging. */
export const ByMenu: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const more = await canvas.findByRole('button', { name: /^More for Post/ });
    await userEvent.click(more);
    const menu = within(canvasElement.ownerDocument.body);
    await expect(menu.getByRole('menuitem', { name: 'Move left' })).toHaveAttribute('aria-disabled', 'true');
    await expect(menu.getByRole('menuitem', { name: 'Regular (now)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Wide' }));
    await expect(said(canvasElement)).toBe('Post is now 2 columns by 1 row.');
    await userEvent.click(more);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Move up' }));
    await expect(said(canvasElement)).toMatch(/^Post moved to column 1, row 1/);
    await userEvent.click(more);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Remove' }));
    await expect(args.onDeletePress).toHaveBeenCalledWith(widgets[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Post: Our first picture of Andromeda' }));
    await expect(args.onEdit).toHaveBeenCalledWith(widgets[2], expect.any(Function));
  },
};

const drag = async (from: HTMLElement, by: { x: number; y: number }) => {
  const { left, top } = from.getBoundingClientRect();
  const at = (share: number) => ({
    clientX: left + 90 + by.x * share,
    clientY: top + 120 + by.y * share,
    bubbles: true,
  });
  await fireEvent.mouseDown(from, at(0));
  for (const share of [0.1, 0.4, 0.7, 1]) await fireEvent.mouseMove(from.ownerDocument, at(share));
  await fireEvent.mouseUp(from.ownerDocument, at(1));
};

/** Widgets that nobody touches are not drawn again, however far another is dragged. */
export const ByDragging: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /Move or resize Event/ });
    const event = canvasElement.querySelector<HTMLElement>('[data-kind="events"]');
    if (!event) throw new Error('no event widget');
    rendered.mockClear();
    await drag(event, { x: -10, y: 730 });
    await waitFor(() => expect(said(canvasElement)).toMatch(/^Event dropped at column 3, row 3/));
    await expect(rendered).not.toHaveBeenCalled();
    await expect(canvas.getByText(/not saved yet/)).toBeVisible();
    const order = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="widget"]')].map((slot) => {
      const { top, left } = slot.getBoundingClientRect();
      return Math.round(top / 50) * 10_000 + left;
    });
    await waitFor(() => expect(order).toEqual([...order].sort((a, b) => a - b)));
  },
};

/** A phone: moves still change the layout of three columns, and the bar says so. */
export const OnAPhone: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByText(/It applies to the layout of three columns/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^More for Carousel/ }));
    await userEvent.click(
      within(canvasElement.ownerDocument.body).getByRole('menuitem', { name: 'Move up' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save Layout Changes' }));
    const changes = args.onSave.mock.lastCall?.[0] as PlacedWidget[];
    await expect(changes.find(({ id }) => id === 4)?.layout_config).toMatchObject({ x: 1, y: 0, w: 2 });
  },
};

/** On a society's pages a phone keeps what saves the layout, and what is not saved yet, in the bar at the foot. */
export const InTheBarOfAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <SocietyLayout rail={{ societies: [] }} bar={<SocietyBar editing onEditingChange={fn()} />}>
        <Story />
      </SocietyLayout>
    ),
  ],
  render: (args) => (
    <div style={{ inlineSize: 'calc(100vw - 32px)' }}>
      <WidgetGrid {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const bar = within(canvas.getByRole('group', { name: 'Society' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^More for Carousel/ }));
    await userEvent.click(
      within(canvasElement.ownerDocument.body).getByRole('menuitem', { name: 'Move up' }),
    );
    await expect(bar.getByText(/changes? not saved yet/)).toBeVisible();
    const save = bar.getByRole('button', { name: 'Save Layout Changes' });
    const [left, right] = [
      bar.getByRole('link', { name: 'My societies' }),
      bar.getByRole('button', { name: 'Done' }),
    ];
    await expect(save.getBoundingClientRect().left).toBeGreaterThan(left.getBoundingClientRect().right);
    await expect(save.getBoundingClientRect().right).toBeLessThan(right.getBoundingClientRect().left);
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Somebody else moved a widget meanwhile: saving says which, and what was moved here is not lost. */
export const MovedMeanwhile: Story = {
  render: function Shared(args) {
    const [stored, store] = useState<readonly ShownWidget[]>(() =>
      args.widgets.map((widget) => ({ ...widget, version: 1 })),
    );
    const down = (widget: ShownWidget): ShownWidget =>
      widget.content_type === 'slogan'
        ? { ...widget, version: 2, layout_config: { ...widget.layout_config, y: widget.layout_config.y + 3 } }
        : widget;
    return (
      <WidgetGrid
        {...args}
        widgets={stored}
        onSave={(changes) => {
          args.onSave(changes);
          // As a server does that counts: it refuses, and the widgets are read again.
          if (changes.every(({ version }) => version === 1)) store((before) => before.map(down));
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const handle = await canvas.findByRole('button', { name: /Move or resize Event/ });
    handle.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Layout Changes' }));
    const notice = (await canvas.findByRole('heading', { name: /Somebody else saved/ })).closest('section');
    await expect(notice).toHaveTextContent(/Slogan/);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    const changes = (args.onSave as Mock<WidgetGridProps['onSave']>).mock.lastCall?.[0];
    await expect(changes).toContainEqual(expect.objectContaining({ id: geminidsWidget }));
  },
};

export const Saving: Story = { args: { pending: true } };

const WithAdding = (args: React.ComponentProps<typeof WidgetGrid>) => {
  const [shown, setShown] = useState(args.widgets);
  return (
    <WidgetGrid
      {...args}
      widgets={shown}
      onAdd={(placeFor) =>
        setShown((before) => [
          ...before,
          {
            ...(widgets[0] as ShownWidget),
            id: 100 + before.length,
            content_type: 'slogan',
            content: { text: 'Clear skies tonight' },
            layout_config: placeFor('wide'),
          },
        ])
      }
      onDeletePress={(widget) => setShown((before) => before.filter(({ id }) => id !== widget.id))}
    />
  );
};

/** A new widget takes the first free place, comes into view and is marked; removing one closes the hole. */
export const AddAndRemove: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <WithAdding {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add widget' }));
    const added = await canvas.findByRole('group', { name: 'Slogan: Clear skies tonight' });
    await expect(added).toHaveAttribute('data-state', 'added');
    await expect(said(canvasElement)).toMatch(/^Slogan added at column \d, row \d of \d/);
    const { top, bottom } = added.getBoundingClientRect();
    await expect((top + bottom) / 2).toBeGreaterThan(0);
    await expect((top + bottom) / 2).toBeLessThan(window.innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Slogan: Clear skies tonight' }));
    await waitFor(() =>
      expect(canvas.queryByRole('group', { name: 'Slogan: Clear skies tonight' })).toBeNull(),
    );
  },
};

/** As many as a page may have: the reason stands where the button is. */
export const Full: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    widgets: Array.from({ length: widgetLimits.perSociety }, (_, index) => ({
      ...(widgets[0] as ShownWidget),
      id: index + 1,
      content_type: 'slogan',
      content: { text: `Night ${index + 1}` },
      layout_config: { x: index % 3, y: Math.floor(index / 3), w: 1, h: 1 },
    })),
  },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add widget' });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(tooMany.widgets(widgetLimits.perSociety));
    await expect(canvas.getByText(tooMany.widgets(widgetLimits.perSociety))).toBeVisible();
  },
};

/** Written from right to left, the first column is the right one, and the left arrow key moves on to the second. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const handle = await canvas.findByRole('button', { name: /Move or resize Post/ });
    const room = canvasElement.querySelector('[data-part="room"]')?.getBoundingClientRect();
    const right = () =>
      Math.round(handle.closest('[data-part="widget"]')?.getBoundingClientRect().right ?? 0);
    await waitFor(() => expect(right()).toBe(Math.round(room?.right ?? 0)));
    handle.focus();
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await expect(said(canvasElement)).toMatch(/^Post moved to column 2/);
    await waitFor(() => expect(right()).toBeLessThan(Math.round(room?.right ?? 0)));
  },
};
