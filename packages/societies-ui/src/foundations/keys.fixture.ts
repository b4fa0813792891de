import { userEvent } from 'storybook/test';

const mostPresses = 60;

/** Goes on to a control by the Tab key, as who has no pointer does. @throws when the key does not come by it */
export async function tabTo(control: HTMLElement): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await userEvent.tab();
    if (document.activeElement === control) return;
  }
  throw new Error(`Tab does not come by "${control.ariaLabel ?? control.textContent}".`);
}

/** Goes on to a control, and presses it. */
export async function pressByKeys(control: HTMLElement): Promise<void> {
  await tabTo(control);
  await userEvent.keyboard('{Enter}');
}
