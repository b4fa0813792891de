import { forwardRef, useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { CameraOff } from '../../base/Icon/icons.ts';
import { createCodeReader } from '../codeReader.ts';
import { setTorch, useCamera } from '../useCamera.ts';
import { Root } from './CodeScanner.styles.ts';

export const codeScannerMessages = {
  label: 'Camera',
  asking: 'Waiting for the camera …',
  denied: 'The camera is not allowed here. Allow it in the settings of this page, or find people by name.',
  missing: 'There is no camera here. Find people by name.',
} as const;

/** Milliseconds between reads of the camera image. */
const pace = 120;
/** Milliseconds for which a code in view is not reported again. */
const forgetAfter = 2_500;

export interface CodeScannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Called with each code that comes into view, once. */
  onCode: (code: string) => void;
  /** Whether the camera's light is on, if it has one. @default false */
  torch?: boolean;
  /** Called once it is known whether the camera has a light. */
  onTorchKnown?: (hasTorch: boolean) => void;
}

/** A camera that reads codes, with a message if it is unavailable. */
export const CodeScanner = forwardRef<HTMLDivElement, CodeScannerProps>(function CodeScanner(
  { onCode, torch = false, onTorchKnown, ...rest },
  ref,
) {
  const messages = useMessages('CodeScanner', codeScannerMessages);
  const video = useRef<HTMLVideoElement>(null);
  const { state, stream, hasTorch } = useCamera();
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });

  // Synchronises with the camera's stream.
  useEffect(() => {
    if (!stream || !video.current) return;
    video.current.srcObject = stream;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const last = { code: '', seen: -Infinity };
    const look = async () => {
      const read = await createCodeReader();
      const again = async () => {
        const code = video.current ? await read(video.current).catch(() => undefined) : undefined;
        if (stopped) return;
        const now = performance.now();
        if (code !== undefined) {
          if (code !== last.code || now - last.seen > forgetAfter) latest.current(code);
          Object.assign(last, { code, seen: now });
        }
        timer = setTimeout(() => void again(), pace);
      };
      if (!stopped) void again();
    };
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [stream]);

  useEffect(() => {
    onTorchKnown?.(hasTorch);
  }, [hasTorch, onTorchKnown]);
  useEffect(() => {
    if (hasTorch) setTorch(stream, torch);
  }, [stream, hasTorch, torch]);

  return (
    <Root ref={ref} data-soc="CodeScanner" data-state={state} {...rest}>
      <video data-part ref={video} aria-label={messages.label} autoPlay muted playsInline />
      {state === 'on' && <div data-part="frame" aria-hidden="true" />}
      {state !== 'on' && (
        <p data-part="reason" role="status">
          {state !== 'asking' && <CameraOff aria-hidden="true" strokeWidth={1.5} />}
          <span>{messages[state]}</span>
        </p>
      )}
    </Root>
  );
});
CodeScanner.displayName = 'CodeScanner';
