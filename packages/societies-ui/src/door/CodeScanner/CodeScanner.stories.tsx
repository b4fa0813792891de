import type { Meta, StoryObj } from '@storybook/react-vite';
import { encodeQR } from 'qr';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { CodeScanner } from './CodeScanner.tsx';

/** The camera that looks for codes. It is asked for when the scanner appears, and given back when it goes. */
const meta = {
  title: 'Door/CodeScanner',
  component: CodeScanner,
  args: { onCode: fn(), style: { blockSize: 420 } },
} satisfies Meta<typeof CodeScanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A camera that looks at a sheet of paper with a code on it. */
function cameraBefore(code: string): MediaStream {
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [640, 480];
  const context = sheet.getContext('2d');
  const rows = encodeQR(code, 'raw', { border: 4 });
  const side = 360 / rows.length;
  const draw = () => {
    if (!context) return;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, sheet.width, sheet.height);
    context.fillStyle = '#000000';
    rows.forEach((row, y) =>
      row.forEach(
        (dark, x) => dark && context.fillRect(140 + x * side, 60 + y * side, side + 0.5, side + 0.5),
      ),
    );
  };
  draw();
  // A canvas that nobody draws on sends no frame.
  const drawing = setInterval(draw, 50);
  const stream = sheet.captureStream(20);
  stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(drawing));
  return stream;
}

const withCamera = (open: () => Promise<MediaStream>) => () => {
  const camera = spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(open);
  return () => camera.mockRestore();
};

/** A code in sight is told once, however long it stays. */
export const ACodeInSight: Story = {
  beforeEach: withCamera(() => Promise.resolve(cameraBefore('17.10000031.c2lnbmF0dXJl'))),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('17.10000031.c2lnbmF0dXJl'), {
      timeout: 15_000,
    });
    const video: HTMLVideoElement = canvas.getByLabelText('Camera');
    const until = video.currentTime + 0.6;
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(until), { timeout: 5_000 });
    await expect(args.onCode).toHaveBeenCalledOnce();
  },
};

const detect = fn((_: CanvasImageSource) => Promise.resolve([{ rawValue: '17.10000031.bmF0aXZl' }]));
/** A browser that reads codes itself is asked, and nothing else is loaded. */
export const ABrowserThatReads: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    detect.mockClear();
    class Detector {
      static getSupportedFormats = () => Promise.resolve(['ean_13', 'qr_code']);
      detect = detect;
    }
    const own = Object.getOwnPropertyDescriptor(globalThis, 'BarcodeDetector');
    Object.defineProperty(globalThis, 'BarcodeDetector', { value: Detector, configurable: true });
    const giveBack = withCamera(() => Promise.resolve(cameraBefore('nobody reads this one')))();
    return () => {
      giveBack();
      if (own) Object.defineProperty(globalThis, 'BarcodeDetector', own);
      else Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    };
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('17.10000031.bmF0aXZl'));
    await expect(detect).toHaveBeenCalledWith(canvas.getByLabelText('Camera'));
    await expect(args.onCode).not.toHaveBeenCalledWith('nobody reads this one');
  },
};

export const NotAllowed: Story = {
  beforeEach: withCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The camera is not allowed here/)).toBeVisible();
  },
};

export const NoCamera: Story = {
  beforeEach: withCamera(() => Promise.reject(new DOMException('no', 'NotFoundError'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no camera here. Find people by name.')).toBeVisible();
  },
};
