import { useEffect, useState } from 'react';

export type CameraState = 'asking' | 'on' | 'denied' | 'missing';

export interface Camera {
  state: CameraState;
  /** The video stream, while the camera is on. */
  stream?: MediaStream;
  /** Whether the camera has a light. */
  hasTorch: boolean;
}

const track = (stream: MediaStream | undefined) => stream?.getVideoTracks()[0];

export const setTorch = (stream: MediaStream | undefined, on: boolean): void =>
  void track(stream)?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });

/** The rear camera, while mounted. */
export function useCamera(): Camera {
  const [camera, setCamera] = useState<Camera>({ state: 'asking', hasTorch: false });

  // Synchronises with the camera's stream.
  useEffect(() => {
    let stream: MediaStream | undefined;
    let stopped = false;
    const stop = () => stream?.getTracks().forEach((one) => one.stop());
    const begin = async () => {
      try {
        // Insecure contexts have no `mediaDevices`.
        if (!('mediaDevices' in navigator)) throw new DOMException('no camera', 'NotFoundError');
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
        });
        if (stopped) return stop();
        setCamera({ state: 'on', stream, hasTorch: 'torch' in (track(stream)?.getCapabilities?.() ?? {}) });
      } catch (error) {
        const denied = error instanceof DOMException && error.name === 'NotAllowedError';
        if (!stopped) setCamera({ state: denied ? 'denied' : 'missing', hasTorch: false });
      }
    };
    void begin();
    return () => {
      stopped = true;
      stop();
    };
  }, []);

  return camera;
}
