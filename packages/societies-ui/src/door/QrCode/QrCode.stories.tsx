import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { readFrame } from '../codeReader.ts';
import { QrCode } from './QrCode.tsx';

/** What a student shows at the door. It stays dark on white in every scheme: readers look for that. */
const meta = {
  title: 'Door/QrCode',
  component: QrCode,
  args: { value: '17.10000004.Zm9ydHktdHdvLWZhY2U', label: 'Your code for the door' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pixels of what is drawn. */
async function pixelsOf(code: Element): Promise<ImageData> {
  const svg = code.cloneNode(true) as SVGElement;
  svg.setAttribute('width', '300');
  svg.setAttribute('height', '300');
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`;
  await picture.decode();
  const context = new OffscreenCanvas(300, 300).getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 300, 300);
  context.drawImage(picture, 0, 0, 300, 300);
  return context.getImageData(0, 0, 300, 300);
}

export const AtTheDoor: Story = {
  parameters: inEveryColour,
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('img', { name: 'Your code for the door' });
    await expect(await readFrame(await pixelsOf(code))).toBe(args.value);
  },
};
