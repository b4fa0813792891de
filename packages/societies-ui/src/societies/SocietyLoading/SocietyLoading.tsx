import { forwardRef } from 'react';
import { Spinner, type SpinnerProps } from '../../base/Spinner/Spinner.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const societyLoadingMessages = { label: 'Loading society data...' } as const;

/** The spinner of a society's pages. */
export const SocietyLoading = forwardRef<HTMLSpanElement, Omit<SpinnerProps, 'size' | 'labelled'>>(
  function SocietyLoading(props, ref) {
    const messages = useMessages('SocietyLoading', societyLoadingMessages);
    return (
      <Spinner ref={ref} data-soc="SocietyLoading" size="large" labelled label={messages.label} {...props} />
    );
  },
);
SocietyLoading.displayName = 'SocietyLoading';
