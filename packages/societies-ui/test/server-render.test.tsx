import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { ToastProvider } from '../src/base/Toast/ToastProvider.tsx';
import { subjects } from '../src/foundations/conformance.fixture.tsx';

/** Every exported component renders on a server: without a document, without a warning, with its stable attribute. */
describe('on a server', () => {
  let complaints: MockInstance<typeof console.error>;
  beforeEach(() => {
    complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    complaints.mockRestore();
  });

  it('has no document', () => {
    expect(typeof document).toBe('undefined');
  });

  it.each(subjects)('$name', ({ name, render }) => {
    const html = renderToString(
      <StrictMode>
        <ToastProvider>{render({ className: 'host-class' })}</ToastProvider>
      </StrictMode>,
    );
    expect(html).toContain(`data-soc="${name}"`);
    expect(html).toContain('host-class');
    expect(complaints).not.toHaveBeenCalled();
  });
});
