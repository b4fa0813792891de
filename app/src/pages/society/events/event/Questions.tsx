import type { SocietyEvent } from 'societies-contract';
import { SignupQuestions } from 'societies-ui/event';
import { useRegister } from '../useRegister.tsx';

export interface QuestionsProps {
  event: SocietyEvent;
  onClose: () => void;
}

export default function Questions({ event, onClose }: QuestionsProps) {
  const { answer, answersError } = useRegister();
  return (
    <SignupQuestions
      open
      event={event.name}
      questions={event.questions ?? []}
      errors={answersError}
      onClose={onClose}
      onSubmit={async (answers) => {
        if (await answer(event, answers)) onClose();
      }}
    />
  );
}
