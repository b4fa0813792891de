import { forwardRef, useMemo, useState } from 'react';
import { accountValidation, contentValidation, type AdminSociety, type Category } from 'societies-contract';
import { societyRequestSchema } from 'societies-contract/forms';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import type { ModalProps } from '../../base/Modal/Modal.tsx';
import { Select } from '../../base/Select/Select.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormModal } from '../../content/FormModal/FormModal.tsx';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';

export const renameSocietyMessages = {
  title: (name: string) => `Rename ${name}`,
  name: 'Name',
  category: 'Category',
  links: 'Links, invitations, posters and calendars keep working under the new name.',
  save: 'Save',
  renameTitle: (name: string, to: string) => `Rename ${name} to ${to}?`,
  moveTitle: (name: string, to: string) => `Move ${name} to ${to}?`,
  both: (category: string) => `It moves to ${category} too.`,
  told: (members: string) => `Its committee is notified. Its members (${members}) see the change at once.`,
  renamed: 'Old links keep working. Searches find it by its new name only.',
  confirm: 'Rename',
  move: 'Move',
  ...accountValidation.any,
  ...contentValidation.societyRequest,
} as const;

export type RenamedSociety = Pick<AdminSociety, 'id' | 'name' | 'category' | 'member_count' | 'version'>;
type Fields = { name: string; category: string };
/** The new name, and the id of the category. */
export type SocietyRenaming = { name: string; category: number };

export interface RenameSocietyProps extends Omit<
  ModalProps,
  'open' | 'title' | 'description' | 'actions' | 'children' | 'onSubmit'
> {
  /** The society as it is stored. */
  society: RenamedSociety;
  /** All categories; undefined while they load. */
  categories?: readonly Category[];
  /** The society as somebody else has stored it meanwhile: the form shows what differs and asks which to keep. */
  conflict?: RenamedSociety;
  /** The server's messages for single fields. */
  fieldErrors?: FieldErrors<Fields>;
  /** Called after the question, with the version that the change is based on. Until its promise is settled, it counts as being sent. */
  onRename: (renaming: SocietyRenaming, version: number | undefined) => void | Promise<unknown>;
}

const fieldsOf = ({ name, category }: RenamedSociety): Fields => ({ name, category: String(category.id) });

/** Renames a society or moves it to another category, and says first what that does. */
export const RenameSociety = forwardRef<HTMLDialogElement, RenameSocietyProps>(function RenameSociety(
  { society, categories, conflict, fieldErrors, onRename, onClose, ...rest },
  ref,
) {
  const messages = useMessages('RenameSociety', renameSocietyMessages);
  const rules = useFormRules();
  const { number } = useNumbers();
  const [asked, setAsked] = useState<{ renaming: SocietyRenaming; version: number | undefined }>();
  const options = (categories ?? [society.category]).map(({ id, name }) => ({ value: id, label: name }));
  const { field, submission, notice } = useVersionedForm<Fields, SocietyRenaming>({
    schema: useMemo(
      () => societyRequestSchema(rules, messages).pick(['name', 'category']),
      [rules, messages],
    ),
    values: fieldsOf(society),
    fieldErrors,
    version: society.version,
    current: conflict && { values: fieldsOf(conflict), version: conflict.version },
    labels: messages,
    wordsFor: (name, id) =>
      name === 'category' ? options.find(({ value }) => String(value) === id)?.label : undefined,
    onSubmit: (renaming, version) => setAsked({ renaming, version }),
  });
  const question = () => {
    if (!asked) return null;
    const { name, category } = asked.renaming;
    const to = options.find(({ value }) => value === category)?.label ?? '';
    const renamed = name !== society.name;
    const moved = category !== society.category.id;
    return (
      <ConfirmDialog
        open
        onClose={() => setAsked(undefined)}
        title={renamed ? messages.renameTitle(society.name, name) : messages.moveTitle(society.name, to)}
        description={[
          ...(renamed ? [messages.renamed] : []),
          ...(renamed && moved ? [messages.both(to)] : []),
          messages.told(number(society.member_count)),
        ].join(' ')}
        confirmLabel={renamed ? messages.confirm : messages.move}
        onConfirm={async () => {
          await onRename(asked.renaming, asked.version);
          setAsked(undefined);
        }}
      />
    );
  };
  return (
    <>
      <FormModal
        ref={ref}
        {...rest}
        data-soc="RenameSociety"
        open
        onClose={onClose}
        title={messages.title(society.name)}
        description={messages.links}
        submitLabel={messages.save}
        {...submission}
      >
        <TextField label={messages.name} maxLength={rules.society.nameMax} required {...field('name')} />
        <Select label={messages.category} options={options} required {...field('category')} />
        {notice}
      </FormModal>
      {question()}
    </>
  );
});
RenameSociety.displayName = 'RenameSociety';
