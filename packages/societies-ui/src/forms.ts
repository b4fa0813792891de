'use client';

/** Forms with validation: they carry yup and react-hook-form, which pages without a form need not load. */
export type { LoginValues, SignupValues } from 'societies-contract/forms';
