import { ButtonLink } from '../../base/Button/Button.tsx';
import { Printer } from '../../base/Icon/icons.ts';
import { Modal } from '../../base/Modal/Modal.tsx';
import { QrCode } from '../../door/QrCode/QrCode.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { CopyLink } from '../../posts/CopyLink/CopyLink.tsx';
import type { ListedInvitation } from './Invitations.tsx';
import { Code } from './Invitations.styles.ts';

export const invitationCodeMessages = {
  title: 'Invitation',
  hint: 'Let others scan this, or send them the link.',
  code: 'QR code of the invitation',
  poster: 'Poster to print',
} as const;

interface InvitationCodeProps {
  /** Null closes it. */
  invitation: ListedInvitation | null;
  /** Where its poster is. */
  poster: string | undefined;
  /** Called when it is to be closed. */
  onClose: () => void;
}

/** An invitation to hold out or to send: its code, its link and the way to its poster. */
export function InvitationCode({ invitation, poster, onClose }: InvitationCodeProps) {
  const messages = useMessages('InvitationCode', invitationCodeMessages);
  return (
    <Modal
      open={invitation !== null}
      onClose={onClose}
      title={invitation?.label || messages.title}
      description={messages.hint}
    >
      {invitation && (
        <Code>
          <QrCode value={invitation.url} label={messages.code} />
          <p data-part="address" dir="ltr">
            {invitation.url}
          </p>
          <div data-part="tools">
            <CopyLink address={invitation.url} />
            {poster && (
              <ButtonLink href={poster} variant="soft" icon={<Printer aria-hidden="true" />}>
                {messages.poster}
              </ButtonLink>
            )}
          </div>
        </Code>
      )}
    </Modal>
  );
}
InvitationCode.displayName = 'InvitationCode';
