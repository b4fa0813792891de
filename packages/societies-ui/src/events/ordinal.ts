const endings = new Intl.PluralRules('en', { type: 'ordinal' });

/** English ordinals: 1st, 2nd, 3rd, 11th. */
export const ordinal = (value: number) =>
  `${value}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' }[endings.select(value)]}`;
