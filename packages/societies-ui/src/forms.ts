'use client';

/** Forms with validation: they carry yup and react-hook-form, which pages without a form need not load. */
export type { LoginValues, SignupValues } from 'societies-contract/forms';
export { LoginForm, type LoginFormProps } from './account/LoginForm/LoginForm.tsx';
export { SignupForm, type SignupFormProps } from './account/SignupForm/SignupForm.tsx';
export {
  SocietyRequestForm,
  type SocietyRequestFormProps,
} from './societies/SocietyRequestForm/SocietyRequestForm.tsx';
