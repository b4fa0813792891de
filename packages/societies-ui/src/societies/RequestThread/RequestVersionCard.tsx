import { useState } from 'react';
import type { RequestVersion } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { ChevronDown } from '../../base/Icon/icons.ts';

interface RequestVersionCardProps {
  /** The name and the proposal as they were sent. */
  version: RequestVersion;
  /** The name of its category. */
  category: string | undefined;
  /** Which version it is: on the button that unfolds it. */
  label: string;
  /** Whether its proposal is cut to two lines until the reader asks for more. */
  folded: boolean;
}

/** What a request said when it was sent. */
export function RequestVersionCard({ version, category, label, folded }: RequestVersionCardProps) {
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? !folded;
  return (
    <div data-part="version" data-state={open ? 'open' : 'closed'}>
      <div data-part="version-head">
        <strong data-part>{version.name}</strong>
        {category && <Badge>{category}</Badge>}
        {folded && (
          <Button
            variant="bare"
            size="small"
            aria-expanded={open}
            iconAfter={<ChevronDown aria-hidden="true" />}
            onClick={() => setChosen(!open)}
          >
            {label}
          </Button>
        )}
      </div>
      <p data-part>{version.proposal}</p>
    </div>
  );
}
RequestVersionCard.displayName = 'RequestVersionCard';
