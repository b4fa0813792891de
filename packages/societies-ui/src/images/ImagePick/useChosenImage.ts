import { useState } from 'react';
import { imageProblem, type ImageProblem } from '../imageFile.ts';

/** State of choosing a picture: the file, the problem with the last one tried, and a reset. */
export const useChosenImage = () => {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  return {
    file,
    problem,
    setProblem,
    /** Keeps the current file if the new one cannot be used. */
    take: (chosen: File) => {
      const wrong = imageProblem(chosen);
      setProblem(wrong);
      if (!wrong) setFile(chosen);
    },
    reset: () => {
      setFile(null);
      setProblem(null);
    },
  };
};
