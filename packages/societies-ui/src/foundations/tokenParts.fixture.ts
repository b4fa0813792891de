/** A token as its stylesheet writes it: the custom property, and what it is where nobody sets it. */
export const tokenParts = (value: string): { property: string; initial: string } => {
  const [, property = '', initial = ''] = /^var\((--[\w-]+), (.+)\)$/.exec(value) ?? [];
  return { property, initial };
};
