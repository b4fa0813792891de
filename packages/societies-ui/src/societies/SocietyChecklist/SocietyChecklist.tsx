import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Check } from '../../base/Icon/icons.ts';
import { Progress } from '../../base/Progress/Progress.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './SocietyChecklist.styles.ts';

export const societyChecklistMessages = {
  title: 'Light up your society',
  hint: 'A few steps that help people find you. This list goes away when they are done.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done:',
  logo: 'Give it a logo',
  logoAction: 'Choose a logo',
  slogan: 'Put a slogan on the home page',
  sloganAction: 'Write a slogan',
  description: 'Say what you are about',
  descriptionAction: 'Write about it',
  event: 'Announce a first event',
  eventAction: 'Create an event',
  post: 'Write a first post',
  postAction: 'Write a post',
  invite: 'Invite somebody',
  inviteAction: 'Copy the link',
} as const;

/** The steps to complete a new society, in the suggested order. */
const steps = ['logo', 'slogan', 'description', 'event', 'post', 'invite'] as const;
export type SocietyStep = (typeof steps)[number];

export interface SocietyChecklistProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Whether each step is done. Omitted steps are not shown, such as the event step if events are off. */
  done: Readonly<Partial<Record<SocietyStep, boolean>>>;
  /** Called when a step's button is pressed. */
  onStep: (step: SocietyStep) => void;
}

/** A President's checklist for a new society. Renders nothing once it is complete. */
export const SocietyChecklist = forwardRef<HTMLElement, SocietyChecklistProps>(function SocietyChecklist(
  { done, onStep, ...rest },
  ref,
) {
  const messages = useMessages('SocietyChecklist', societyChecklistMessages);
  const id = useId();
  const shownSteps = steps.filter((step) => done[step] !== undefined);
  const finished = shownSteps.filter((step) => done[step]).length;
  if (finished === shownSteps.length) return null;
  return (
    <Root ref={ref} as="section" data-soc="SocietyChecklist" aria-labelledby={id} {...rest}>
      <div data-part="head">
        <h2 data-part id={id}>
          {messages.title}
        </h2>
        <p data-part>{messages.hint}</p>
      </div>
      <Progress
        label={messages.title}
        hideLabel
        value={finished}
        max={shownSteps.length}
        valueText={messages.progress(finished, shownSteps.length)}
      />
      <ul data-part>
        {shownSteps.map((step) => (
          <li data-part key={step} data-state={done[step] ? 'done' : undefined}>
            <span data-part="mark">{done[step] && <Check aria-hidden="true" strokeWidth={2.5} />}</span>
            <span data-part="name">
              {done[step] && <VisuallyHidden>{`${messages.done} `}</VisuallyHidden>}
              <span>{messages[step]}</span>
            </span>
            {!done[step] && (
              <Button variant="soft" size="small" onClick={() => onStep(step)}>
                {messages[`${step}Action`]}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
});
SocietyChecklist.displayName = 'SocietyChecklist';
