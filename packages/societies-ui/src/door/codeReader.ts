/** Built into Chrome and Android. Source: Shape Detection API. */
interface NativeReader {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}
interface NativeReaders {
  new (options: { formats: string[] }): NativeReader;
  getSupportedFormats: () => Promise<string[]>;
}

/** Reads a code from the current camera image. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** Frames are scaled down to this many pixels on the longer side: enough for a code at arm's length, and fast on old phones. */
const longestSide = 800;

/** The text of a code in a picture; undefined if there is none. Loads the decoder on first use. */
export async function readFrame(frame: ImageData): Promise<string | undefined> {
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(frame);
  } catch {
    return undefined;
  }
}

async function nativeReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeReaders };
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code'))
    return undefined;
  const reader = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await reader.detect(video))[0]?.rawValue;
}

function ownReader(): CodeReader {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!context || width === 0 || height === 0) return undefined;
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    return readFrame(context.getImageData(0, 0, width, height));
  };
}

/** The browser's own QR reader, or one in JavaScript, which works under a strict content security policy. */
export const createCodeReader = async (): Promise<CodeReader> => (await nativeReader()) ?? ownReader();
