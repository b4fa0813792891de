import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { agendaEvents, agendaNow } from '../agenda.fixture.ts';
import { Agenda } from './Agenda.tsx';

/** Events under their days. Today and tomorrow go by name, the others by weekday. */
const meta = {
  title: 'Agenda/Agenda',
  component: Agenda,
  args: { events: agendaEvents, now: agendaNow, onRegister: fn() },
} satisfies Meta<typeof Agenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weekend: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(names).toEqual(['Today', 'Tomorrow', 'Sunday']);
    await step('pictures at the head are fetched at once, the others when they come near', async () => {
      const pictures = [...canvasElement.querySelectorAll('[data-soc="SocietyArt"]')];
      const when = pictures.map((picture) => picture.getAttribute('loading'));
      await expect(when.slice(0, 4)).toEqual(['eager', 'eager', 'eager', 'lazy']);
      await expect(new Set(when.slice(3))).toEqual(new Set(['lazy']));
    });
  },
};

export const Registering: Story = { args: { pending: 4 } };
