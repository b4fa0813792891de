import { forwardRef, useContext, useMemo } from 'react';
import {
  accountValidation,
  contentValidation,
  writeNumber,
  type MerchBody,
  type MerchItem,
} from 'societies-contract';
import { merchSchema } from 'societies-contract/forms';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { whileOpen } from '../../base/whileOpen.tsx';
import { ImageField } from '../../images/ImageField/ImageField.tsx';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import type { ContentFormProps } from '../../content/FormModal/contentForm.ts';
import { FormModal } from '../../content/FormModal/FormModal.tsx';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';

export const merchFormMessages = {
  createTitle: 'Create merch',
  editTitle: 'Edit merch',
  name: 'Name',
  description: 'Description',
  category: 'Category',
  price: 'Price',
  url: 'URL',
  urlHint: 'Where people buy it.',
  image: 'Image',
  create: 'Create merch',
  save: 'Save changes',
  ...accountValidation.any,
  ...contentValidation.merch,
} as const;

/** What the form hands over: an item as the server takes it, its picture as a new file, a stored address or none. */
export type MerchDraft = Omit<MerchBody, 'image' | 'society' | 'created_at'> & {
  /** A newly cropped file, the address of a stored picture, or null. */
  image: File | string | null;
};

/** A stored item as far as the form holds it. */
export type StoredItem = Pick<
  MerchItem,
  'name' | 'description' | 'category' | 'purchase_url' | 'price' | 'image' | 'version'
>;

export interface MerchFormProps extends ContentFormProps<StoredItem, MerchDraft, FieldErrors<MerchBody>> {
  /** The item to edit; without it a new one is created. */
  item?: StoredItem;
  /** The price of the society's last item: ten times as much is asked about. @default the price of `item` */
  usualPrice?: number;
}

/** The form's fields; the price as it is written in the reader's language. */
type Written = Omit<MerchDraft, 'price' | 'version'> & { price: string };

const fieldsOf = (item: StoredItem | undefined, locale: string | undefined): Written => ({
  name: item?.name ?? '',
  description: item?.description ?? '',
  category: item?.category ?? '',
  purchase_url: item?.purchase_url ?? '',
  price: item ? writeNumber(item.price, 'money', locale) : '',
  image: item?.image ?? null,
});

const OpenForm = forwardRef<HTMLDialogElement, Omit<MerchFormProps, 'open'>>(function OpenForm(
  { item, usualPrice = item?.price, conflict, onSubmit, fieldErrors, ...rest },
  ref,
) {
  const messages = useMessages('MerchForm', merchFormMessages);
  const rules = useFormRules();
  const locale = useContext(SocietiesContext).locale?.code;
  const { currencySign } = useNumbers();
  const { field, submission, notice } = useVersionedForm<Written, MerchDraft>({
    schema: useMemo(() => merchSchema(rules, messages, locale), [rules, messages, locale]),
    values: fieldsOf(item, locale),
    fieldErrors,
    version: item?.version,
    current: conflict && { values: fieldsOf(conflict, locale), version: conflict.version },
    labels: { ...messages, purchase_url: messages.url },
    onSubmit: (values, version) => onSubmit({ ...values, version }),
  });
  return (
    <FormModal
      ref={ref}
      data-soc="MerchForm"
      open
      title={item ? messages.editTitle : messages.createTitle}
      submitLabel={item ? messages.save : messages.create}
      {...submission}
      {...rest}
    >
      <TextField
        label={messages.name}
        maxLength={rules.merch.nameMax}
        autoComplete="off"
        {...field('name')}
      />
      <TextArea
        label={messages.description}
        maxLength={rules.merch.descriptionMax}
        rows={4}
        {...field('description')}
      />
      <div data-part="row">
        <TextField label={messages.category} maxLength={rules.merch.categoryMax} {...field('category')} />
        <NumberField
          label={messages.price}
          {...currencySign}
          min={rules.merch.priceMin}
          max={rules.merch.priceMax}
          step={rules.merch.priceStep}
          kind="money"
          usual={usualPrice}
          {...field('price')}
        />
      </div>
      <TextField
        label={messages.url}
        hint={messages.urlHint}
        type="url"
        placeholder="https://"
        maxLength={rules.url.max}
        {...field('purchase_url')}
      />
      <ImageField label={messages.image} optional {...field('image')} />
      {notice}
    </FormModal>
  );
});

/** Creates or edits an item. Asks before discarding unsaved input. */
export const MerchForm = whileOpen<MerchFormProps>(OpenForm);
MerchForm.displayName = 'MerchForm';
