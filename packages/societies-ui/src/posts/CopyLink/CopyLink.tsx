import { useEffect, useState } from 'react';
import { Check, Link2 } from '../../base/Icon/icons.ts';
import { Button } from '../../base/Button/Button.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages, type Widened } from '../../host/useMessages.ts';

export const copyLinkMessages = {
  copy: 'Copy link',
  copied: 'Link copied',
} as const;

declare global {
  interface SocietiesMessages {
    CopyLink: Widened<typeof copyLinkMessages>;
  }
}

/** Milliseconds that the button says that it has copied. */
const shownFor = 3_000;

/** Puts an address on the clipboard, and says that it did. */
export function CopyLink({ address }: { address: string }) {
  const messages = useMessages('CopyLink', copyLinkMessages);
  const [copied, setCopied] = useState(false);
  // Synchronises with the browser's clock.
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <Button
        data-part="copy"
        variant="bare"
        icon={copied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        {copied ? messages.copied : messages.copy}
      </Button>
      <VisuallyHidden role="status">{copied && messages.copied}</VisuallyHidden>
    </>
  );
}
