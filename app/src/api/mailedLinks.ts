import {
  paths,
  type ConfirmResetBody,
  type PasswordResetBody,
  type UnsubscribeReply,
  type VerifyEmailBody,
} from 'societies-contract';
import { postAnonymously } from './client.ts';

/** Calls for mailed links, which need no session. */
export const askForReset = (body: PasswordResetBody) => postAnonymously<unknown>(paths.passwordReset, body);
export const confirmReset = (body: ConfirmResetBody) =>
  postAnonymously<unknown>(paths.confirmPasswordReset, body);
export const confirmEmail = (body: VerifyEmailBody) => postAnonymously<unknown>(paths.verifyEmail, body);
export const unsubscribe = (token: string) =>
  postAnonymously<UnsubscribeReply>(`${paths.unsubscribe}?token=${encodeURIComponent(token)}`);
