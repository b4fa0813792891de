'use client';

/** What server components use. Named from the package there, Next.js would load all of the entry. */
export { EventCard, SocietyCard, ThemeScope, ToastProvider } from 'societies-ui';
