import { useEffect, useState } from 'react';
import { AddressField } from '../../base/AddressField/AddressField.tsx';
import { Check, Link2 } from '../../base/Icon/icons.ts';
import { Button } from '../../base/Button/Button.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const copyLinkMessages = {
  copy: 'Copy link',
  copied: 'Link copied',
} as const;

/** Milliseconds that the button shows its confirmation. */
const shownFor = 3_000;

/** With its host, as others need it; a route gives a path. */
const whole = (address: string) => new URL(address, document.baseURI).href;

/** Copies an address to the clipboard, or shows it to be copied by hand if the browser refuses. */
export function CopyLink({ address }: { address: string }) {
  const messages = useMessages('CopyLink', copyLinkMessages);
  const [state, setState] = useState<'copied' | 'refused'>();
  const copied = state === 'copied';
  // Synchronises with a timer.
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setState(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      // Undefined in insecure contexts.
      await navigator.clipboard.writeText(whole(address));
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  if (state === 'refused') return <AddressField address={whole(address)} />;
  return (
    <>
      <Button
        data-part="copy"
        variant="bare"
        icon={copied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {copied ? messages.copied : messages.copy}
      </Button>
      <VisuallyHidden role="status">{copied && messages.copied}</VisuallyHidden>
    </>
  );
}
