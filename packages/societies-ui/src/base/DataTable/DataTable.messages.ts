export const dataTableMessages = {
  range: (from: string, to: string, count: string) => `${from}–${to} of ${count}`,
  shown: (from: string, to: string, count: string) => `Rows ${from} to ${to} of ${count}`,
  pages: (caption: string) => `Pages: ${caption}`,
  loading: 'Loading...',
  empty: 'Nothing to display',
} as const;
