import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Part } from './Part';

afterEach(cleanup);

it('draws, toasts, and opens a menu and a dialog without console messages', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const user = userEvent.setup();
  render(<Part />);
  screen.getByText('Geminids on the roof');
  await user.click(screen.getByText('Join'));
  await screen.findByText('You have joined Chess Club');
  await user.click(screen.getByText('More'));
  await user.click(await screen.findByText('Delete'));
  expect(screen.queryByText('Delete')).toBeNull();
  await user.click(screen.getByText('Ask'));
  expect((await screen.findByText('You can join again.')).closest('dialog')?.open).toBe(true);
  await user.click(screen.getByLabelText('Close'));
  expect(screen.queryByText('You can join again.')).toBeNull();
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
}, 120_000);
