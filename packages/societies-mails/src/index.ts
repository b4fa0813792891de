export { renderMail, renderMailbox, type Mail, type RenderedMail } from './renderMail.tsx';
export type { MailFrame } from './MailLayout.tsx';
