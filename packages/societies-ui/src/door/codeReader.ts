/** Chrome and Android read codes themselves. Source: Shape Detection API. */
interface NativeReader {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}
interface NativeReaders {
  new (options: { formats: string[] }): NativeReader;
  getSupportedFormats: () => Promise<string[]>;
}

/** Looks for a code in what the camera shows now. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The longer side to which a frame is drawn before it is read: enough for a code at arm's length, and quick on an old phone. */
const longestSide = 800;

/** The text of a code in a picture; undefined where there is none. The code that reads it is fetched at the first call. */
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

/** A reader of QR codes: the browser's own, else one in JavaScript, which needs no permission of a content security policy. */
export const createCodeReader = async (): Promise<CodeReader> => (await nativeReader()) ?? ownReader();
