import type { LayoutConfig, Widget } from 'societies-contract';
import { describe, expect, test } from 'vitest';
import {
  arrange,
  movedMeanwhile,
  optionsOf,
  startArranging,
  unsavedOf,
  type ArrangeAction,
  type Arrangement,
} from './arrange.ts';

const widget = (id: number, x: number, y: number, version = 1): Widget => ({
  id,
  society: 1,
  version,
  content_type: 'slogan',
  content: { text: `Slogan ${id}` },
  layout_config: { x, y, w: 1, h: 1 },
  created_at: '2026-10-01T09:00:00Z',
  updated_at: '2026-10-01T09:00:00Z',
});

/** Three in a row, and one under the first. */
const stored = [widget(1, 0, 0), widget(2, 1, 0), widget(3, 2, 0), widget(4, 0, 1)];

const after = (state: Arrangement, ...actions: ArrangeAction[]) => actions.reduce(arrange, state);
const placesOf = ({ layout }: Arrangement): Record<number, LayoutConfig> =>
  Object.fromEntries(layout.map(({ id, layout_config }) => [id, layout_config]));
const right = (id: number): ArrangeAction => ({ type: 'move', id, direction: 'right' });
const down = (id: number): ArrangeAction => ({ type: 'move', id, direction: 'down' });

describe('one widget', () => {
  test('is moved, announced, and unsaved with its version', () => {
    const state = after(startArranging(stored), right(4));
    expect(placesOf(state)[4]).toMatchObject({ x: 1, y: 1 });
    expect(state.announcement).toMatchObject({ what: 'moved', at: { x: 1, y: 1 }, rows: 2, again: false });
    expect(unsavedOf(state)).toEqual([{ id: 4, version: 1, layout_config: { x: 1, y: 1, w: 1, h: 1 } }]);
  });

  test('that is moved back is not unsaved', () => {
    const state = after(startArranging(stored), right(4), { type: 'move', id: 4, direction: 'left' });
    expect(unsavedOf(state)).toEqual([]);
    expect(state.draft).toBeNull();
  });

  test('cannot leave the grid, which is announced each time', () => {
    const once = after(startArranging(stored), right(3));
    const twice = after(once, right(3));
    const thrice = after(twice, right(3));
    for (const state of [once, twice, thrice]) {
      expect(state.announcement?.what).toBe('stuck');
      expect(placesOf(state)).toEqual(placesOf(startArranging(stored)));
    }
    expect([once, twice, thrice].map((state) => state.announcement?.again)).toEqual([false, true, false]);
  });

  test('is made larger by a size, and one step at a time', () => {
    const wide = after(startArranging(stored), { type: 'resize', id: 4, size: 'wide' });
    expect(placesOf(wide)[4]).toMatchObject({ w: 2, h: 1 });
    const large = after(wide, { type: 'stretch', id: 4, direction: 'down' });
    expect(placesOf(large)[4]).toMatchObject({ w: 2, h: 2 });
    expect(large.announcement?.what).toBe('resized');
    expect(optionsOf(large, 4).size).toBe('large');
  });

  test('dropped where it was is unchanged', () => {
    const start = startArranging(stored);
    const state = after(start, { type: 'dragged', id: 1, layout: start.layout });
    expect(state).toMatchObject({ draft: null, announcement: null, blocked: true, drops: 1 });
    expect(after(state, { type: 'unblock' }).blocked).toBe(false);
  });

  test('offers only directions that move it', () => {
    expect(optionsOf(startArranging(stored), 1)).toEqual({
      directions: { up: false, down: true, left: false, right: true },
      size: 'regular',
    });
  });
});

describe('a lifted widget', () => {
  const held = after(startArranging(stored), { type: 'toggle', id: 1 }, right(1), right(1));

  test('is put back to where it was lifted', () => {
    const back = after(held, { type: 'restore', id: 1 });
    expect(placesOf(back)).toEqual(placesOf(startArranging(stored)));
    expect(back).toMatchObject({ lifted: null, announcement: { what: 'restored' } });
    expect(unsavedOf(back)).toEqual([]);
  });

  test('is dropped once, by its handle or by leaving it', () => {
    const dropped = after(held, { type: 'toggle', id: 1 });
    expect(dropped).toMatchObject({ lifted: null, blocked: true, drops: 1 });
    expect(after(dropped, { type: 'drop', id: 1 })).toBe(dropped);
  });

  test('keeps what was moved before it was lifted', () => {
    const state = after(startArranging(stored), right(4), { type: 'toggle', id: 1 }, down(1), {
      type: 'restore',
      id: 1,
    });
    expect(unsavedOf(state).map(({ id }) => id)).toEqual([4]);
  });
});

describe('widgets that are read again', () => {
  test('show the added one, until another is lifted', () => {
    const state = after(startArranging(stored), { type: 'stored', widgets: [...stored, widget(5, 1, 1)] });
    expect(state).toMatchObject({ added: 5, announcement: { what: 'added', at: { x: 1, y: 1 } } });
    expect(after(state, { type: 'toggle', id: 1 }).added).toBeNull();
  });

  test('close the hole that a removed one leaves', () => {
    const state = after(startArranging(stored), {
      type: 'stored',
      widgets: stored.filter(({ id }) => id !== 1),
    });
    expect(placesOf(state)[4]).toMatchObject({ x: 0, y: 0 });
    expect(state.announcement).toBeNull();
  });

  test('keep what is not saved', () => {
    const state = after(startArranging(stored), right(4), { type: 'stored', widgets: [...stored] });
    expect(placesOf(state)[4]).toMatchObject({ x: 1, y: 1 });
  });

  test('leave nothing unsaved once they stand where they were put', () => {
    const state = after(startArranging(stored), right(4), {
      type: 'stored',
      widgets: [...stored.slice(0, 3), widget(4, 1, 1, 2)],
    });
    expect(state.draft).toBeNull();
  });
});

describe('widgets that somebody else moved', () => {
  const theirs = [widget(1, 0, 1, 2), widget(2, 1, 0), widget(3, 2, 0), widget(4, 0, 0, 2)];
  const both = after(startArranging(stored), right(4), { type: 'stored', widgets: theirs }, { type: 'save' });

  test('are told apart from those moved here', () => {
    expect(both.tried).toBe(true);
    expect(movedMeanwhile(both)).toEqual([
      { id: 1, theirs: { x: 0, y: 1, w: 1, h: 1 }, mine: undefined },
      { id: 4, theirs: { x: 0, y: 0, w: 1, h: 1 }, mine: { x: 1, y: 1, w: 1, h: 1 } },
    ]);
  });

  test('give way to mine, on top of theirs and of its version', () => {
    const state = after(both, { type: 'keepMine' });
    expect(movedMeanwhile(state)).toEqual([]);
    expect(placesOf(state)[4]).toMatchObject({ x: 1, y: 1 });
    expect(unsavedOf(state).find(({ id }) => id === 4)?.version).toBe(2);
  });

  test('or stay as they put them', () => {
    const state = after(both, { type: 'takeTheirs' });
    expect(state).toMatchObject({ draft: null, tried: false });
    expect(placesOf(state)[4]).toMatchObject({ x: 0, y: 0 });
  });
});
