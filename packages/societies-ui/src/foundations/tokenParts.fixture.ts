/** A token's custom property and its fallback. */
export const tokenParts = (value: string): { property: string; initial: string } => {
  const [, property = '', initial = ''] = /^var\((--[\w-]+), (.+)\)$/.exec(value) ?? [];
  return { property, initial };
};
