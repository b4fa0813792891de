import type { SocietyEvent } from 'societies-contract';
import { CancelEvent } from 'societies-ui/event';

export interface CancelDialogProps {
  event: SocietyEvent;
  onClose: () => void;
  onCancel: (reason: string, following: boolean) => Promise<unknown>;
}

export default function CancelDialog({ event, onClose, onCancel }: CancelDialogProps) {
  const repeats = event.series_id !== null && event.series_id !== undefined;
  return <CancelEvent open event={event.name} repeats={repeats} onClose={onClose} onSubmit={onCancel} />;
}
