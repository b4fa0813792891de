import type { EventAnswers, EventQuestion, Society } from 'societies-contract';
import { AskToJoin } from 'societies-ui/membership';
import { fieldErrorsOf } from '../../api/ApiError.ts';

export interface AskToJoinDialogProps {
  society: Pick<Society, 'name'>;
  questions: readonly EventQuestion[];
  onSubmit: (answers: EventAnswers) => Promise<unknown>;
  onClose: () => void;
  /** What the last attempt was refused for. */
  error: unknown;
}

const about = 'answers.';

/** The questions of a society, loaded on demand with their form. */
export default function AskToJoinDialog({ society, error, ...rest }: AskToJoinDialogProps) {
  const errors = Object.entries(fieldErrorsOf(error) ?? {}).flatMap(([field, [message]]) =>
    field.startsWith(about) ? [[field.slice(about.length), message] as const] : [],
  );
  return <AskToJoin open society={society.name} errors={Object.fromEntries(errors)} {...rest} />;
}
