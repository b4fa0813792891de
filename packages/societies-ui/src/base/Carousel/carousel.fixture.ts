import { expect, waitFor } from 'storybook/test';

/** A carousel turns once it has measured its slides, which then hides all but one. */
export const measured = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[inert]')).not.toBeNull());
