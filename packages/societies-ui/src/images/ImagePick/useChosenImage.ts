import { useState } from 'react';
import { imageProblem, type ImageProblem } from '../imageFile.ts';

/** A picture that is being chosen: the file, what is wrong with the last one that was tried, and the way to begin anew. */
export const useChosenImage = () => {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  return {
    file,
    problem,
    setProblem,
    /** Keeps the file that there is when the new one cannot be used. */
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
