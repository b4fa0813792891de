import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { agendaEvents, agendaNow } from '../agenda.fixture.ts';
import { PlaceList } from './PlaceList.tsx';

/** Events in short, beside something else: the day, the name, and the reader's place where they have one. */
const meta = {
  title: 'Agenda/PlaceList',
  component: PlaceList,
  args: { events: agendaEvents.slice(0, 3), now: agendaNow, style: { maxInlineSize: 300 } },
} satisfies Meta<typeof PlaceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = {
  parameters: inEveryColour,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Waiting · 3rd');
  },
};
