import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBeforeSubmit } from '../base/useBeforeSubmit.ts';
import { usePending } from '../base/usePending.ts';
import { cropImage, type cropShapes } from './cropShapes.ts';
import type { ImageArea, ImageProblem } from './imageFile.ts';
import { forCropping, readyImage } from './readyImage.ts';
import { useObjectUrl } from './useObjectUrl.ts';

/** The part that is kept, and the size of its picture. */
export interface Crop {
  area: ImageArea;
  picture: Pick<ImageArea, 'width' | 'height'>;
}

/** A picture, and the part of it that is kept: the middle while it is not shown yet. */
interface Part {
  source: File | string;
  area: ImageArea | undefined;
}

export type ImageCrop = ReturnType<typeof useImageCrop>;

/**
 * The way of a picture from a chosen file to the cropped one. A form of this library that is sent meanwhile takes the part that
 * is shown.
 *
 * @param image what is cropped until another file is chosen
 * @param onApply gets the cropped file; if its promise rejects, the picture is kept
 */
export const useImageCrop = (
  image: File | string | null,
  shape: keyof typeof cropShapes,
  onApply: (file: File) => void | Promise<unknown>,
) => {
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<ImageProblem | null>(null);
  const [reading, setReading] = useState<Promise<boolean> | null>(null);
  /** Of two files chosen in a row the last counts, whichever is ready first. */
  const lastReading = useRef<Promise<boolean> | null>(null);
  const source = file ?? image;
  const address = useObjectUrl(source);
  /** What its cropper said of a picture last: the crop, or null if the picture cannot be read. */
  const [stage, setStage] = useState<{ source: typeof source; crop: Crop | null } | null>(null);
  const crop = stage?.source === source ? stage?.crop : undefined;
  const unreadable = source !== null && crop === null;
  const part = source === null || unreadable ? null : { source, area: crop?.area };

  const { attempt, pending } = usePending(async ({ source: from, area }: Part) => {
    const begunWith = lastReading.current;
    const cropped = await cropImage(from, shape, area).catch((error: unknown) => {
      setStage({ source: from, crop: null });
      throw error;
    });
    // A reset or another file meanwhile counts more.
    if (lastReading.current === begunWith) await onApply(cropped);
  });

  useBeforeSubmit(reading && (() => reading));
  // A chosen file that proves unreadable is no step: its field says so. A host's picture is, until the host removes it.
  const nothingToCrop = source === null || (unreadable && file !== null);
  useBeforeSubmit(reading || nothingToCrop ? null : async () => part !== null && attempt(part));

  return {
    /** Null if there is none to be cropped. */
    source: unreadable ? null : source,
    /** Null until the browser has made it. */
    address: unreadable ? null : address,
    crop: crop ?? null,
    problem: unreadable ? 'unreadable' : refused,
    /** Keeps the picture that there is if the new one cannot be used. */
    choose: (chosen: File) => {
      const read: Promise<boolean> = readyImage(chosen, forCropping).then((ready) => {
        if (lastReading.current !== read) return lastReading.current ?? true;
        // At once, so that a form that waits for this promise waits for the crop as well.
        flushSync(() => {
          setReading(null);
          setRefused(ready instanceof File ? null : ready);
          if (ready instanceof File) setFile(ready);
        });
        return ready instanceof File;
      });
      lastReading.current = read;
      setReading(read);
    },
    reset: () => {
      lastReading.current = null;
      setReading(null);
      setFile(null);
      setRefused(null);
    },
    setCrop: (next: Crop | null) => setStage({ source, crop: next }),
    /** Null while there is no part to keep. */
    apply: part?.area && (() => attempt(part)),
    applying: pending !== null,
  } as const;
};
