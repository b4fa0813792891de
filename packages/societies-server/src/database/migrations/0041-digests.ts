import { step } from './step.ts';

/** Finds the users whose digest is due. */
export const digests = [
  step(
    '0041-digests-due',
    `
    create index if not exists notification_settings_digest on notification_settings (digest, digest_sent_at)
    where digest <> 'off'`,
  ),
];
