import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Hands a page to the runner. `theme` 0 is light, 1 dark and of other colours; what stands inside is the same element. */
export const start = (Themed: ComponentType<{ theme: 0 | 1 }>) => {
  let other: () => void;
  const App = () => {
    const [theme, setTheme] = useState<0 | 1>(0);
    other = () => setTheme(theme ? 0 : 1);
    return <Themed theme={theme} />;
  };
  window.bench = {
    mount: () => {
      const root = createRoot(document.getElementById('root') as HTMLElement);
      flushSync(() => root.render(<App />));
    },
    switchTheme: () => flushSync(() => other()),
  };
};
