/** Maps ids to dense indices, so that typed arrays can hold a value for each. Freed indices are reused. */
export interface Indices {
  /** One more than the largest index in use so far. */
  readonly size: number;
  /** @returns the index of an id, allocated when it is new. */
  of(id: number): number;
  free(id: number): void;
  /** @returns the id at an index. */
  at(index: number): number | undefined;
}

export function createIndices(): Indices {
  const indices = new Map<number, number>();
  const ids: (number | undefined)[] = [];
  const empty: number[] = [];

  return {
    get size() {
      return ids.length;
    },
    of(id) {
      const known = indices.get(id);
      if (known !== undefined) return known;
      const index = empty.pop() ?? ids.length;
      ids[index] = id;
      indices.set(id, index);
      return index;
    },
    free(id) {
      const index = indices.get(id);
      if (index === undefined) return;
      indices.delete(id);
      ids[index] = undefined;
      empty.push(index);
    },
    at: (index) => ids[index],
  };
}
