import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { PaymentNote } from './PaymentNote.tsx';

const payment = {
  instructions: 'Transfer to the Astronomy Society, sort code 20-45-77.\nReference: your university ID.',
  url: 'https://shop.example.org/dark-sky',
  pay_within_hours: 72,
};

/** What to do to pay for a place, with the ticket. The money goes another way: organisers note that somebody has paid. */
const meta = {
  title: 'Events/PaymentNote',
  component: PaymentNote,
  args: { price: 65, payment, place: { paid: false, pay_until: '2026-11-23T18:00:00Z' } },
} satisfies Meta<typeof PaymentNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToPay: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pay £65.00 by 23 November 2026, 18:00')).toBeVisible();
    await expect(canvas.getByText(/sort code 20-45-77/)).toBeVisible();
    await expect(canvas.getByText(/your place goes to somebody else/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Go to the payment page' });
    await expect(link).toHaveAttribute('href', payment.url);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const WithoutADeadline: Story = {
  args: {
    payment: { ...payment, url: null, pay_within_hours: null },
    place: { paid: false, pay_until: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pay £65.00')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText(/somebody else/)).toBeNull();
  },
};

/** What was to do is no longer of interest. */
export const Paid: Story = {
  parameters: inEveryMode,
  args: { place: { paid: true, pay_until: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(canvas.queryByText(/sort code/)).toBeNull();
  },
};

/** An event that says nothing of payment. */
export const NothingToSay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { payment: null, place: { paid: false, pay_until: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-soc="PaymentNote"]')).toBeNull();
  },
};

export const Phone: Story = { ...ToPay, globals: { viewport: { value: 'phone' } } };

export const InGerman: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Bezahle 65,00/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zur Zahlungsseite' })).toBeVisible();
  },
};
