import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ImageProblem } from '../imageFile.ts';
import { forCropping, readyImage } from '../readyImage.ts';

/** State of choosing a picture to crop: the file, the problem with the last one tried, and a reset. */
export const useChosenImage = () => {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [reading, setReading] = useState<Promise<boolean> | null>(null);
  /** The last file chosen: of two in a row it counts, whichever is ready first. */
  const latest = useRef<File | null>(null);
  return {
    file,
    problem,
    setProblem,
    /** Settles with whether the picture that is being read can be used; null while none is. */
    reading,
    /** Keeps the current file if the new one cannot be used. */
    take: (chosen: File) => {
      latest.current = chosen;
      const read = readyImage(chosen, forCropping).then((ready) => {
        if (latest.current !== chosen) return true;
        // At once, so that the cropper is there when this promise is done.
        flushSync(() => {
          setReading(null);
          setProblem(ready instanceof File ? null : ready);
          if (ready instanceof File) setFile(ready);
        });
        return ready instanceof File;
      });
      setReading(read);
    },
    reset: () => {
      latest.current = null;
      setReading(null);
      setFile(null);
      setProblem(null);
    },
  };
};
