/** Dense indices for ids, so that typed arrays can hold a value for each. Freed indices are reused. */
export interface Places {
  /** One more than the largest index given out so far. */
  readonly size: number;
  /** @returns the index of an id, allocated when it is new. */
  of(id: number): number;
  free(id: number): void;
  /** @returns the id at an index. */
  at(place: number): number | undefined;
}

export function createPlaces(): Places {
  const places = new Map<number, number>();
  const ids: (number | undefined)[] = [];
  const empty: number[] = [];

  return {
    get size() {
      return ids.length;
    },
    of(id) {
      const known = places.get(id);
      if (known !== undefined) return known;
      const place = empty.pop() ?? ids.length;
      ids[place] = id;
      places.set(id, place);
      return place;
    },
    free(id) {
      const place = places.get(id);
      if (place === undefined) return;
      places.delete(id);
      ids[place] = undefined;
      empty.push(place);
    },
    at: (place) => ids[place],
  };
}
