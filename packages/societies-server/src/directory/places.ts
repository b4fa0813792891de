/** Numbers things from 0 on, so that arrays can say something of each. A number that becomes free is given again. */
export interface Places {
  /** How many numbers were ever needed at once. */
  readonly size: number;
  /** @returns the number of a thing; a new one gets one. */
  of(id: number): number;
  free(id: number): void;
  /** @returns the thing that has the number. */
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
