import { useState } from 'react';
import { Page } from './Page';

/** The page, and a button that draws it anew: what a server rendered first is then the browser's own. */
export const Again = () => {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Page key={times} />
      <button type="button" onClick={() => setTimes(times + 1)}>
        Draw again
      </button>
      <output>{times}</output>
    </>
  );
};
