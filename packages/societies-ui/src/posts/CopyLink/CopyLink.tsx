import { AddressField } from '../../base/AddressField/AddressField.tsx';
import { Check, Link2 } from '../../base/Icon/icons.ts';
import { Button } from '../../base/Button/Button.tsx';
import { useCopy, wholeAddress } from '../../base/useCopy.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const copyLinkMessages = {
  copy: 'Copy link',
  copied: 'Link copied',
} as const;

/** Copies an address to the clipboard, or shows it to be copied by hand if the browser refuses. */
export function CopyLink({ address }: { address: string }) {
  const messages = useMessages('CopyLink', copyLinkMessages);
  const { state, copy } = useCopy();
  const copied = state === 'copied';
  if (state === 'refused') return <AddressField address={wholeAddress(address)} />;
  return (
    <>
      <Button
        data-part="copy"
        variant="bare"
        icon={copied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        onClick={() => void copy(address)}
      >
        {copied ? messages.copied : messages.copy}
      </Button>
      <VisuallyHidden role="status">{copied && messages.copied}</VisuallyHidden>
    </>
  );
}
