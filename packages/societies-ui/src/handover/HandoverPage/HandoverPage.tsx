import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import type { Handover, HandoverBody } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { Checkbox } from '../../base/Checkbox/Checkbox.tsx';
import { Eye, Pencil } from '../../base/Icon/icons.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { PostText } from '../../posts/PostText/PostText.tsx';
import { HandoverForm } from './HandoverForm.tsx';
import { handoverPageMessages } from './HandoverPage.messages.ts';
import { Root } from './HandoverPage.styles.ts';
import { YearByMonth } from './YearByMonth.tsx';

export interface HandoverPageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The stored page of a role. What is written and not saved stays when it changes. */
  handover: Handover;
  /** The steps of a new holder that are done, by id; undefined for others, who see no checklist. */
  steps?: readonly string[];
  /** Called with the steps that are done. */
  onStepsChange?: (steps: readonly string[]) => void;
  /** Stores what was changed, with the version that it is based on. Without it the reader only reads. */
  onSave?: (body: HandoverBody) => void | Promise<unknown>;
  /** Called with whether there are unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** The steps of a new holder, in order. */
const stepIds = ['read', 'meet', 'write'] as const;

/** What the next holder of a role needs to know: notes, questions, contacts, and the last year's events by month. */
export const HandoverPage = forwardRef<HTMLDivElement, HandoverPageProps>(function HandoverPage(
  { handover, steps, onStepsChange, onSave, onDirtyChange, ...rest },
  ref,
) {
  const messages = useMessages('HandoverPage', handoverPageMessages);
  const dates = useDates();
  const [editing, setEditing] = useState(false);
  const { role, text, questions, contacts, written_by: by, written_at: at } = handover;
  const empty = text === '' && questions === '' && contacts.length === 0;
  return (
    <Root ref={ref} data-soc="HandoverPage" {...rest}>
      <Card as="section" padding="large" data-part="page" aria-label={messages.title(role.name)}>
        <div data-part="head">
          <div>
            <h2 data-part>{messages.title(role.name)}</h2>
            <p data-part="readers">
              <Eye aria-hidden="true" />
              <span>{messages.readers}</span>
            </p>
          </div>
          {onSave && !editing && (
            <Button variant="quiet" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
              {messages.edit}
            </Button>
          )}
        </div>
        {editing && onSave ? (
          <HandoverForm
            handover={handover}
            onSave={onSave}
            onDirtyChange={onDirtyChange}
            onClose={() => setEditing(false)}
          />
        ) : (
          <>
            {empty && (
              <div data-part="nothing">
                <p data-part>{messages.nothing}</p>
                <p data-part>{messages.nothingHint}</p>
              </div>
            )}
            {text && <PostText>{text}</PostText>}
            {questions && (
              <section data-part aria-label={messages.questions}>
                <h3 data-part>{messages.questions}</h3>
                <PostText>{questions}</PostText>
              </section>
            )}
            {contacts.length > 0 && (
              <section aria-label={messages.contacts} data-part="contacts">
                <h3 data-part>{messages.contacts}</h3>
                <dl data-part>
                  {contacts.map(({ label, value }, index) => (
                    <div key={`${label} ${index}`}>
                      <dt data-part>{label}</dt>
                      <dd data-part>{value}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            )}
            {at && (
              <p data-part="written">
                {messages.written(by?.name ?? messages.somebody, dates.dayAndMonth(dates.isoDay(at)))}
              </p>
            )}
          </>
        )}
      </Card>
      <div data-part="aside">
        {steps && onStepsChange && (
          <Card as="section" padding="medium" data-part="steps" aria-label={messages.checklist}>
            <h3 data-part>{messages.checklist}</h3>
            <p data-part>{messages.checklistHint}</p>
            <div>
              {stepIds.map((id) => (
                <Checkbox
                  key={id}
                  label={messages.steps[id]}
                  checked={steps.includes(id)}
                  onChange={({ target }) =>
                    onStepsChange(target.checked ? [...steps, id] : steps.filter((one) => one !== id))
                  }
                />
              ))}
            </div>
          </Card>
        )}
        <YearByMonth months={handover.months} />
      </div>
    </Root>
  );
});
HandoverPage.displayName = 'HandoverPage';
